import { expect, it } from 'vitest';
import { canonicalPath } from './canonicalPath';
import cases from './canonicalPath.cases.json' with { type: 'json' };

it.each(Object.entries(cases.meant))('%s means %s', (typed, path) => {
  expect(canonicalPath(typed)).toBe(path);
});

it.each(Object.entries(cases.none))('%s %s', (path) => {
  expect(canonicalPath(path)).toBeNull();
});
