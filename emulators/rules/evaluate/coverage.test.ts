import { describe, expect, it } from 'vitest';
import type { CoverageNode } from '../types.ts';
import { DOCUMENTS, ask, compiled } from '../../tests/helpers/rules.ts';

const source = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isOne(name) { return name == 'one'; }
    match /a/{b} { allow get: if isOne(b) || b.size() == 2; }
  }
}`;

const flatten = (nodes: readonly CoverageNode[]): CoverageNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children ?? [])]);

describe('coverage', () => {
  const ruleset = compiled(source);
  const get = (id: string): void => {
    ask(ruleset, { path: `${DOCUMENTS}/a/${id}`, method: 'get' });
  };
  const valuesOf = (text: string): CoverageNode['values'] =>
    flatten(ruleset.coverage().report).find(
      ({ sourcePosition: { currentOffset, endOffset } }) =>
        source.slice(currentOffset, endOffset) === text,
    )?.values;

  it('reports each expression with the values it took', () => {
    for (const id of ['one', 'no', 'one', 'three']) get(id);
    expect(valuesOf('isOne(b)')).toEqual([
      { value: { boolValue: true }, count: 2 },
      { value: { boolValue: false }, count: 2 },
    ]);
    expect(valuesOf('b.size()')).toEqual([
      { value: { intValue: '2' }, count: 1 },
      { value: { intValue: '5' }, count: 1 },
    ]);
    expect(valuesOf('isOne(b) || b.size() == 2')?.map(({ count }) => count)).toEqual([3, 1]);
  });

  it('gives positions in the source and the source itself', () => {
    const { rules, report } = ruleset.coverage();
    expect(rules.files).toEqual([{ name: 'test.rules', content: source }]);
    const [body, condition] = report;
    expect(body?.sourcePosition).toMatchObject({ fileName: 'test.rules', line: 4, column: 35 });
    expect(condition?.sourcePosition).toMatchObject({ line: 5, column: 34 });
    expect(condition?.children).toHaveLength(2);
  });

  it('does not count what explaining a denial evaluates again', () => {
    ruleset.resetCoverage();
    get('three');
    expect(valuesOf('b.size() == 2')).toEqual([{ value: { boolValue: false }, count: 1 }]);
  });

  it('forgets', () => {
    ruleset.resetCoverage();
    expect(flatten(ruleset.coverage().report).filter(({ values }) => values)).toEqual([]);
  });

  it('shows a failed expression as undefined', () => {
    const failing = compiled(source.replace('b.size() == 2', 'b.size.x == 2'));
    ask(failing, { path: `${DOCUMENTS}/a/two`, method: 'get' });
    const failed = flatten(failing.coverage().report).flatMap(({ values }) => values ?? []);
    expect(failed).toContainEqual({
      value: { undefined: { causeMessage: 'Property size is undefined on string.' } },
      count: 1,
    });
  });
});
