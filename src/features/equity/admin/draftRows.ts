import { formatPrice } from '@/lib/format';
import { usableNumber } from '@/lib/numbers';
import type { DraftRow } from '@/ui/admin/draftRows';
import type { RowDraft } from './stockDraft';

const close = (text: string) => {
  const value = usableNumber(text, { kind: 'price' });
  return value === null ? text.trim() || '-' : formatPrice(value);
};

/** The rows of a list in words, by their places: their order is part of what is stored. */
export function stockRows(rows: readonly RowDraft[]): DraftRow[] {
  return rows.map(({ symbol, previous, current }, index) => {
    const label = `#${index + 1}`;
    const isEmpty = [symbol, previous, current].every((text) => text.trim() === '');
    if (isEmpty) return { label, text: '' };
    return { label, text: symbol.trim() || '-', detail: `${close(previous)} to ${close(current)}` };
  });
}
