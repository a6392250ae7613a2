import type { StoredFigures } from '@/figures/admin/sessionInput';
import { rateRows } from '@/figures/admin/ratesDraft';
import { sameRows, type TonightDraft } from '@/figures/admin/tonightDraft';
import { typedFigures, type TypedId, typedOrStored } from '@/figures/admin/typedFigures';
import { hasTenures } from '@/figures/history';
import { indicatorIds } from '@/figures/market';
import { figures, indicators } from '@/figures/registry';
import { stockKinds } from '@/figures/stocks';
import { dayWithoutYear } from '@/lib/calendar';
import { figureRow, type Row } from '@/lib/difference';
import { tonightMessages } from '../messages';

/** Returns the row that names the session for which a draft was typed. */
export const sessionRow = ({ session }: TonightDraft): Row => ({
  label: 'Typed for',
  text: dayWithoutYear(session),
});

/** Returns the rows that describe a draft. Figures without input have their stored values. */
export function draftRows(draft: TonightDraft, stored: StoredFigures): Row[] {
  const typedRows = (id: TypedId): Row[] => {
    const texts = typedFigures({ draft, stored }, id).map((figure) => ({
      label: figure.label,
      rate: typedOrStored(figure),
    }));
    if (hasTenures(id)) return rateRows(id, texts);
    return texts.map(({ label, rate }) => figureRow(label, rate, 'price'));
  };
  return [
    ...typedRows('asi'),
    ...stockKinds.map((kind): Row => {
      const onSite = stored[kind]?.stocks.map(({ symbol, ...closes }) => ({
        symbol,
        previous: closes.previousDayClose,
        current: closes.currentDayClose,
      }));
      const shares = draft[kind].length > 0 ? draft[kind] : (onSite ?? []);
      const texts = shares.map(
        ({ symbol, previous, current }) => `${symbol} ${previous} ${current}`,
      );
      return { label: figures[kind].title, text: texts.join(', ') };
    }),
    ...sameRows.flatMap(typedRows),
    ...indicatorIds.map((id): Row => {
      const typed = draft.announced[id];
      const label = indicators[id].title;
      const row = figureRow(label, typed?.percentage ?? '', 'percent', stored[id]?.percentage);
      const detail = typed?.date ?? stored[id]?.date ?? '';
      return detail === '' ? row : { ...row, detail };
    }),
    ...sameRows.map((id): Row => ({
      label: `${figures[id].title}: ${tonightMessages.asBefore}`,
      text: draft.same.includes(id) ? 'Yes' : '',
    })),
  ];
}
