import { useEffect, useState } from 'react';
import { boolean } from 'valibot';
import { useAppDispatch } from '@/ui/storeHooks';
import { closesBefore } from '@/figures/admin/closes';
import { sessionAt } from '@/figures/session';
import {
  type FigureRow,
  figureRows,
  type ListOfTonight,
  nothingTyped,
  ofSession,
  sameRows,
  tonightDraft,
  type TonightDraft,
  withoutPublished,
  withStocks,
} from '@/figures/admin/tonightDraft';
import { serverNow } from '@/firebase/staff/clock';
import { saveTogether } from '@/firebase/staff/editedDocuments';
import { useServerNow } from '@/firebase/staff/useServerNow';
import type { IndicatorId } from '@/figures/market';
import { formatLongDate } from '@/lib/calendar';
import type { Difference } from '@/lib/difference';
import { combineParts } from '@/lib/parts';
import { mapKeys } from '@/lib/records';
import { useRefocus } from '@/ui/admin/focus';
import { useDraft } from '@/ui/admin/useDraft';
import { useKeptChoice } from '@/ui/admin/useKeptChoice';
import { tonightMessages } from './messages';
import { progressed } from './progressSlice';
import { draftRows, reviewOf, sessionRow } from './reviewOf';
import { type FileRowId, type RowId, rowIds } from './rowIds';
import { checklistOf, isDone, type TonightFiles } from './rows';
import { PUBLICATION, savesOf } from './publication';
import { fileRowOf } from './fileRowState';
import { REVIEW } from './figureKeys';
import {
  daysOf,
  historyPart,
  type Saved,
  savedOf,
  useRecords,
  useSaves,
  useStored,
} from './useStored';

/** Filing needs the Exchange's leave, so it is off until staff turn it on. */
const FILES_LIST = { name: 'filesList', schema: boolean(), initial: false };

/** Returns the elements of a row that may get the focus, the first that is there: a question, else its field. */
function inRow(row: RowId | IndicatorId) {
  const container = document.querySelector(`:is([data-row="${row}"], [data-indicator="${row}"])`);
  return ['[type=checkbox]:not(:checked)', 'input', 'button'].map(
    (selector) => container?.querySelector(selector) ?? null,
  );
}

/** The state of the last try to publish. */
type Publication =
  | { state: 'idle' | 'publishing' | 'conflict' }
  | { state: 'failed'; failure: string };

/** The last publication on this page. */
export interface Published extends Saved {
  changeId: string | null;
  /** The session that it is of. */
  session: string;
  changes: readonly Difference[];
  rows: readonly FigureRow[];
  indicators: readonly IndicatorId[];
}

/**
 * Returns the page's state: what is stored, what is typed, and how each row stands.
 * @param email whoever is signed in
 */
export function useTonight(email: string, files: TonightFiles) {
  const dispatch = useAppDispatch();
  const now = useServerNow();
  const current = sessionAt(now);
  const { stored, theirs, parts: storedParts } = useStored();
  const [publication, setPublication] = useState<Publication>({ state: 'idle' });
  const [view, setView] = useState<'edit' | 'review' | 'published'>('edit');
  const refocus = useRefocus();
  /** Where a pressed button is gone, the focus goes on in its row, else at the way to the summary. */
  const backToList = (row?: RowId | IndicatorId) => {
    setView('edit');
    refocus(() => [...(row === undefined ? [] : inRow(row)), document.querySelector(REVIEW)]);
  };
  const [opened, setOpened] = useState<readonly RowId[]>([]);
  const [read, setRead] = useState<{ list: ListOfTonight; at: Date } | null>(null);
  const [listNumber, setListNumber] = useState(1);
  const [filesList, setFilesList] = useKeptChoice(FILES_LIST);
  const [published, setPublished] = useState<Published | null>(null);
  const [openedAt, setOpenedAt] = useState(() => new Date());
  const [takenBack, setTakenBack] = useState<string | null>(null);
  const [keptAt, setKeptAt] = useState<Date | null>(null);

  const { draft, setDraft, unsaved, markSaved, kept } = useDraft<TonightDraft>(() => nothingTyped, {
    editor: 'tonight',
    schema: tonightDraft,
    describe: (typed) => [sessionRow(typed), ...draftRows(typed, stored)],
  });
  // What was typed for a session stays its own, however long the page is open.
  const session = draft.session || current;
  const { changes, points, symbols } = useSaves(session);
  const history = historyPart(points);
  const parts = {
    ...storedParts,
    // Without the figures of the sessions before, these could not be checked.
    ...mapKeys(['asi', 'exchangeRate'], (row) => combineParts([storedParts[row], history])),
  };
  const edit = (change: (draft: TonightDraft) => TonightDraft) => {
    setDraft((old) => ofSession(change(old), current));
    setKeptAt(new Date());
    setPublication({ state: 'idle' });
  };

  const publishedHere = (row: FigureRow) =>
    published?.rows.includes(row) === true ? published : null;
  const loadedDays = daysOf(stored, points.data);
  const before = closesBefore(stored, points.data, session);
  // The history is read again, which takes a moment.
  const days = {
    ...loadedDays,
    ...mapKeys(sameRows, (row) => publishedHere(row)?.session ?? loadedDays[row]),
  };
  const loaded = (row: FigureRow) => parts[row].status === 'ready';
  const closes = points.data?.closes ?? {};
  const evening = { draft, stored, session, before, closes, now };
  const { figures, indicators, ready, leftIndicators, unansweredIndicators } = checklistOf({
    ...evening,
    current,
    days,
    loaded,
  });
  const newestFiles = [files.summary.newest, files.priceList.newest];
  const records = useRecords(newestFiles.flatMap((file) => (file ? [`files/${file.id}`] : [])));
  /** The list is filed together with its gainers and losers, or not at all. */
  const listToFile =
    filesList && files.priceList.exists && figures.stocks.mark === 'ready' ? read : null;
  const fileRow = (id: FileRowId) => {
    const waits = id === 'priceList' && listToFile !== null;
    return fileRowOf(id, { file: files[id], session, waits, records });
  };
  const rows = {
    ...mapKeys(figureRows, (row) => ({
      ...figures[row],
      part: parts[row],
      /** Its fields are there: not in the summary, nor once it is on the site. */
      editing: view !== 'review' && (figures[row].mark !== 'published' || opened.includes(row)),
      saved: savedOf(row, changes.data, publishedHere(row)),
    })),
    summary: fileRow('summary'),
    priceList: fileRow('priceList'),
  };

  const open = rowIds.filter((row) => !isDone(rows[row].mark));
  const done = rowIds.length - open.length;
  const all = rowIds.every((row) => rows[row].mark === 'published');
  const loading = [...figureRows, 'summary' as const].some(
    (row) => rows[row].part.status === 'loading',
  );
  useEffect(() => {
    if (!loading) dispatch(progressed(all ? null : { done, of: rowIds.length }));
  }, [dispatch, loading, all, done]);

  /** Publishes what is ready, all of it or nothing, and files the price list after it. */
  async function publish(overwrite = false) {
    const waiting = listToFile;
    setPublication({ state: 'publishing' });
    setTakenBack(null);
    const at = serverNow();
    const saves = savesOf(ready.next, at, overwrite, session);
    const { payload } = await dispatch(
      saveTogether({ saves, note: PUBLICATION, message: tonightMessages.publishFailed }),
    );
    if (typeof payload !== 'object') {
      setPublication({ state: 'failed', failure: payload ?? tonightMessages.publishFailed });
      return;
    }
    setPublication({ state: payload.result === 'conflict' ? 'conflict' : 'idle' });
    if (payload.result === 'conflict') return;
    const { changeId } = payload;
    const { changes: differences } = reviewOf(stored, ready.next);
    const { rows, indicators } = ready;
    setPublished({ at, changeId, session, email, changes: differences, rows, indicators });
    markSaved(nothingTyped);
    setDraft((old) => ofSession(withoutPublished(old, rows, indicators), current));
    setOpened([]);
    if (rows.includes('stocks')) {
      setRead(null);
      setListNumber(listNumber + 1);
    }
    setView('published');
    changes.reload();
    points.reload();
    if (waiting === null) return;
    const csv = new File([waiting.list.csv()], `price-list-${session}.csv`, { type: 'text/csv' });
    files.priceList.filing.send(csv, tonightMessages.listName(formatLongDate(session)), null);
  }

  function reload() {
    setPublication({ state: 'idle' });
    setOpenedAt(new Date());
    for (const part of new Set(Object.values(storedParts))) part.reload();
    changes.reload();
    points.reload();
  }

  return {
    now,
    session,
    /** The last session that has closed: not that of a draft from before. */
    current,
    view,
    review: () => setView('review'),
    backToList,
    stored,
    /** The facts that the entries are worked out from. */
    evening,
    /** The symbols in the lists of the last weeks; null while they are not loaded. */
    recentSymbols: symbols.data,
    /** The entries of the indicators. */
    indicators,
    unansweredIndicators,
    /** The newest session of the figures on the site, 'YYYY-MM-DD'; '' without one or before all are loaded. */
    newestOnSite: points.data === null ? '' : (Object.values(days).toSorted().at(-1) ?? ''),
    rows,
    leftIndicators,
    /** The rows that are not done. */
    open,
    /** Shows the fields of a row that is on the site. */
    openRow: (row: RowId) => {
      setOpened((others) => [...others, row]);
      backToList(row);
    },
    files,
    /** True where the price list is filed with the figures. */
    filesList,
    setFilesList,
    changes,
    points,
    /** The indicators are loaded with the exchange rate. */
    indicatorsPart: storedParts.exchangeRate,
    draft,
    edit,
    unsaved,
    kept,
    /** The time when what is typed was kept on this computer; null where nothing is. */
    keptAt: unsaved && kept.safe ? keptAt : null,
    read,
    /** Counts the price lists: after the publication of one, the panel begins anew. */
    listNumber,
    /** Takes what the price list says now; null where there is none. */
    take: (list: ListOfTonight | null) => {
      if (list === null && read === null) return;
      setRead(list && { list, at: read?.at ?? new Date() });
      edit((typed) => withStocks(typed, list));
    },
    /** The figures that publishing would write. */
    next: ready.next,
    /** True where what is stored now is known of all that would be published. */
    fresh: [
      ...ready.rows.map((row) => parts[row]),
      ...(ready.indicators.length > 0 ? [storedParts.exchangeRate] : []),
    ].every(({ fresh }) => fresh),
    publication,
    theirs,
    /** The time when the stored figures were loaded. */
    openedAt,
    publish,
    published,
    /** The message once a publication was taken back; null where none was. */
    takenBack,
    /** The publication was taken back: the checklist begins again with what the site shows now. */
    beginAgain: (text: string) => {
      setPublished(null);
      setTakenBack(text);
      backToList();
      reload();
    },
    /** Loads what is stored anew; what is typed stays. */
    reload,
  };
}

export type Tonight = ReturnType<typeof useTonight>;
