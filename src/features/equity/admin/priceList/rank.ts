/** Finds the shares of a price list that moved most. */
import { ROWS } from '@/figures/limits';
import { type StockKind, stockKinds } from '@/figures/stocks';
import { inOneUnit } from '@/lib/decimal';
import { byText } from '@/lib/order';
import type { ListRow, ShareRow } from './listRow';

/**
 * Changes that differ by more than this, as shares of the close, differ whatever binary division
 * misses.
 */
const SURE = 1e-12;

/**
 * Compares two changes: above 0 where the first is larger. What division leaves in doubt is worked
 * out exactly.
 */
function compareChange(one: ShareRow, other: ShareRow): number {
  const [a, b] = [one.current / one.previous, other.current / other.previous];
  if (Math.abs(a - b) > SURE * Math.max(a, b)) return a - b;
  const [from, to] = inOneUnit(one.previous, one.current);
  const [otherFrom, otherTo] = inOneUnit(other.previous, other.current);
  return Number(to * otherFrom - otherTo * from);
}

/**
 * Returns the five shares that moved most in one direction, by the exact change of the closes. Of
 * two alike that of the larger value traded goes first, then by volume, then by symbol.
 */
export function rank(kind: StockKind, shares: readonly ShareRow[]) {
  const direction = kind === 'gainers' ? 1 : -1;
  const moved = shares
    .filter(({ previous, current }) => (current - previous) * direction > 0)
    .toSorted(
      (one, other) =>
        -direction * compareChange(one, other) ||
        (other.value ?? -1) - (one.value ?? -1) ||
        (other.volume ?? -1) - (one.volume ?? -1) ||
        byText(one.symbol, other.symbol),
    );
  const last = moved[ROWS - 1];
  const isTied = (share: ShareRow) => last !== undefined && compareChange(share, last) === 0;
  return {
    five: moved.slice(0, ROWS),
    /** Shares that moved exactly as much as the last of the five and have no place. */
    tied: moved.slice(ROWS).filter(isTied),
  };
}

export type Ranking = ReturnType<typeof rank>;

/**
 * Returns whether a row that could not be read may belong among the five, as far as the list lets
 * one tell.
 */
export function mayLead(row: ListRow, rankings: Readonly<Record<StockKind, Ranking>>): boolean {
  const { traded, previous, current } = row;
  if (!traded || !previous || !current) return traded;
  // It has the better of a tie.
  const share = { ...row, previous, current, value: Infinity };
  return stockKinds.some((kind) =>
    rank(kind, [...rankings[kind].five, share]).five.includes(share),
  );
}
