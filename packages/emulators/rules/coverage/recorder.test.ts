import { expect, it } from 'vitest';
import type { CoverageNode } from '../types.ts';
import { DOCUMENTS, evaluateRequest, compileOrThrow } from '../../tests/helpers/rules.ts';

const source = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isOne(name) { return name == 'one'; }
    match /a/{b} { allow get: if isOne(b) || b.size() == 2; }
  }
}`;

const flatten = (nodes: readonly CoverageNode[]): CoverageNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children ?? [])]);

const ruleset = compileOrThrow(source);
const evaluateGet = (id: string): void => {
  evaluateRequest(ruleset, { path: `${DOCUMENTS}/a/${id}`, method: 'get' });
};
const findValues = (text: string): CoverageNode['values'] =>
  flatten(ruleset.coverage().report ?? []).find(
    ({ sourcePosition: { currentOffset, endOffset } }) =>
      source.slice(currentOffset, endOffset + 1) === text,
  )?.values;

it('reports each expression with its values', () => {
  for (const id of ['one', 'no', 'one', 'three']) evaluateGet(id);
  expect(findValues('isOne(b)')).toEqual([
    { value: { boolValue: true }, count: 2 },
    { value: { boolValue: false }, count: 2 },
  ]);
  expect(findValues('b.size()')).toEqual([
    { value: { intValue: '2' }, count: 1 },
    { value: { intValue: '5' }, count: 1 },
    { value: {}, count: 2 },
  ]);
  // In this condition, `||` skips the expression `b.size() == 2` and all expressions inside it.
  expect(findValues('b.size() == 2')).toEqual([
    { value: { boolValue: true }, count: 1 },
    { value: { boolValue: false }, count: 1 },
    { value: {}, count: 2 },
  ]);
  expect(findValues('isOne(b) || b.size() == 2')?.map(({ count }) => count)).toEqual([3, 1]);
});

it('reports the source with the positions of expressions', () => {
  const { rules, report } = ruleset.coverage();
  expect(rules.files).toEqual([{ name: 'test.rules', content: source }]);
  const [body, condition] = report ?? [];
  expect(body?.sourcePosition).toEqual({
    ...{ line: 4, column: 35 },
    ...{ currentOffset: source.indexOf('name =='), endOffset: source.indexOf('; }') - 1 },
  });
  expect(condition?.sourcePosition).toMatchObject({ line: 5, column: 34 });
  expect(condition?.children).toHaveLength(2);
});

it('does not count an expression that is evaluated only to explain a denial', () => {
  ruleset.resetCoverage();
  evaluateGet('three');
  expect(findValues('b.size() == 2')).toEqual([{ value: { boolValue: false }, count: 1 }]);
});

it('clears the values of all expressions on reset', () => {
  ruleset.resetCoverage();
  expect(flatten(ruleset.coverage().report ?? []).filter(({ values }) => values)).toEqual([]);
});

it('reports the value of a failed expression as undefined', () => {
  const failing = compileOrThrow(source.replace('b.size() == 2', 'b.size.x == 2'));
  evaluateRequest(failing, { path: `${DOCUMENTS}/a/two`, method: 'get' });
  const failed = flatten(failing.coverage().report ?? []).flatMap(({ values }) => values ?? []);
  expect(failed).toContainEqual({
    value: {
      undefined: {
        sourcePosition: { line: 5, column: 46 },
        causeMessage: 'Property size is undefined on string.',
      },
    },
    count: 1,
  });
});

it.each([
  { expression: "duration.value(1500, 'ms')", value: { durationValue: '1.500s' } },
  { expression: "duration.value(-1, 's')", value: { durationValue: '-1s' } },
  { expression: 'timestamp.date(2020, 1, 2)', value: { timestampValue: '2020-01-02T00:00:00Z' } },
  {
    expression: '[1, 2].toSet()',
    value: { setValue: { values: [{ intValue: '1' }, { intValue: '2' }] } },
  },
  { expression: "'hello'.toUtf8()", value: { bytesValue: 'aGVsbG8=' } },
  { expression: '[]', value: { listValue: {} } },
  { expression: '{}', value: { mapValue: {} } },
  {
    expression:
      "{'same': 1, 'removed': 1, 'changed': 1}.diff({'same': 1, 'added': 1, 'changed': 2})",
    value: {
      mapDiffValue: {
        keyStatuses: { same: 'UNCHANGED', added: 'REMOVED', changed: 'CHANGED', removed: 'ADDED' },
      },
    },
  },
])("writes the value of $expression in the format of Google's emulator", (row) => {
  const { expression, value } = row;
  const ruleset = compileOrThrow(source.replace("name == 'one'", `[${expression}].size() == 2`));
  evaluateRequest(ruleset, { path: `${DOCUMENTS}/a/one`, method: 'get' });
  const values = flatten(ruleset.coverage().report ?? []).flatMap((node) => node.values ?? []);
  expect(values).toContainEqual({ value, count: 1 });
});

it('omits literals from the report', () => {
  const constant = compileOrThrow(
    source.replace(/isOne.*2;/, 'true;').replace(/function.*\n/, '\n'),
  );
  evaluateRequest(constant, { path: `${DOCUMENTS}/a/one`, method: 'get' });
  expect(constant.coverage()).not.toHaveProperty('report');
  const namespace = compileOrThrow(source.replace('b.size() == 2', 'math.abs(1) == 1'));
  const [, condition] = namespace.coverage().report ?? [];
  expect(condition?.children?.[1]?.children).toEqual([
    { sourcePosition: expect.anything() as unknown },
  ]);
});
