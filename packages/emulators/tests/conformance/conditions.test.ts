import { expect, it } from 'vitest';
import { documentResource } from '../../rules/firestoreValues.ts';
import { map, NULL, toPathValue, string } from '../../rules/values.ts';
import { DOCUMENTS, listErrors, evaluateCondition } from '../helpers/rules.ts';
import table from './emulator.json' with { type: 'json' };
import others from './others.json' with { type: 'json' };
import methods from './rulesMethods.json' with { type: 'json' };
import operators from './rulesOperators.json' with { type: 'json' };
import values from './rulesValues.json' with { type: 'json' };

const rows = [methods, values, operators].flatMap((each) => Object.values(each.rows).flat());

it.each(rows)('evaluates %s to %s (%s)', (expression, expected) => {
  const resource = documentResource('/t/one', map({}));
  expect(evaluateCondition(expression, { resource }).split(':')[0]).toBe(expected);
});

const differ: Readonly<Record<string, readonly string[]>> = table.differ;
const officialResults = Object.values(table.claims).flatMap((area) =>
  Object.entries<readonly string[]>(area).flatMap(([there, conditions]) =>
    conditions.map((condition) => ({ condition, there })),
  ),
);
/** Path of a missing document, which a signed-out client requests. */
const path = toPathValue(`${DOCUMENTS}/things/one`);
const visitor = { request: { auth: NULL, method: string('get'), path } };

it.each(officialResults)(
  "returns Google's result ($there) or a documented difference for $condition",
  ({ condition, there }) => {
    const [here = there, why = ''] = differ[condition] ?? [];
    const compiles = listErrors(condition).length === 0;
    expect(compiles ? evaluateCondition(condition, visitor).split(':')[0] : 'compile-error').toBe(
      here,
    );
    if (here !== there) expect(why).toMatch(/\w+ \w+/);
  },
);

const facts = Object.entries(others.expressions).flatMap(([name, { allowed, denied, ...row }]) => {
  const differences: Readonly<Record<string, string>> = { ...('differ' in row && row.differ) };
  const createRows = (conditions: readonly string[], there: boolean) =>
    conditions.map((condition) => ({ name, condition, here: there !== condition in differences }));
  return [...createRows(allowed, true), ...createRows(denied, false)];
});

it.each(facts)('evaluates $condition to the result recorded in $name', ({ condition, here }) => {
  expect(listErrors(condition).length === 0 && evaluateCondition(condition) === 'true').toBe(here);
});
