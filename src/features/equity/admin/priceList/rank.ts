import { inOneUnit } from '@/lib/decimal';
import { byText } from '@/lib/order';
import { mapKeys } from '@/lib/records';
import { type StockKind, stockKinds } from '@/figures/stocks';
import { ROWS } from '@/figures/limits';
import type { UnreadRow } from '@/ui/admin/UnreadRows';

/** A share with both closes, traded and changed. */
export interface ShareRow {
  /** Row of the input, from 1. */
  row: number;
  symbol: string;
  previous: number;
  current: number;
  /** Naira and shares traded, where the list says so. */
  value: number | null;
  volume: number | null;
}

interface Ranking {
  five: readonly ShareRow[];
  /** Shares that moved exactly as much as the last of the five and have no place. */
  tied: readonly ShareRow[];
}
export type Rankings = Readonly<Record<StockKind, Ranking>>;

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

/**
 * The five shares that moved most in one direction, by the exact change between the closes. Of two
 * that moved as much that with the larger value traded goes first, then by volume, then by symbol.
 */
export function rank(kind: StockKind, shares: readonly ShareRow[]): Ranking {
  const direction = kind === 'gainers' ? 1 : -1;
  const moved = shares
    .filter(({ previous, current }) => (current - previous) * direction > 0)
    .sort(
      (one, other) =>
        -direction * compareChange(one, other) ||
        (other.value ?? -1) - (one.value ?? -1) ||
        (other.volume ?? -1) - (one.volume ?? -1) ||
        byText(one.symbol, other.symbol),
    );
  const last = moved[ROWS - 1];
  const isTied = (share: ShareRow) => last !== undefined && compareChange(share, last) === 0;
  return { five: moved.slice(0, ROWS), tied: moved.slice(ROWS).filter(isTied) };
}

export const rankingsOf = (shares: readonly ShareRow[]): Rankings =>
  mapKeys(stockKinds, (kind) => rank(kind, shares));

export interface UnreadShare extends UnreadRow {
  /** Its closes, where they can be read. */
  closes: Pick<ShareRow, 'previous' | 'current'> | null;
  /** False where the list says that nothing of it was traded. */
  traded: boolean;
}

/** Returns whether a row that could not be read may belong among the five, as far as the list lets one tell. */
export function mayLead({ row, traded, closes }: UnreadShare, rankings: Rankings): boolean {
  if (!traded || closes === null) return traded;
  // It has the better of a tie.
  const share = { row, symbol: '', ...closes, value: Infinity, volume: 0 };
  return stockKinds.some((kind) =>
    rank(kind, [...rankings[kind].five, share]).five.includes(share),
  );
}
