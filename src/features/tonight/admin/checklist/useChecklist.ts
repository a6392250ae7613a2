import { type FigureRow, figureRows, sameRows } from '@/figures/admin/tonightDraft';
import { combineParts, type Part } from '@/lib/parts';
import { mapKeys } from '@/lib/records';
import type { TonightFiles } from '../tonightFiles';
import type { PriceListState } from '../priceListState';
import type { Publication } from '../publication/published';
import type { EarlierSaves } from '../useEarlierSaves';
import type { Stored } from '../useStored';
import type { View } from '../view';
import type { ChecklistState } from './checklistState';
import { daysOf } from './daysOf';
import { fileRowState } from './fileRowState';
import { historyPart } from './historyPart';
import { isDone, rowIds } from './rowIds';
import { checklistOf } from './rowStates';
import type { SessionFacts } from './sessionFacts';
import type { FigureRowState, RowStates } from './rowState';
import { savedOf } from './savedOf';
import { useProgress } from './useProgress';
import { useRecords } from './useRecords';

interface ChecklistOptions {
  facts: SessionFacts;
  storedParts: Stored['parts'];
  saves: EarlierSaves;
  published: Publication | null;
  view: View;
  list: PriceListState;
  files: TonightFiles;
}

/**
 * Returns the rows of the checklist with their states, and the figures that are ready to publish.
 */
export function useChecklist(options: ChecklistOptions): ChecklistState {
  const { facts, storedParts, saves, published, view, list, files } = options;
  const { changes, points } = saves;
  const history = historyPart(points);
  const parts: Readonly<Record<FigureRow, Part>> = {
    ...storedParts,
    // These rows wait for the history, because their figures are compared with earlier sessions.
    ...mapKeys(['asi', 'exchangeRate'], (row) => combineParts([storedParts[row], history])),
  };
  const publishedHere = (row: FigureRow) =>
    published?.rows.includes(row) === true ? published : null;
  const loadedDays = daysOf(facts.stored, points.data);
  const days = {
    ...loadedDays,
    // The history lacks the figures that were published on this page until it has been reloaded.
    ...mapKeys(sameRows, (row) => publishedHere(row)?.session ?? loadedDays[row]),
  };
  const checklist = checklistOf({
    ...facts,
    days,
    loaded: (row) => parts[row].status === 'ready',
  });
  const { figures, ready } = checklist;
  const records = useRecords(files);
  /** The list is stored together with its gainers and losers, or not at all. */
  const listToFile =
    list.isFiled && files.priceList.exists && figures.stocks.mark === 'ready' ? list.read : null;
  const figureState = (row: FigureRow): FigureRowState => ({
    ...figures[row],
    part: parts[row],
    hasFields:
      view.step !== 'review' &&
      (figures[row].mark !== 'published' || view.openedRows.includes(row)),
    saved: savedOf(row, changes.data, publishedHere(row)),
  });
  const fileFacts = { session: facts.session, records };
  const rows: RowStates = {
    ...mapKeys(figureRows, figureState),
    summary: fileRowState('summary', { ...fileFacts, file: files.summary, waits: false }),
    priceList: fileRowState('priceList', {
      ...fileFacts,
      file: files.priceList,
      waits: listToFile !== null,
    }),
  };
  const openRows = rowIds.filter((row) => !isDone(rows[row].mark));
  useProgress({
    isLoading: [...figureRows, 'summary' as const].some(
      (row) => rows[row].part.status === 'loading',
    ),
    done: rowIds.length - openRows.length,
    isAllPublished: rowIds.every((row) => rows[row].mark === 'published'),
  });
  const newestDay = Object.values(days).toSorted().at(-1) ?? '';
  const readyParts = [
    ...ready.rows.map((row) => parts[row]),
    ...(ready.indicators.length > 0 ? [storedParts.exchangeRate] : []),
  ];
  return {
    rows,
    indicators: checklist.indicators,
    leftIndicators: checklist.leftIndicators,
    unansweredIndicators: checklist.unansweredIndicators,
    openRows,
    ready,
    isFresh: readyParts.every(({ fresh }) => fresh),
    listToFile,
    newestOnSite: points.data === null ? '' : newestDay,
  };
}
