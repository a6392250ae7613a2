import { formatCalendarDate, formatPrice } from '@/lib/format';
import { type FigureKind, usableNumber } from '@/lib/numbers';
import type { DraftRow } from '@/ui/admin/draftRows';
import { bondIds, bondTypes, indicatorIds } from '../documents';
import type { AsiDraft } from './asiDraft';
import type { FixedIncomeDraft } from './fixedIncomeDraft';
import { EDITOR_TITLES, EXCHANGE_TITLE, type MacroDraft } from './macroDraft';

/*
 * The drafts of the market's editors in words. A figure is written as visitors read it, one that
 * cannot be used as it was typed.
 */

/** `stored` is the figure where nothing is typed. */
export function figureRow(
  label: string,
  text: string,
  kind: FigureKind,
  stored: number | null = null,
): DraftRow {
  const value = text.trim() === '' ? stored : usableNumber(text, { kind });
  if (value === null) return { label, text: text.trim() };
  return { label, text: formatPrice(value), ...(kind === 'price' && { price: value }) };
}

export function asiRows({ value, change, date }: AsiDraft): DraftRow[] {
  return [
    figureRow('Value', value, 'price'),
    figureRow('Change (%)', change, 'percent'),
    { label: 'Date', text: formatCalendarDate(date) },
  ];
}

export function macroRows(draft: MacroDraft): DraftRow[] {
  return [
    figureRow(EXCHANGE_TITLE, draft.price, 'price'),
    ...indicatorIds.flatMap((id) => [
      { label: `${EDITOR_TITLES[id]}, date`, text: draft[id].date.trim() },
      { label: `${EDITOR_TITLES[id]}, period`, text: draft[id].period.trim() },
      figureRow(`${EDITOR_TITLES[id]} (%)`, draft[id].percentage, 'percent'),
    ]),
  ];
}

/** By the labels of the tenures: one that is removed leaves the others as they are. */
export function fixedIncomeRows(draft: FixedIncomeDraft): DraftRow[] {
  return bondIds.flatMap((id) => {
    const type = bondTypes[id];
    const names = draft[id].map(({ label }) => label.trim());
    const rates = draft[id].map(({ rate }, index): DraftRow => {
      const name = names[index] ?? '';
      const earlier = names.slice(0, index).filter((each) => each === name).length;
      const which = earlier === 0 ? '' : ` (${earlier + 1})`;
      return figureRow(`${type}, ${name || 'no label'}${which}`, rate, 'percent');
    });
    return [...rates, { label: `${type}, order`, text: names.join(', '), lastResort: true }];
  });
}
