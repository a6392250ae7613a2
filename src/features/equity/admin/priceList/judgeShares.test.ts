import { expect, it } from 'vitest';
import { judgeShares, tradingDay } from './judgeShares';
import type { ListRow } from './listRow';
import { lastTraded, unreadable } from './messages';
import { leftOut, READ, unreadableRow } from './verdict';

const DAY = '2026-11-20';

/** Creates a row that has not yet been compared with other rows. */
const rowOf = (row: number, symbol: string, other: Partial<ListRow> = {}): ListRow => ({
  ...{
    row,
    symbol,
    name: symbol,
    text: symbol,
    previous: 1,
    current: 2,
    value: null,
    volume: null,
  },
  ...{ hasAmount: true, traded: true, untraded: false, day: DAY },
  ...READ,
  ...other,
});
const verdictsOn = (...rows: ListRow[]) =>
  judgeShares(rows, DAY).map(({ why, reason, detail }) => ({ why, reason, detail }));

const gtco = rowOf(1, 'GTCO', { volume: 100 });
const larger = rowOf(2, 'GTCO', { volume: 300 });
const other = rowOf(3, 'GTCO', { volume: 300, current: 3 });
const unread = unreadableRow(unreadable.noPrice('x'));
const twice = unreadableRow(unreadable.listedTwice('GTCO'));

it.each([
  ['accepts a share', [gtco], [READ]],
  [
    'accepts the more traded of two rows with equal closes',
    [gtco, larger],
    [leftOut('twice', 'as in row 2'), READ],
  ],
  [
    'accepts the first of two equally traded rows',
    [gtco, { ...gtco, row: 2 }],
    [READ, leftOut('twice', 'as in row 1')],
  ],
  ['rejects different closes', [gtco, other], [twice, twice]],
  [
    'leaves out a share that did not move',
    [rowOf(1, 'UBA', { current: 1 })],
    [leftOut('unchanged')],
  ],
  [
    'leaves out a share without a trade',
    [rowOf(1, 'UBA', { untraded: true })],
    [leftOut('noTrade')],
  ],
  [
    'leaves out a share with another date',
    [rowOf(1, 'UBA', { day: '2026-11-19' })],
    [leftOut('noTrade', lastTraded('2026-11-19'))],
  ],
  ['accepts a share without a date', [rowOf(1, 'UBA', { day: null })], [READ]],
  ['ignores an unreadable row', [{ ...gtco, ...unread }, larger], [unread, READ]],
])('judges the rows of a symbol: %s', (_, rows, verdicts) => {
  expect(verdictsOn(...rows)).toEqual(verdicts);
});

it('returns judged rows without changing its input', () => {
  const rows = [gtco, other];
  const before = structuredClone(rows);
  expect(judgeShares(rows, DAY)[0]).not.toBe(gtco);
  expect(rows).toEqual(before);
});

it.each([
  ['the date of most shares', ['2026-11-20', '2026-11-19', '2026-11-20'], '2026-11-20'],
  ['the newest of two dates', ['2026-11-19', '2026-11-20'], '2026-11-20'],
  ['no date if the list has none', [null, null], undefined],
])('chooses %s as the trading day', (_, days, day) => {
  expect(tradingDay(days.map((each, at) => rowOf(at, 'UBA', { day: each })))).toBe(day);
});
