import { descending, greatest } from 'd3-array';
import { groupBy } from '@/lib/records';
import { isShare, type ListRow, type ShareRow } from './listRow';
import { formatLastTraded, unreadableReasons } from './messages';
import {
  createLeftOutVerdict,
  ACCEPTED_VERDICT,
  createUnreadableVerdict,
  type Verdict,
} from './verdict';

/**
 * Returns the date that most shares have, as 'YYYY-MM-DD'. If there are several, returns the
 * newest. Undefined if the list has no dates.
 */
export function findTradingDay(rows: readonly ListRow[]): string | undefined {
  const days = rows.filter(isShare).flatMap(({ day }) => day ?? []);
  const byDay = groupBy(days.toSorted(descending), String);
  const [day] = greatest(byDay, ([, { length }]) => length) ?? [];
  return day;
}

const getAmount = ({ value, volume }: ShareRow) => value ?? volume ?? 0;

/**
 * Returns the row with the highest value or volume traded. If several rows are equal, returns the
 * first.
 */
const findMostTraded = (rows: readonly ShareRow[]): ShareRow =>
  rows.reduce((most, row) => (getAmount(row) > getAmount(most) ? row : most));

/**
 * Checks the row that represents a symbol. It is accepted if its last trade was on `day` and its
 * price has changed.
 */
function judgeTrade(row: ShareRow, day: string | undefined): Verdict {
  if (row.day !== null && row.day !== day)
    return createLeftOutVerdict('noTrade', formatLastTraded(row.day));
  if (row.untraded) return createLeftOutVerdict('noTrade');
  return row.previous === row.current ? createLeftOutVerdict('unchanged') : ACCEPTED_VERDICT;
}

/** Returns the verdicts on all rows of a symbol. At most one row of a symbol is accepted. */
function judgeSymbol(rows: readonly ShareRow[], day: string | undefined): [ListRow, Verdict][] {
  const most = findMostTraded(rows);
  const agree = rows.every(
    ({ previous, current }) => previous === most.previous && current === most.current,
  );
  return rows.map((row) => {
    if (!agree) return [row, createUnreadableVerdict(unreadableReasons.listedTwice(row.symbol))];
    if (row !== most) return [row, createLeftOutVerdict('twice', `as in row ${most.row}`)];
    return [row, judgeTrade(row, day)];
  });
}

/**
 * Compares the shares of a list and returns all rows with their final verdicts. For each symbol, at
 * most one row is accepted. It must have a trade on the date of the list, and its price must have
 * changed.
 */
export function judgeShares(rows: readonly ListRow[], day: string | undefined): ListRow[] {
  const bySymbol = groupBy(rows.filter(isShare), ({ symbol }) => symbol);
  const verdicts = new Map([...bySymbol.values()].flatMap((group) => judgeSymbol(group, day)));
  return rows.map((row) => ({ ...row, ...verdicts.get(row) }));
}
