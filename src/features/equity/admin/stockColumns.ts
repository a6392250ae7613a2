import { normalizeNumberText } from '@/lib/numbers';
import type { RowDraft } from '@/figures/admin/stockDraft';

/**
 * Converts a symbol to capitals. Returns the text unchanged if this would change its length, as
 * with 'ß'.
 */
export function toSymbol(text: string): string {
  const capitals = text.toUpperCase();
  return capitals.length === text.length ? capitals : text;
}

export const columnIndexes = { symbol: 0, previous: 1, current: 2 } as const;

export const stockColumns: readonly ((row: RowDraft, text: string) => RowDraft)[] = [
  (row, text) => ({ ...row, symbol: toSymbol(text) }),
  (row, text) => ({ ...row, previous: normalizeNumberText(text) }),
  (row, text) => ({ ...row, current: normalizeNumberText(text) }),
];
