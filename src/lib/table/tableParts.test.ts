import { expect, it } from 'vitest';
import { splitRows, testKind } from '../../../tests/helpers/tables';
import { findLikeliestTable, splitTables } from './tableParts';

/** Returns the heading rows and the last row of each part as indexes. */
const listParts = (rows: string[][]) =>
  splitTables(rows, testKind).map(({ headRows, last }) => ({ headRows, last }));

it.each([
  ['no rows', [], [{ headRows: [], last: -1 }]],
  ['rows without headings', ['Abuja|1', 'Lagos|2'], [{ headRows: [], last: 1 }]],
  [
    'a title above the headings',
    ['Amounts', 'Name|Amount', 'Lagos|2'],
    [
      { headRows: [], last: 0 },
      { headRows: [1], last: 2 },
    ],
  ],
  [
    'repeated headings',
    ['Name|Amount', 'Lagos|2', 'NAME|amount', 'Kano|3'],
    [
      { headRows: [], last: -1 },
      { headRows: [0, 2], last: 3 },
    ],
  ],
  [
    'different headings',
    ['Name|Amount', 'Lagos|2', 'Name|Total', 'Kano|3'],
    [
      { headRows: [], last: -1 },
      { headRows: [0], last: 1 },
      { headRows: [2], last: 3 },
    ],
  ],
])('splits a sheet with %s into tables', (_, rows, parts) => {
  expect(listParts(splitRows(...rows))).toEqual(parts);
});

it.each([
  ['the larger of two tables', ['Name|Amount', 'A|1', 'Name|Total', 'B|2', 'C|3'], [2]],
  ['the first of two equal tables', ['Name|Amount', 'A|1', 'Name|Total', 'B|2'], [0]],
  [
    'the table with all needed headings',
    ['Name|Amount', 'A|1', 'Amount|Day|Note', 'B|2', '1|2'],
    [0],
  ],
  ['all rows if there are no headings', ['A|1', 'B|2'], []],
])('finds %s in a sheet', (_, rows, headRows) => {
  expect(findLikeliestTable(splitRows(...rows), testKind).headRows).toEqual(headRows);
});
