import { inOneUnit } from '@/lib/decimal';
import { byText } from '@/lib/order';
import { type StockKind, stockKinds } from '@/figures/stocks';
import { ROWS } from '@/figures/limits';
import { readClose } from './cells';
import type { ShareRow, UnreadableRow } from './rows';

/** Shares that moved exactly as much as the last of the five and have no place. */
export interface Tie {
  /** The first place that is shared; the last is the last of the five. */
  from: number;
  /** Those without a place, the next one first. */
  outside: readonly ShareRow[];
  /** The figure that decided between the last inside and the first outside. */
  by: 'value' | 'volume' | 'symbol';
}

export interface Ranking {
  five: readonly ShareRow[];
  tie: Tie | null;
}

/** Changes that differ by more than this, as shares of the close, differ whatever binary division misses. */
const SURE = 1e-12;

type Closes = Pick<ShareRow, 'previous' | 'current'>;

/** Compares two changes: above 0 where the first is larger. What division leaves in doubt is worked out exactly. */
export function compareChange(one: Closes, other: Closes): number {
  const [a, b] = [one.current / one.previous, other.current / other.previous];
  if (Math.abs(a - b) > SURE * Math.max(a, b)) return a - b;
  const [from, to] = inOneUnit(one.previous, one.current);
  const [otherFrom, otherTo] = inOneUnit(other.previous, other.current);
  const [exact, otherExact] = [to * otherFrom, otherTo * from];
  return exact > otherExact ? 1 : exact < otherExact ? -1 : 0;
}

const traded = (share: ShareRow, by: 'value' | 'volume') => share[by] ?? -1;
const decidedBy = (one: ShareRow, other: ShareRow): Tie['by'] =>
  (['value', 'volume'] as const).find((by) => traded(one, by) !== traded(other, by)) ?? 'symbol';

function breakTie(one: ShareRow, other: ShareRow): number {
  const by = decidedBy(one, other);
  return by === 'symbol' ? byText(one.symbol, other.symbol) : traded(other, by) - traded(one, by);
}

/**
 * The five shares that moved most in one direction, by the exact change between the closes. Of two
 * that moved as much that with the larger value traded goes first, then by volume, then by symbol.
 */
export function rank(kind: StockKind, shares: readonly ShareRow[]): Ranking {
  const direction = kind === 'gainers' ? 1 : -1;
  const moved = shares
    .filter(({ previous, current }) => (current - previous) * direction > 0)
    .sort((one, other) => -direction * compareChange(one, other) || breakTie(one, other));
  const five = moved.slice(0, ROWS);
  const [last, next] = [moved[ROWS - 1], moved[ROWS]];
  if (last === undefined || next === undefined) return { five, tie: null };
  const isTied = (share: ShareRow) => compareChange(share, last) === 0;
  const outside = moved.slice(ROWS).filter(isTied);
  const tie = { from: five.findIndex(isTied) + 1, outside, by: decidedBy(last, next) };
  return { five, tie: outside.length === 0 ? null : tie };
}

/** Returns whether a row that could not be read may belong among the five, as far as the list lets one tell. */
export function mayLead(
  { row, traded: wasTraded, fix }: UnreadableRow,
  rankings: Readonly<Record<StockKind, Ranking>>,
): boolean {
  if (!wasTraded) return false;
  const [previous, current] = [readClose(fix.previous, 'point'), readClose(fix.current, 'point')];
  if (!previous.ok || !current.ok || !previous.value || !current.value) return true;
  const closes = { previous: previous.value, current: current.value };
  // It has the better of a tie, which would be asked about.
  const share = { row, symbol: fix.symbol, ...closes, value: Infinity, volume: 0, corrected: true };
  return stockKinds.some((kind) =>
    rank(kind, [...rankings[kind].five, share]).five.includes(share),
  );
}
