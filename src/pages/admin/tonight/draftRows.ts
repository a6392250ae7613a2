import { stockKinds } from '@/features/equity/documents';
import { EDITOR_TITLES } from '@/features/market/admin/macroDraft';
import { bondIds, indicatorIds } from '@/features/market/documents';
import { formatPrice } from '@/lib/format';
import { type FigureKind, usableNumber } from '@/lib/numbers';
import type { DraftRow } from '@/ui/admin/draftRows';
import { rowTitles, tonightMessages } from './messages';
import { listTitles, type StoredFigures } from './summary';
import { rateRows, stockRows, type TonightDraft } from './tonightDraft';

function figure(label: string, typed: string, stored: number | null, kind: FigureKind): DraftRow {
  const text = typed.trim();
  const value = text === '' ? stored : usableNumber(text, { kind });
  if (value === null) return { label, text };
  return { label, text: formatPrice(value), ...(kind === 'price' && { price: value }) };
}

/** A draft in words: what is stored where nothing is typed. */
export function tonightRows(draft: TonightDraft, stored: StoredFigures): DraftRow[] {
  const { asi, macro, rates, stocks } = stored;
  const price = { kind: 'price' } as const;
  return [
    figure(rowTitles.asi, draft.asi, asi?.value ?? null, price.kind),
    ...stockKinds.map((kind): DraftRow => {
      const typed = stockRows(draft, stocks, kind);
      const shown = typed.map(
        ({ symbol, previous, current }) => `${symbol} ${previous} ${current}`,
      );
      const now = (stocks[kind]?.stocks ?? []).map(
        ({ symbol, previousDayClose, currentDayClose }) =>
          `${symbol} ${previousDayClose} ${currentDayClose}`,
      );
      return { label: listTitles[kind], text: (typed.length > 0 ? shown : now).join(', ') };
    }),
    figure(rowTitles.exchangeRate, draft.exchangeRate, macro.exchangeRate, price.kind),
    ...bondIds.flatMap((id) =>
      rateRows(draft, rates, id).map(({ label, stored: before, typed }) =>
        figure(
          `${rowTitles[id]}, ${label}`,
          typed,
          usableNumber(before, { kind: 'percent' }),
          'percent',
        ),
      ),
    ),
    ...indicatorIds.map((id): DraftRow => {
      const { open, date, percentage } = draft[id];
      const before = macro[id];
      const row = figure(
        EDITOR_TITLES[id],
        open ? percentage : '',
        before?.percentage ?? null,
        'percent',
      );
      const detail = open ? date : (before?.date ?? '');
      return detail === '' ? row : { ...row, detail };
    }),
    ...(['exchangeRate', ...bondIds] as const).map((id): DraftRow => ({
      label: `${rowTitles[id]}: ${tonightMessages.asBefore}`,
      text: draft.same[id] ? 'Yes' : '',
    })),
  ];
}
