import { expect, it } from 'vitest';
import { findTable } from '@/lib/table/findTable';
import { createNumberStyle } from '@/lib/table/numberStyle';
import { splitText } from '@/lib/table/text';
import { priceListTableKind } from './columns';
import { readRowValues } from './rowValues';

const HEADS = 'Symbol\tPClose\tClose\tTrades\tVolume\tTrade Date';

function readValues(row: string, heads = HEADS) {
  const table = findTable(splitText(`${heads}\n${row}`, priceListTableKind), priceListTableKind);
  const [, line] = table.rows;
  if (line === undefined) throw new Error('There is no row.');
  return readRowValues(line, table, createNumberStyle(line.cells));
}

it('reads all values of a row', () => {
  expect(readValues('Gtco [MRF]\t58.20\t1,063.10\t7\t1,000\t20 Nov 26')).toEqual({
    row: 2,
    name: 'Gtco [MRF]',
    text: 'Gtco [MRF] 58.20 1,063.10',
    symbol: 'GTCO',
    previous: 58.2,
    current: 1063.1,
    value: null,
    volume: 1000,
    hasAmount: true,
    traded: true,
    untraded: false,
    day: '2026-11-20',
  });
});

it.each([
  ['63.10', 63.1],
  ['--', 0],
  ['', 0],
  ['5.2%', null],
  ['3O.15', null],
])('reads the close %j as %j', (close, current) => {
  expect(readValues(`GTCO\t58.20\t${close}`).current).toBe(current);
});

it.each([
  ['7\t1000', { hasAmount: true, traded: true, untraded: false }],
  ['0\t0', { hasAmount: false, traded: false, untraded: true }],
  ['0\tx', { hasAmount: false, traded: true, untraded: true }],
  ['x\tx', { hasAmount: false, traded: true, untraded: false }],
])('determines from the amounts %j whether a share was traded', (amounts, trade) => {
  expect(readValues(`GTCO\t1\t2\t${amounts}`)).toMatchObject(trade);
});

it('assumes that a share was traded if the list has no columns for amounts', () => {
  const trade = { hasAmount: false, traded: true, untraded: false };
  expect(readValues('GTCO\t1\t2', 'Symbol\tPClose\tClose')).toMatchObject(trade);
});

it('returns no closes for a row with a number that was split into two cells', () => {
  const values = readValues('NESTLE,1,050.00,975.00', 'Symbol,PClose,Close');
  expect(values).toMatchObject({ text: 'NESTLE 1 050.00 975.00', previous: null, current: null });
});
