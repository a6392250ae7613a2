import { expect, it } from 'vitest';
import { splitRows, testKind } from '../../../tests/helpers/tables';
import { locateTable } from './locateTable';
import { suggestColumns } from './suggestColumns';

function listSuggestions(rows: string[][], kind = testKind) {
  const columns = suggestColumns(rows, locateTable(rows, kind), kind);
  return columns.map(({ name, suggested, rank }) => [name, suggested, rank]);
}

it.each([
  [
    'known headings',
    ['Name|Amount'],
    [
      ['Name', 'name', 0],
      ['Amount', 'amount', 0],
    ],
  ],
  [
    'a heading of a lower rank',
    ['Name|Total|Day'],
    [
      ['Name', 'name', 0],
      ['Total', 'amount', 1],
      ['Day', 'day', 0],
    ],
  ],
  [
    'a known heading without a use',
    ['Name|Amount|Note'],
    [
      ['Name', 'name', 0],
      ['Amount', 'amount', 0],
      ['Note', 'other', 0],
    ],
  ],
  [
    'an unknown heading',
    ['Name|Amount|City'],
    [
      ['Name', 'name', 0],
      ['Amount', 'amount', 0],
      ['City', undefined, 0],
    ],
  ],
  [
    'an empty column',
    ['Name||Amount', 'A||1'],
    [
      ['Name', 'name', 0],
      ['Amount', 'amount', 0],
    ],
  ],
  [
    'no headings',
    ['A|1'],
    [
      ['Column 1', undefined, 0],
      ['Column 2', undefined, 0],
    ],
  ],
])('suggests uses for the columns of a table with %s', (_, rows, columns) => {
  expect(listSuggestions(splitRows(...rows))).toEqual(columns);
});

it('suggests uses by position if a table has no headings', () => {
  expect(listSuggestions(splitRows('A|1|x'), { ...testKind, byPosition: true })).toEqual([
    ['Column 1', 'name', 0],
    ['Column 2', 'amount', 0],
    ['Column 3', 'day', 0],
  ]);
});

it('returns the first three non-blank cells of a column as samples', () => {
  const rows = splitRows('Title', 'Name|Amount', 'A|1', '|2', 'B|3', 'C|4', 'D|5');
  const [name, amount] = suggestColumns(rows, locateTable(rows, testKind), testKind);
  expect(name?.samples).toEqual(['A', 'B', 'C']);
  expect(amount?.samples).toEqual(['1', '2', '3']);
});
