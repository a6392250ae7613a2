import { expect, it } from 'vitest';
import { judgeShares, findTradingDay } from './judgeShares';
import type { ListRow } from './listRow';
import { formatLastTraded, unreadableReasons } from './messages';
import { createLeftOutVerdict, ACCEPTED_VERDICT, createUnreadableVerdict } from './verdict';

const DAY = '2026-11-20';

/** Creates a valid row that has not been compared with other rows. */
const createRow = (row: number, symbol: string, other: Partial<ListRow> = {}): ListRow => ({
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
  ...ACCEPTED_VERDICT,
  ...other,
});
const listVerdicts = (...rows: ListRow[]) =>
  judgeShares(rows, DAY).map(({ why, reason, detail }) => ({ why, reason, detail }));

const gtco = createRow(1, 'GTCO', { volume: 100 });
const larger = createRow(2, 'GTCO', { volume: 300 });
const other = createRow(3, 'GTCO', { volume: 300, current: 3 });
const unread = createUnreadableVerdict(unreadableReasons.noPrice('x'));
const twice = createUnreadableVerdict(unreadableReasons.listedTwice('GTCO'));

it.each([
  ['accepts a share', [gtco], [ACCEPTED_VERDICT]],
  [
    'accepts the row with more trades of two rows with equal closes',
    [gtco, larger],
    [createLeftOutVerdict('twice', 'as in row 2'), ACCEPTED_VERDICT],
  ],
  [
    'accepts the first of two rows with the same trades',
    [gtco, { ...gtco, row: 2 }],
    [ACCEPTED_VERDICT, createLeftOutVerdict('twice', 'as in row 1')],
  ],
  ['rejects different closes', [gtco, other], [twice, twice]],
  [
    'leaves out a share that did not move',
    [createRow(1, 'UBA', { current: 1 })],
    [createLeftOutVerdict('unchanged')],
  ],
  [
    'leaves out a share without a trade',
    [createRow(1, 'UBA', { untraded: true })],
    [createLeftOutVerdict('noTrade')],
  ],
  [
    'leaves out a share that was last traded on another day',
    [createRow(1, 'UBA', { day: '2026-11-19' })],
    [createLeftOutVerdict('noTrade', formatLastTraded('2026-11-19'))],
  ],
  ['accepts a share without a date', [createRow(1, 'UBA', { day: null })], [ACCEPTED_VERDICT]],
  ['ignores an unreadable row', [{ ...gtco, ...unread }, larger], [unread, ACCEPTED_VERDICT]],
])('%s', (_, rows, verdicts) => {
  expect(listVerdicts(...rows)).toEqual(verdicts);
});

it('does not modify the rows that it is given', () => {
  const rows = [gtco, other];
  const before = structuredClone(rows);
  expect(judgeShares(rows, DAY)[0]).not.toBe(gtco);
  expect(rows).toEqual(before);
});

it.each([
  ['the date of most shares', ['2026-11-20', '2026-11-19', '2026-11-20'], '2026-11-20'],
  ['the newest of two dates', ['2026-11-19', '2026-11-20'], '2026-11-20'],
  ['no date if the list has none', [null, null], undefined],
])('uses %s as the trading day of the list', (_, days, day) => {
  expect(findTradingDay(days.map((each, at) => createRow(at, 'UBA', { day: each })))).toBe(day);
});
