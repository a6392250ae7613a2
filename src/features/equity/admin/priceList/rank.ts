import { inOneUnit } from '@/lib/decimal';
import { type StockKind, stockKinds } from '@/figures/stocks';
import { ROWS } from '@/figures/limits';
import { readClose } from './figures';
import type { ShareRow, UnreadableRow } from './types';

/** A share that has its place among the five, or would have it by the change alone. */
export interface Ranked extends ShareRow {
  /** Other shares with exactly the same change, whether or not they have a place. */
  tiedWith: readonly string[];
}

/** Shares that moved exactly as much as the last of the five and have no place. */
export interface Tie {
  /** The first place that is shared, and the last. */
  from: number;
  to: number;
  /** Those without a place, the next one first. */
  outside: readonly Ranked[];
  /** The figure that decided between the last inside and the first outside. */
  by: 'value' | 'volume' | 'symbol';
}

export interface Ranking {
  five: readonly Ranked[];
  tie: Tie | null;
}

/** Changes that differ by more than this, as shares of the close, differ whatever binary division misses. */
const SURE = 1e-12;

/** Compares two changes: above 0 where the first is larger. What division leaves in doubt is worked out exactly. */
function compareChange(one: ShareRow, other: ShareRow): number {
  const [a, b] = [one.current / one.previous, other.current / other.previous];
  if (Math.abs(a - b) > SURE * Math.max(a, b)) return a - b;
  const [from, to] = inOneUnit(one.previous, one.current);
  const [otherFrom, otherTo] = inOneUnit(other.previous, other.current);
  const [exact, otherExact] = [to * otherFrom, otherTo * from];
  return exact > otherExact ? 1 : exact < otherExact ? -1 : 0;
}

function tieBreak(one: ShareRow, other: ShareRow): { by: Tie['by']; order: number } {
  const value = (other.value ?? -1) - (one.value ?? -1);
  if (value !== 0) return { by: 'value', order: value };
  const volume = (other.volume ?? -1) - (one.volume ?? -1);
  if (volume !== 0) return { by: 'volume', order: volume };
  return {
    by: 'symbol',
    order: one.symbol < other.symbol ? -1 : one.symbol > other.symbol ? 1 : 0,
  };
}

/**
 * The five shares that moved most in one direction, by the exact change between the closes. Of two
 * that moved as much that with the larger value traded goes first, then by volume, then by symbol.
 */
export function rank(kind: StockKind, shares: readonly ShareRow[]): Ranking {
  const direction = kind === 'gainers' ? 1 : -1;
  const moved = shares
    .filter(({ previous, current }) => (current - previous) * direction > 0)
    .sort((one, other) => -direction * compareChange(one, other) || tieBreak(one, other).order);
  const withTies = (share: ShareRow): Ranked => ({
    ...share,
    tiedWith: moved
      .filter((other) => other !== share && compareChange(other, share) === 0)
      .map(({ symbol }) => symbol),
  });
  return { five: moved.slice(0, ROWS).map(withTies), tie: tieAt(moved, withTies) };
}

function tieAt(moved: readonly ShareRow[], withTies: (share: ShareRow) => Ranked): Tie | null {
  const [last, next] = [moved[ROWS - 1], moved[ROWS]];
  if (last === undefined || next === undefined || compareChange(last, next) !== 0) return null;
  const same = (share: ShareRow) => compareChange(share, last) === 0;
  return {
    from: moved.findIndex(same) + 1,
    to: ROWS,
    outside: moved.slice(ROWS).filter(same).map(withTies),
    by: tieBreak(last, next).by,
  };
}

/** Returns whether a row that could not be read may belong among the five, as far as the list lets one tell. */
export function mayLead(
  { row, traded, fix }: UnreadableRow,
  rankings: Readonly<Record<StockKind, Ranking>>,
): boolean {
  if (!traded) return false;
  const [previous, current] = [readClose(fix.previous, 'point'), readClose(fix.current, 'point')];
  if (!previous.ok || !current.ok || !previous.value || !current.value) return true;
  const closes = { previous: previous.value, current: current.value };
  // It has the better of a tie, which would be asked about.
  const share = { row, symbol: fix.symbol, ...closes, value: Infinity, volume: 0, corrected: true };
  return stockKinds.some((kind) =>
    rank(kind, [...rankings[kind].five, share]).five.some((each) => each.row === row),
  );
}
