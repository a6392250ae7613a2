import { expect, it } from 'vitest';
import { errorsOf, verdict } from '../helpers/rules.ts';
import others from './others.json' with { type: 'json' };

const facts = Object.entries(others.expressions).flatMap(([name, { allowed, denied, ...row }]) => {
  const differ: Readonly<Record<string, string>> = { ...('differ' in row && row.differ) };
  const rowsOf = (conditions: readonly string[], there: boolean) =>
    conditions.map((condition) => ({ name, condition, here: there !== condition in differ }));
  return [...rowsOf(allowed, true), ...rowsOf(denied, false)];
});

it.each(facts)('$name: $condition', ({ condition, here }) => {
  expect(errorsOf(condition).length === 0 && verdict(condition) === 'true').toBe(here);
});
