import { expect, it } from 'vitest';
import { documentResource } from '../firestoreValues.ts';
import { int, list, map, timestamp, type RulesValue } from '../values.ts';
import { evaluateCondition } from '../../tests/helpers/rules.ts';

// The list is so long that comparing all pairs would take two million comparisons.
const createList = (of: (n: number) => RulesValue): RulesValue =>
  list(Array.from({ length: 1415 }, (_, n) => of(n)));
it.each([
  'resource.data.a.toSet().size() == 1415',
  'resource.data.a.hasAll(resource.data.a)',
  'resource.data.a.hasAny(resource.data.b) == false',
  'resource.data.a.hasOnly(resource.data.a)',
  'resource.data.a.removeAll(resource.data.b) == resource.data.a',
  'resource.data.a.toSet() == resource.data.a.toSet()',
  'resource.data.a.toSet().difference(resource.data.b.toSet()).size() == 1415',
  'resource.data.a.toSet().intersection(resource.data.b.toSet()).size() == 0',
  'resource.data.a.toSet().union(resource.data.b.toSet()).size() == 2830',
  'resource.data.times.toSet().hasAll(resource.data.times)',
])(
  'evaluates %s for lists of 1,415 values without exceeding the limit of comparisons',
  (expression) => {
    const data = {
      a: createList(int),
      b: createList((n) => int(n + 5000)),
      times: createList((n) => timestamp(BigInt(n))),
    };
    const resource = documentResource('/t/one', map(data));
    expect(evaluateCondition(expression, { resource })).toBe('true');
  },
);

it('sorts the keys of a large map by code point', () => {
  const names = Array.from({ length: 40 }, (_, n) => `k${10 + n}`);
  const data = map(new Map(names.toReversed().map((name) => [name, int(1)])));
  const resource = documentResource('/t/one', data);
  expect(
    evaluateCondition(`resource.data.keys().join('') == '${names.join('')}'`, { resource }),
  ).toBe('true');
});
