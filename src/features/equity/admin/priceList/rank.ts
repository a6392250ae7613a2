/** Finds the shares of a price list that moved most. */
import { ROWS } from '@/figures/limits';
import { type StockKind, stockKinds } from '@/figures/stocks';
import { inOneUnit } from '@/lib/decimal';
import { byText } from '@/lib/order';
import type { ListRow, ShareRow } from './listRow';

/**
 * Relative tolerance for floating-point division. Changes that differ by more than this are
 * certainly different.
 */
const RELATIVE_TOLERANCE = 1e-12;

/**
 * Compares two changes and returns a positive number if the first is larger. If floating-point
 * numbers are too close, compares them exactly.
 */
function compareChange(first: ShareRow, second: ShareRow): number {
  const [a, b] = [first.current / first.previous, second.current / second.previous];
  if (Math.abs(a - b) > RELATIVE_TOLERANCE * Math.max(a, b)) return a - b;
  const [from, to] = inOneUnit(first.previous, first.current);
  const [otherFrom, otherTo] = inOneUnit(second.previous, second.current);
  return Number(to * otherFrom - otherTo * from);
}

/**
 * Returns the five shares that moved most in one direction, by the exact change between their
 * closes. Ties are ordered by value traded (largest first), then by volume, then by symbol.
 */
export function rank(kind: StockKind, shares: readonly ShareRow[]) {
  const direction = kind === 'gainers' ? 1 : -1;
  const moved = shares
    .filter(({ previous, current }) => (current - previous) * direction > 0)
    .toSorted(
      (first, second) =>
        -direction * compareChange(first, second) ||
        (second.value ?? -1) - (first.value ?? -1) ||
        (second.volume ?? -1) - (first.volume ?? -1) ||
        byText(first.symbol, second.symbol),
    );
  const last = moved[ROWS - 1];
  const isTied = (share: ShareRow) => last !== undefined && compareChange(share, last) === 0;
  return {
    five: moved.slice(0, ROWS),
    /** Shares outside the five that moved exactly as much as the fifth. */
    tied: moved.slice(ROWS).filter(isTied),
  };
}

export type Ranking = ReturnType<typeof rank>;

/**
 * Returns whether an unreadable row might belong to the top five. Uses the values that could be
 * read.
 */
export function canBeAmongTop(
  row: ListRow,
  rankings: Readonly<Record<StockKind, Ranking>>,
): boolean {
  const { traded, previous, current } = row;
  if (!traded || !previous || !current) return traded;
  // Infinity wins every tie.
  const share = { ...row, previous, current, value: Infinity };
  return stockKinds.some((kind) =>
    rank(kind, [...rankings[kind].five, share]).five.includes(share),
  );
}
