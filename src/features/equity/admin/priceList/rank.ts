/** Finds the shares of a price list that moved most. */
import { STOCK_ROWS } from '@/figures/limits';
import { type StockKind, stockKinds } from '@/figures/stocks';
import { toCommonUnit } from '@/lib/decimal';
import { compareTexts } from '@/lib/order';
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
function compareChanges(first: ShareRow, second: ShareRow): number {
  const [a, b] = [first.current / first.previous, second.current / second.previous];
  if (Math.abs(a - b) > RELATIVE_TOLERANCE * Math.max(a, b)) return a - b;
  const [from, to] = toCommonUnit(first.previous, first.current);
  const [otherFrom, otherTo] = toCommonUnit(second.previous, second.current);
  return Number(to * otherFrom - otherTo * from);
}

/**
 * Returns the five shares that moved most in one direction, by the exact change between their
 * closes. Ties are ordered by value traded (largest first), then by volume, then by symbol.
 */
export function rankShares(kind: StockKind, shares: readonly ShareRow[]) {
  const direction = kind === 'gainers' ? 1 : -1;
  const moved = shares
    .filter(({ previous, current }) => (current - previous) * direction > 0)
    .toSorted(
      (first, second) =>
        -direction * compareChanges(first, second) ||
        (second.value ?? -1) - (first.value ?? -1) ||
        (second.volume ?? -1) - (first.volume ?? -1) ||
        compareTexts(first.symbol, second.symbol),
    );
  const last = moved[STOCK_ROWS - 1];
  const isTied = (share: ShareRow) => last !== undefined && compareChanges(share, last) === 0;
  return {
    five: moved.slice(0, STOCK_ROWS),
    /** Shares outside the five that moved exactly as much as the fifth. */
    tied: moved.slice(STOCK_ROWS).filter(isTied),
  };
}

export type Ranking = ReturnType<typeof rankShares>;

/**
 * Returns whether an unreadable row might belong to the top five. Uses the values that could be
 * read.
 */
export function canBeInTopFive(
  row: ListRow,
  rankings: Readonly<Record<StockKind, Ranking>>,
): boolean {
  const { traded, previous, current } = row;
  if (!traded || !previous || !current) return traded;
  // Infinity wins every tie.
  const share = { ...row, previous, current, value: Infinity };
  return stockKinds.some((kind) =>
    rankShares(kind, [...rankings[kind].five, share]).five.includes(share),
  );
}
