import { expect, it } from 'vitest';
import { safeLink } from './links';
import cases from './links.cases.json' with { type: 'json' };

it.each(Object.entries(cases.opens))('%s opens as %s', (text, link) => {
  expect(safeLink(text)).toBe(link);
});
