import { inOneUnit } from '@/lib/decimal';
import type { StockKind } from '../../documents';
import { ROWS } from '../../limits';
import type { ShareRow } from './types';

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
  /** What decided between the last inside and the first outside. */
  by: 'value' | 'volume' | 'symbol';
}

export interface Ranking {
  five: readonly Ranked[];
  tie: Tie | null;
}

interface Exact {
  share: ShareRow;
  /** Both closes in one unit, so that changes can be compared without dividing. */
  from: bigint;
  to: bigint;
}

/** Compares changes by the exact closes: above 0 where the first one's is larger. */
function compareChange(one: Exact, other: Exact): number {
  const [a, b] = [one.to * other.from, other.to * one.from];
  return a > b ? 1 : a < b ? -1 : 0;
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
    .map((share): Exact => {
      const [from, to] = inOneUnit(share.previous, share.current);
      return { share, from, to };
    })
    .filter(({ from, to }) => (kind === 'gainers' ? to > from : to < from))
    .sort(
      (one, other) =>
        -direction * compareChange(one, other) || tieBreak(one.share, other.share).order,
    );
  const withTies = (place: Exact): Ranked => ({
    ...place.share,
    tiedWith: moved
      .filter((other) => other !== place && compareChange(other, place) === 0)
      .map(({ share }) => share.symbol),
  });
  const five = moved.slice(0, ROWS);
  return { five: five.map(withTies), tie: tieAt(moved, withTies) };
}

function tieAt(moved: readonly Exact[], withTies: (place: Exact) => Ranked): Tie | null {
  const [last, next] = [moved[ROWS - 1], moved[ROWS]];
  if (last === undefined || next === undefined || compareChange(last, next) !== 0) return null;
  const same = (place: Exact) => compareChange(place, last) === 0;
  return {
    from: moved.findIndex(same) + 1,
    to: ROWS,
    outside: moved.slice(ROWS).filter(same).map(withTies),
    by: tieBreak(last.share, next.share).by,
  };
}
