import { expect, it } from 'vitest';
import { bool, int, map, string, type RulesValue } from '../index.ts';
import { DOCUMENTS, evaluateRequest, compileFirestoreRules } from '../../tests/helpers/rules.ts';
import { documentResource } from '../firestoreValues.ts';
import { undecidedExpressions } from './undecided.ts';

/**
 * Evaluates one request for each document `a/ID` in `documents`. Returns the expressions that were
 * never true or never false, as 'line:column text, never RESULT'.
 */
function listUndecided(
  body: string,
  documents: Readonly<Record<string, Readonly<Record<string, RulesValue>>>>,
): string[] {
  const ruleset = compileFirestoreRules(body);
  for (const [id, fields] of Object.entries(documents)) {
    const path = `${DOCUMENTS}/a/${id}`;
    evaluateRequest(ruleset, {
      path,
      method: 'get',
      resource: documentResource(path, map(fields)),
    });
  }
  return undecidedExpressions(ruleset.coverage()).map(
    ({ line, column, text, never }) => `${line}:${column} ${text}, never ${never}`,
  );
}

const one = { n: int(1n), on: bool(true), name: string('one') };
const two = { n: int(2n), on: bool(false), name: string('two') };

const createGetRule = (condition: string): string =>
  `match /a/{id} { allow get: if ${condition}; }`;

it.each([
  ['a comparison', 'resource.data.n == 1'],
  ['the operator in', 'resource.data.n in [1]'],
  ['the operator is', 'resource.data.n is int'],
  ['a field', 'resource.data.on'],
  ['a call', "resource.data.name.matches('o.*')"],
  ['the operator !', '!resource.data.on'],
  ['the operator &&', "resource.data.on && id == 'one'"],
  ['the operator ||', "resource.data.on || id == 'one'"],
  ['the operator ? :', 'resource.data.on ? resource.data.n == 1 : resource.data.on'],
])('reports %s as undecided if no request evaluated it', (_what, condition) => {
  expect(listUndecided(createGetRule(condition), {})).toContain(`3:31 ${condition}, never either`);
});

it('reports nothing if every expression was true once and false once', () => {
  expect(listUndecided(createGetRule('resource.data.on'), { one, two })).toEqual([]);
  const both = createGetRule("resource.data.on && resource.data.name != 'three'");
  expect(listUndecided(both, { one, two, three: { ...one, name: string('three') } })).toEqual([]);
});

it('reports that a part of a condition was never true or never false', () => {
  expect(listUndecided(createGetRule("resource.data.on || id == 'none'"), { one })).toEqual([
    '3:31 resource.data.on, never false',
    "3:51 id == 'none', never either",
    "3:31 resource.data.on || id == 'none', never false",
  ]);
  expect(listUndecided(createGetRule("resource.data.on || id == 'none'"), { one, two })).toEqual([
    "3:51 id == 'none', never true",
  ]);
});

it('counts a failed expression as neither true nor false', () => {
  expect(listUndecided(createGetRule('resource.data.n > 1'), { two, none: {} })).toEqual([
    '3:31 resource.data.n > 1, never false',
  ]);
});

it('reports each expression of a function only once, regardless of the number of calls', () => {
  const body = `function isOne(x) {
  let known = x in [1, 2];
  return known
    && x == 1;
}
function unused() { return request.auth == null; }
match /a/{id} { allow get: if isOne(resource.data.n) || isOne(resource.data.m); }`;
  const m = int(1n);
  expect(listUndecided(body, { one, two: { ...two, m } })).toEqual([
    '4:15 x in [1, 2], never false',
    '5:10 known, never false',
    '8:28 request.auth == null, never either',
    '9:57 isOne(resource.data.m), never false',
    '9:31 isOne(resource.data.n) || isOne(resource.data.m), never false',
  ]);
});

it('reports every call with a boolean result, even in a list', () => {
  const body = `function first() { return second(); }
function second() { return resource.data.on; }
match /a/{id} { allow get: if first() && [resource.data.name.matches('o')].size() == 1; }`;
  expect(listUndecided(body, { one })).toEqual(
    expect.arrayContaining([
      '3:27 second(), never false',
      '4:28 resource.data.on, never false',
      "5:43 resource.data.name.matches('o'), never true",
    ]),
  );
});

it('omits literals and operands of comparisons', () => {
  expect(listUndecided(createGetRule('true'), { one })).toEqual([]);
  expect(listUndecided(createGetRule('resource.data.on == true'), { one })).toEqual([
    '3:31 resource.data.on == true, never false',
  ]);
});
