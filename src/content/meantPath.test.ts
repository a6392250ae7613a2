import { expect, it } from 'vitest';
import { meantPath } from './meantPath';
import cases from './meantPath.cases.json' with { type: 'json' };

it.each(Object.entries(cases.meant))('%s means %s', (typed, path) => {
  expect(meantPath(typed)).toBe(path);
});

it.each(Object.entries(cases.none))('%s %s', (path) => {
  expect(meantPath(path)).toBeNull();
});
