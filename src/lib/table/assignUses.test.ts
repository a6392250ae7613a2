import { expect, it } from 'vitest';
import { testKind } from '../../../tests/helpers/tables';
import { listKeys } from '../records';
import { assignUses } from './assignUses';
import type { ColumnChoices } from './columns';
import type { SuggestedColumn } from './suggestColumns';

type Use = keyof typeof testKind.uses;
type Suggested = SuggestedColumn<Use>['suggested'];

const createColumns = (...suggestions: [head: string, use: Suggested, rank?: number][]) =>
  suggestions.map(([head, suggested, rank = 0], index) => {
    return { index, head, name: head, samples: [], suggested, rank };
  });
const both = createColumns(['Name', 'name'], ['Total', 'amount', 1], ['Amount', 'amount']);
const alike = createColumns(['Name', 'name'], ['Amount', 'amount'], ['Sum', 'amount']);
const inDoubt = [{ use: 'amount', names: ['Amount', 'Sum'] }];

it.each<[string, SuggestedColumn<Use>[], ColumnChoices<Use>, uses: unknown[], doubts: unknown[]]>([
  ['the column with the lowest rank', both, {}, ['name', undefined, 'amount'], []],
  ['the column that staff chose', both, { 1: 'amount' }, ['name', 'amount', undefined], []],
  ['no column that staff excluded', both, { 2: 'none' }, ['name', 'amount', 'none'], []],
  ['none of two equal columns', alike, {}, ['name', undefined, undefined], inDoubt],
  [
    'the chosen one of two equal columns',
    alike,
    { 2: 'amount' },
    ['name', undefined, 'amount'],
    [],
  ],
  ['no column for a heading without a use', createColumns(['Note', 'other']), {}, [undefined], []],
])('assigns a use to %s', (_, columns, chosen, uses, doubts) => {
  const assigned = assignUses(columns, listKeys(testKind.uses), chosen);
  expect(assigned.columns.map(({ use }) => use)).toEqual(uses);
  expect(assigned.doubts).toEqual(doubts);
});

it('does not mutate the suggested columns', () => {
  const before = structuredClone(both);
  assignUses(both, listKeys(testKind.uses), { 1: 'amount' });
  expect(both).toEqual(before);
});
