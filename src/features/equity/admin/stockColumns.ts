import { asNumberText } from '@/lib/numbers';
import type { RowDraft } from '@/figures/admin/stockDraft';

/** A symbol in capitals, where that has as many letters. */
export function asSymbol(text: string): string {
  const capitals = text.toUpperCase();
  return capitals.length === text.length ? capitals : text;
}

/** The fields of a row in the order of their columns. */
export const places = { symbol: 0, previous: 1, current: 2 } as const;

/** The functions that write a pasted text into a row, by column. */
export const stockColumns: readonly ((row: RowDraft, text: string) => RowDraft)[] = [
  (row, text) => ({ ...row, symbol: asSymbol(text) }),
  (row, text) => ({ ...row, previous: asNumberText(text) }),
  (row, text) => ({ ...row, current: asNumberText(text) }),
];
