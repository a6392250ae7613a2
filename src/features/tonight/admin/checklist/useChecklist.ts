import { type FigureRow, figureRows, undatedRows } from '@/figures/admin/tonightDraft';
import { combineParts, type PagePart } from '@/lib/parts';
import { mapKeys } from '@/lib/records';
import type { TonightFiles } from '../tonightFiles';
import type { PriceListState } from '../priceListState';
import { toNoteFigures } from '../note/noteFigures';
import { computeNoteState } from '../note/noteState';
import type { NoteRecords } from '../note/useNoteRecords';
import type { Publication } from '../publication/published';
import type { EarlierSaves } from '../useEarlierSaves';
import type { StoredFiguresState } from '../useStored';
import type { TonightNavigation } from '../view';
import type { ChecklistState } from './checklistState';
import { getRowSessions } from './daysOf';
import { getFileRowState } from './fileRowState';
import { toHistoryPart } from './historyPart';
import { isDone, rowIds } from './rowIds';
import { createChecklist } from './rowStates';
import type { SessionFacts } from './sessionFacts';
import type { FigureRowState, RowStates } from './rowState';
import { findLastSave } from './savedOf';
import { useChecklistProgress } from './useProgress';
import { useFileChangeRecords } from './useRecords';

interface ChecklistOptions {
  facts: SessionFacts;
  storedParts: StoredFiguresState['parts'];
  saves: EarlierSaves;
  published: Publication | null;
  view: TonightNavigation;
  list: PriceListState;
  files: TonightFiles;
  noteRecords: NoteRecords;
}

export function useChecklist(options: ChecklistOptions): ChecklistState {
  const { facts, storedParts, saves, published, view, list, files, noteRecords } = options;
  const { changes, points } = saves;
  const history = toHistoryPart(points);
  const parts: Readonly<Record<FigureRow, PagePart>> = {
    ...storedParts,
    // The sanity checks compare the index and the exchange rate with earlier sessions. Their rows
    // therefore wait until the history has loaded.
    ...mapKeys(['asi', 'exchangeRate'], (row) => combineParts([storedParts[row], history])),
  };
  const findPublication = (row: FigureRow) =>
    published?.rows.includes(row) === true ? published : null;
  const loadedDays = getRowSessions(facts.stored, points.data);
  const days = {
    ...loadedDays,
    // The history does not include a new publication until it is loaded again. Until that moment,
    // use the session of the publication.
    ...mapKeys(undatedRows, (row) => findPublication(row)?.session ?? loadedDays[row]),
  };
  const checklist = createChecklist({
    ...facts,
    days,
    loaded: (row) => parts[row].status === 'ready',
  });
  const { figures, ready } = checklist;
  const records = useFileChangeRecords(files);
  /** Store the price list only if its gainers and losers are published with it. */
  const listToFile =
    list.isFiled && files.priceList.exists && figures.stocks.mark === 'ready' ? list.read : null;
  const getFigureState = (row: FigureRow): FigureRowState => ({
    ...figures[row],
    part: parts[row],
    hasFields:
      view.step !== 'review' &&
      (figures[row].mark !== 'published' || view.openedRows.includes(row)),
    saved: findLastSave(row, changes.data, findPublication(row)),
  });
  const fileFacts = { session: facts.session, records };
  const rows: RowStates = {
    ...mapKeys(figureRows, getFigureState),
    summary: getFileRowState('summary', { ...fileFacts, file: files.summary, isWaiting: false }),
    priceList: getFileRowState('priceList', {
      ...fileFacts,
      file: files.priceList,
      isWaiting: listToFile !== null,
    }),
  };
  const openRows = rowIds.filter((row) => !isDone(rows[row].mark));
  useChecklistProgress({
    isLoading: [...figureRows, 'summary' as const].some(
      (row) => rows[row].part.status === 'loading',
    ),
    done: rowIds.length - openRows.length,
    isAllPublished: rowIds.every((row) => rows[row].mark === 'published'),
  });
  const note = computeNoteState({
    ...noteRecords,
    figures: toNoteFigures(facts, figures, checklist.indicators),
    draft: facts.draft.note,
    ticked: facts.draft.ticked,
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
    note,
    isFresh: readyParts.every(({ fresh }) => fresh) && note.part.status !== 'loading',
    listToFile,
    newestOnSite: points.data === null ? '' : newestDay,
  };
}
