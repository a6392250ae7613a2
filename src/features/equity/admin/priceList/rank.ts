/** Finds the shares of a price list with the largest gains and losses. */
import { STOCK_ROWS } from '@/figures/limits';
import { type StockKind, stockKinds } from '@/figures/stocks';
import { toCommonUnit } from '@/lib/decimal';
import { compareTexts } from '@/lib/order';
import type { ListRow, ShareRow } from './listRow';

/**
 * The maximum relative error of a floating-point division. Two changes with a larger difference are
 * certainly different.
 */
const RELATIVE_TOLERANCE = 1e-12;

/**
 * Compares the changes of two shares. The result is positive if the first change is larger. If the
 * floating-point numbers are almost equal, the changes are computed exactly.
 */
function compareChanges(first: ShareRow, second: ShareRow): number {
  const [a, b] = [first.current / first.previous, second.current / second.previous];
  if (Math.abs(a - b) > RELATIVE_TOLERANCE * Math.max(a, b)) return a - b;
  const [from, to] = toCommonUnit(first.previous, first.current);
  const [otherFrom, otherTo] = toCommonUnit(second.previous, second.current);
  return Number(to * otherFrom - otherTo * from);
}

/**
 * Returns the five shares with the largest gains or losses. They are sorted by the exact change.
 * Ties are sorted by the value traded, then by volume and then by symbol.
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
    /** The shares after the fifth that have exactly the same change as the fifth. */
    tied: moved.slice(STOCK_ROWS).filter(isTied),
  };
}

export type Ranking = ReturnType<typeof rankShares>;

/**
 * Returns whether an unreadable row may belong to the top five. A value that cannot be read may be
 * any number.
 */
export function canBeInTopFive(
  row: ListRow,
  rankings: Readonly<Record<StockKind, Ranking>>,
): boolean {
  const { traded, previous, current } = row;
  if (!traded || !previous || !current) return traded;
  // An infinite value traded puts the share first in any tie.
  const share = { ...row, previous, current, value: Infinity };
  return stockKinds.some((kind) =>
    rankShares(kind, [...rankings[kind].five, share]).five.includes(share),
  );
}
