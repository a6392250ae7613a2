import type { PublicationEntry } from '@/figures/admin/entry';
import { parseCloses, isComplete } from '@/figures/admin/stockDraft';
import type { FigureRow } from '@/figures/admin/tonightDraft';
import { bondIds, type IndicatorId, indicatorIds } from '@/figures/market';
import { stockKinds } from '@/figures/stocks';
import { toPlainWord } from '@/lib/plainText';
import { mapKeys } from '@/lib/records';
import type { FigureChecklistRow } from '../checklist/rowState';
import type { SessionFacts } from '../checklist/sessionFacts';
import type { NoteFigures, ShareMove } from './noteProposal';

type Rows = Readonly<Record<FigureRow, Pick<FigureChecklistRow, 'entry' | 'mark' | 'isOnSite'>>>;

/**
 * Returns the figures that the sentences of the note may use: figures that are ready to publish,
 * and figures of this session that are already on the site.
 */
export function toNoteFigures(
  facts: SessionFacts,
  rows: Rows,
  indicators: Readonly<Record<IndicatorId, PublicationEntry>>,
): NoteFigures {
  const { stored, session, before, closes, draft } = facts;
  const getNext = (row: FigureRow) => {
    const { entry, mark } = rows[row];
    return entry.state === 'ready' && mark === 'ready' ? entry.next : null;
  };
  const isShown = (row: FigureRow) => rows[row].isOnSite && rows[row].entry.state === 'open';
  const isTyped = (row: FigureRow) =>
    Object.keys(draft.typed).some((key) => key === row || key.startsWith(`${row} `));
  const price = getNext('exchangeRate')?.exchangeRate?.price;
  return {
    session,
    asi: getNext('asi')?.asi?.value ?? (isShown('asi') ? (stored.asi?.value ?? null) : null),
    exchangeRate: price ?? (isShown('exchangeRate') ? stored.exchangeRate : null),
    before,
    closes,
    stocks: mapKeys(stockKinds, (kind): ShareMove[] => {
      const next = getNext('stocks')?.[kind];
      if (next !== undefined)
        return next.filter(isComplete).map((row) => {
          const [previous, current] = parseCloses(row);
          return { symbol: toPlainWord(row.symbol), previous, current };
        });
      const shown = isShown('stocks') ? (stored[kind]?.stocks ?? []) : [];
      return shown
        .filter(({ symbol }) => symbol !== '')
        .map(({ symbol, previousDayClose, currentDayClose }) => ({
          symbol,
          previous: previousDayClose,
          current: currentDayClose,
        }));
    }),
    rates: mapKeys(bondIds, (id) => {
      const tenures = getNext(id)?.[id]?.tenures;
      return tenures && isTyped(id) ? { tenures, before: stored[id] } : null;
    }),
    announced: Object.fromEntries(
      indicatorIds.flatMap((id) => {
        const entry = indicators[id];
        const figure = entry.state === 'ready' ? entry.next[id] : undefined;
        return figure === undefined ? [] : [[id, { figure, before: stored[id] }]];
      }),
    ),
  };
}
