import type { StoredFigures } from '@/figures/admin/sessionInput';
import { NOTE_TITLE } from '@/figures/admin/noteDifferences';
import { toRateRows } from '@/figures/admin/ratesDraft';
import { undatedRows, type TonightDraft } from '@/figures/admin/tonightDraft';
import { listTypedFigures, type TypedId, getTypedOrStored } from '@/figures/admin/typedFigures';
import { hasTenures } from '@/figures/history';
import { indicatorIds } from '@/figures/market';
import { figures, indicators } from '@/figures/registry';
import { stockKinds } from '@/figures/stocks';
import { formatDayWithoutYear } from '@/lib/calendar';
import { shortenText, toFigureRow, type ValueRow } from '@/lib/difference';
import { tonightMessages } from '../messages';

/** Describes the session to which a draft belongs, for the comparison after a conflict. */
export const toSessionRow = ({ session }: TonightDraft): ValueRow => ({
  label: 'Typed for',
  text: formatDayWithoutYear(session),
});

/** Describes the text of the note, for the comparison after a conflict. */
export const toNoteTextRow = ({ note: { text } }: TonightDraft): ValueRow => ({
  label: NOTE_TITLE,
  text: text.trim(),
  short: shortenText(text),
});

/**
 * Describes the figures of a draft, for the comparison after a conflict. A figure without input has
 * its stored value.
 */
export function toDraftRows(draft: TonightDraft, stored: StoredFigures): ValueRow[] {
  const toTypedRows = (id: TypedId): ValueRow[] => {
    const texts = listTypedFigures({ draft, stored }, id).map((figure) => ({
      label: figure.label,
      rate: getTypedOrStored(figure),
    }));
    if (hasTenures(id)) return toRateRows(id, texts);
    return texts.map(({ label, rate }) => toFigureRow(label, rate, 'price'));
  };
  return [
    ...toTypedRows('asi'),
    ...stockKinds.map((kind): ValueRow => {
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
    ...undatedRows.flatMap(toTypedRows),
    ...indicatorIds.map((id): ValueRow => {
      const typed = draft.announced[id];
      const label = indicators[id].title;
      const row = toFigureRow(label, typed?.percentage ?? '', 'percent', stored[id]?.percentage);
      const detail = typed?.date ?? stored[id]?.date ?? '';
      return detail === '' ? row : { ...row, detail };
    }),
    ...undatedRows.map((id): ValueRow => ({
      label: `${figures[id].title}: ${tonightMessages.asBefore}`,
      text: draft.same.includes(id) ? 'Yes' : '',
    })),
  ];
}
