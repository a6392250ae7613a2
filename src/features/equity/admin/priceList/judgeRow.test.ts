import { expect, it } from 'vitest';
import { findTable } from '@/lib/table/findTable';
import { NOT_CALCULATED } from '@/lib/table/messages';
import { createNumberStyle } from '@/lib/table/numberStyle';
import { splitText } from '@/lib/table/text';
import { priceListTableKind } from './columns';
import { judgeRow } from './judgeRow';
import { unreadableReasons } from './messages';
import { readRowValues } from './rowValues';
import { createLeftOutVerdict, ACCEPTED_VERDICT, createUnreadableVerdict } from './verdict';

function judgeText(row: string, heads = 'Symbol\tPClose\tClose\tVolume') {
  const table = findTable(splitText(`${heads}\n${row}`, priceListTableKind), priceListTableKind);
  const [, line] = table.rows;
  if (line === undefined) throw new Error('There is no row.');
  const numbers = createNumberStyle(line.cells);
  return judgeRow(line, readRowValues(line, table, numbers), table.shape, numbers);
}

it.each([
  ['a share', 'GTCO\t58.20\t63.10\t7', ACCEPTED_VERDICT],
  ['a share that did not move', 'GTCO\t58.20\t58.20\t7', ACCEPTED_VERDICT],
  ['the share TOTAL', 'TOTAL\t670\t737\t12', ACCEPTED_VERDICT],
  ['a total', 'TOTAL\t\t\t150', createLeftOutVerdict('total')],
  ['a blank row', '\t\t\t', createLeftOutVerdict('layout')],
  ['a title', 'MAIN BOARD\t\t\t', createLeftOutVerdict('layout')],
  ['a fund', 'NEWGOLD\t40000\t41000\t3', createLeftOutVerdict('fund')],
  ['a government bond', 'FGS202873\t100\t101\t3', createLeftOutVerdict('fund')],
  [
    'a share with neither a close nor a trade',
    'OANDO\t52.00\t--\t0',
    createLeftOutVerdict('noCloses'),
  ],
  [
    'a share with a trade but no close',
    'OANDO\t52.00\t--\t7',
    createUnreadableVerdict(unreadableReasons.missing),
  ],
  ['no symbol', '\t58.20\t63.10\t7', createUnreadableVerdict(unreadableReasons.noSymbol)],
  [
    'no valid symbol',
    'GT*CO\t1\t2\t7',
    createUnreadableVerdict(unreadableReasons.invalidSymbol('GT*CO')),
  ],
  [
    'a close that is not a price',
    'UBA\t38.90\t3O.15\t7',
    createUnreadableVerdict(unreadableReasons.noPrice('3O.15')),
  ],
  [
    'an ambiguous close',
    'UBA\t1,234\t9\t7',
    createUnreadableVerdict(unreadableReasons.eitherNumber('1,234')),
  ],
  [
    'an uncalculated formula',
    `UBA\t${NOT_CALCULATED}\t9\t7`,
    createUnreadableVerdict(unreadableReasons.notCalculated),
  ],
])('returns the expected verdict on a row with %s', (_, row, verdict) => {
  expect(judgeText(row)).toEqual(verdict);
});

it.each([
  ['more cells than headings', 'NESTLE,1,050.00,975.00', 'Symbol,PClose,Close', 'tooMany'],
  ['fewer cells than headings', 'UBA 38.90', 'SYMBOL PCLOSE CLOSE', 'tooFew'],
] as const)('rejects a row with %s', (_, row, heads, why) => {
  expect(judgeText(row, heads)).toEqual(createUnreadableVerdict(unreadableReasons[why]));
});
