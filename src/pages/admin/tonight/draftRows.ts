import { equityMessages } from '@/features/equity/messages';
import { stockKinds } from '@/features/equity/documents';
import { figureRow } from '@/features/market/admin/draftRows';
import { EDITOR_TITLES } from '@/features/market/admin/macroDraft';
import { bondIds, indicatorIds } from '@/features/market/documents';
import { dayWithoutYear } from '@/lib/days';
import { usableNumber } from '@/lib/numbers';
import type { DraftRow } from '@/ui/admin/draftRows';
import { rowTitles, tonightMessages } from './messages';
import type { StoredFigures } from './summary';
import { rateRows, stockRows, type TonightDraft } from './tonightDraft';

/** The session that a draft was typed for, in words. */
export const sessionRow = ({ session }: TonightDraft): DraftRow => ({
  label: 'Typed for',
  text: dayWithoutYear(session),
});

/** A draft in words: what is stored where nothing is typed. */
export function tonightRows(draft: TonightDraft, stored: StoredFigures): DraftRow[] {
  const { asi, macro, rates, stocks } = stored;
  return [
    figureRow(rowTitles.asi, draft.asi, 'price', asi?.value),
    ...stockKinds.map((kind): DraftRow => {
      const typed = stockRows(draft, stocks, kind);
      const shown = typed.map(
        ({ symbol, previous, current }) => `${symbol} ${previous} ${current}`,
      );
      const now = (stocks[kind]?.stocks ?? []).map(
        ({ symbol, previousDayClose, currentDayClose }) =>
          `${symbol} ${previousDayClose} ${currentDayClose}`,
      );
      return { label: equityMessages[kind].tab, text: (typed.length > 0 ? shown : now).join(', ') };
    }),
    figureRow(rowTitles.exchangeRate, draft.exchangeRate, 'price', macro.exchangeRate),
    ...bondIds.flatMap((id) =>
      rateRows(draft, rates, id).map(({ label, stored: before, typed }) =>
        figureRow(
          `${rowTitles[id]}, ${label}`,
          typed,
          'percent',
          usableNumber(before, { kind: 'percent' }),
        ),
      ),
    ),
    ...indicatorIds.map((id): DraftRow => {
      const { open, date, percentage } = draft[id];
      const before = macro[id];
      const typed = open ? percentage : '';
      const row = figureRow(EDITOR_TITLES[id], typed, 'percent', before?.percentage);
      const detail = open ? date : (before?.date ?? '');
      return detail === '' ? row : { ...row, detail };
    }),
    ...(['exchangeRate', ...bondIds] as const).map((id): DraftRow => ({
      label: `${rowTitles[id]}: ${tonightMessages.asBefore}`,
      text: draft.same[id] ? 'Yes' : '',
    })),
  ];
}
