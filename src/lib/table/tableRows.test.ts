import { expect, it } from 'vitest';
import { splitRows, testKind } from '../../../tests/helpers/tables';
import type { Sheet } from './columns';
import { locateTable } from './locateTable';
import { readTableRows } from './tableRows';

const columnOf = { name: 0, amount: 1, day: -1 };

function readRows(rows: string[][], shape: Sheet['shape'] = 'free', isComplete = true) {
  const table = locateTable(rows, testKind);
  return readTableRows({ name: '', rows, shape }, table, { columnOf, isComplete, width: 2 });
}

it('returns the cells of a row by the uses of their columns', () => {
  const rows = readRows(splitRows('Name|Amount', ' Lagos |1,000|x'));
  expect(rows[1]).toMatchObject({ row: 2, texts: { name: 'Lagos', amount: '1,000', day: '' } });
});

it.each([
  ['a row of the table', 'Lagos|1', { isEmpty: false, isOutside: false }],
  ['a blank row', ' |', { isEmpty: true, isOutside: false }],
  ['a line under headings', '----|---:', { isEmpty: true, isOutside: false }],
  ['repeated headings', 'Name|Amount', { isEmpty: true, isOutside: false }],
])('decides whether a row counts as empty: %s', (_, row, marks) => {
  expect(readRows(splitRows('Name|Amount', row, 'Kano|2'))[1]).toMatchObject(marks);
});

it('marks the rows above and below the table as outside the table', () => {
  const rows = readRows(splitRows('Title', 'Name|Amount', 'A|1', 'B|2', 'Name|Total', 'C|3'));
  expect(rows.map(({ isOutside }) => isOutside)).toEqual([true, false, false, false, true, true]);
});

it('marks all rows as empty if a needed column is missing', () => {
  expect(readRows(splitRows('Name|Amount', 'A|1'), 'free', false)[1]?.isEmpty).toBe(true);
});

it.each([
  ['free', 'A|1|2', null],
  ['free', 'A', null],
  ['atMost', 'A|1|2', 'tooMany'],
  ['atMost', 'A|1| ', null],
  ['atMost', 'A', null],
  ['exactly', 'A|1|2', 'tooMany'],
  ['exactly', 'A', 'tooFew'],
  ['exactly', 'A|1', null],
] as const)(
  'checks the number of cells of a row in a sheet of shape %s: row %s, result %s',
  (shape, row, cut) => {
    expect(readRows(splitRows('Name|Amount', row), shape)[1]?.cut).toBe(cut);
  },
);
