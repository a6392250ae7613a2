import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAppDispatch } from '@/app/admin/hooks';
import { sessionAt } from '@/figures/admin/session';
import { useServerNow } from '@/firebase/staff/useServerNow';
import { formatLongDate } from '@/lib/days';
import { type Difference, differencesOf } from '@/lib/difference';
import type { Part } from '@/lib/parts';
import { mapKeys } from '@/lib/records';
import { useRefocus } from '@/ui/admin/focus';
import { useDraft } from '@/ui/admin/useDraft';
import {
  type ListOfTonight,
  nothingTyped,
  ofSession,
  tonightDraft,
  type TonightDraft,
  withoutPublished,
  withSame,
  withStocks,
} from './draft';
import {
  closeBefore,
  entriesOf,
  figureMarks,
  type FigureRow,
  figureRows,
  fileMark,
  isDone,
  type RowMark,
  readyOf,
  type RowId,
  rowIds,
  type StoredFigures,
} from './entries';
import { tonightMessages } from './messages';
import { progressed } from './progressSlice';
import { draftRows, reviewOf, sessionRow } from './review';
import { REVIEW } from './useFigureKeys';
import { PUBLICATION, usePublication } from './usePublication';
import { daysOf, type Saved, savedOf, useRecords, useSaves, useStored } from './useStored';

/** What became of a file on its way to its category. */
export interface Filing {
  state: 'idle' | 'sending' | 'failed';
  /** The part that is sent, in percent. */
  percent: number;
  /** What is done while it is sent, or why it failed. */
  text: string;
  /** Resolves with whether it is filed. `replaces` is a file of the category that it takes the place of. */
  send: (file: File, name: string, replaces: FiledFile | null) => Promise<boolean>;
  /** Null where nothing can be tried again. */
  retry: (() => void) | null;
}

/** A stored file. */
export interface FiledFile {
  id: string;
  name: string;
  url: string;
  /** Of its stored object. */
  path: string;
  /** ISO time. */
  uploadDate: string;
}

/** A category of files: what is there, and how one is filed there. */
interface Category {
  part: Part;
  /** Whether there is a category of that name. */
  exists: boolean;
  newest: FiledFile | null;
  filing: Filing;
}

export type FileRowId = 'summary' | 'priceList';
export type TonightFiles = Readonly<Record<FileRowId, Category>>;

/** A price list that was read: what it gives the draft, and the list itself. */
export interface ReadStocks extends ListOfTonight {
  rowsRead: number;
  /** How many rows it has, in words. */
  counts: string;
  /** The list as a CSV file, with what staff corrected. */
  csv: () => string;
}

/** What was published last on this page. */
export interface Published extends Saved {
  changeId: string | null;
  /** The session that it is of. */
  session: string;
  changes: readonly Difference[];
  rows: readonly FigureRow[];
}

/** The session that a file was uploaded for, 'YYYY-MM-DD'; null without one. */
function fileDay(file: FiledFile | null): string | null {
  const moment = new Date(file?.uploadDate ?? '');
  return Number.isNaN(moment.getTime()) ? null : sessionAt(moment);
}

/**
 * The page's state: what is stored, what is typed, and how each row stands.
 * @param email whoever is signed in
 */
export function useTonight(email: string, files: TonightFiles) {
  const dispatch = useAppDispatch();
  const now = useServerNow();
  const current = sessionAt(now);
  const { stored, theirs, parts } = useStored();
  const publication = usePublication();
  const [view, setView] = useState<'edit' | 'review' | 'published'>('edit');
  const refocus = useRefocus();
  /** Where a pressed button is gone, the focus goes on in its row, else at the way to the summary. */
  const backToList = (row?: RowId) => {
    setView('edit');
    refocus(() => [
      row === undefined ? null : document.querySelector(`[data-row="${row}"] :is(input, button)`),
      document.querySelector(REVIEW),
    ]);
  };
  const [opened, setOpened] = useState<readonly RowId[]>([]);
  const [read, setRead] = useState<{ list: ReadStocks; at: Date } | null>(null);
  /** Counts the price lists: after a publication the panel begins anew. */
  const [listNumber, setListNumber] = useState(1);
  const [filesList, setFilesList] = useState(true);
  const [published, setPublished] = useState<Published | null>(null);
  /** When what is stored was loaded. */
  const [openedAt, setOpenedAt] = useState(() => new Date());
  const [undone, setUndone] = useState(false);
  const [keptAt, setKeptAt] = useState<Date | null>(null);

  const { draft, setDraft, unsaved, markSaved, kept } = useDraft<TonightDraft>(() => nothingTyped, {
    editor: 'tonight',
    schema: tonightDraft,
    describe: (typed) => [sessionRow(typed), ...draftRows(typed, stored)],
  });
  // What was typed for a session stays its own, however long the page is open.
  const session = draft.session || current;
  const { changes, points } = useSaves(session);
  // The price list answers at times of its own: a change is made on what the draft is by then.
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });
  const edit = (change: (draft: TonightDraft) => TonightDraft) => {
    latest.current = ofSession(change(latest.current), current);
    setDraft(latest.current);
    setKeptAt(new Date());
    publication.clear();
  };

  const before = closeBefore(stored.asi, points.data?.before, session);
  const entries = entriesOf(draft, stored, session, before);
  const savedRows = mapKeys(figureRows, (row): Saved | null => {
    const recorded = savedOf(changes.data, row);
    const mine = published?.rows.includes(row) === true ? published : null;
    return mine === null || (recorded !== null && recorded.at > mine.at) ? recorded : mine;
  });
  const loadedDays = daysOf(stored, points.data);
  const days = mapKeys(figureRows, (row) =>
    // The history is read again, which takes a moment.
    published?.rows.includes(row) === true ? published.session : loadedDays[row],
  );
  const figures = figureMarks(entries, {
    draft,
    days,
    session,
    current,
    loaded: (row) => parts[row].status === 'ready',
  });
  const figuresPublished = Object.values(figures).includes('published');
  const fileDays = {
    summary: fileDay(files.summary.newest),
    priceList: fileDay(files.priceList.newest),
  };
  const markOfFile = (id: FileRowId, waits: boolean): RowMark =>
    files[id].filing.state === 'failed'
      ? 'warning'
      : fileMark({ day: fileDays[id], session, waits, figuresPublished });
  const marks: Record<RowId, RowMark> = {
    ...figures,
    summary: markOfFile('summary', false),
    priceList: markOfFile('priceList', (read?.list.rowsRead ?? 0) > 0),
  };
  const ready = readyOf(entries, figures);
  const nothing = ready.rows.length === 0 && ready.indicators.length === 0;
  const leftOut = rowIds.filter((row) => !isDone(marks[row]));
  const reviewed = { ...reviewOf(stored, ready.next), leftOut };
  const isFiled = (id: FileRowId) => (fileDays[id] ?? '') >= session;
  const records = useRecords(
    [files.summary.newest, files.priceList.newest].flatMap((file) =>
      file === null ? [] : [`files/${file.id}`],
    ),
  );
  const uploadOf = (id: FileRowId): Saved | null => {
    const { newest } = files[id];
    if (newest === null) return null;
    const email = records?.[`files/${newest.id}`]?.email ?? '';
    return { at: new Date(newest.uploadDate), email };
  };

  const done = rowIds.length - leftOut.length;
  const all = rowIds.every((row) => marks[row] === 'published');
  const loading = [...Object.values(parts), files.summary.part].some(
    ({ status }) => status === 'loading',
  );
  useEffect(() => {
    if (!loading) dispatch(progressed(all ? null : { done, of: rowIds.length }));
  }, [dispatch, loading, all, done]);

  /** Publishes what is ready, and files the price list after it. */
  async function publish(overwrite = false) {
    const waiting = filesList && files.priceList.exists ? read : null;
    const result = await publication.publish(ready.next, session, overwrite);
    if (result === null) return;
    const { rows, indicators } = ready;
    setPublished({ ...result, session, email, changes: reviewed.changes, rows });
    latest.current = ofSession(withoutPublished(latest.current, rows, indicators), current);
    markSaved(nothingTyped);
    setDraft(latest.current);
    setOpened([]);
    setRead(null);
    setListNumber((number) => number + 1);
    setView('published');
    setUndone(false);
    changes.reload();
    points.reload();
    if (waiting === null) return;
    const csv = new File([waiting.list.csv()], `price-list-${session}.csv`, { type: 'text/csv' });
    await files.priceList.filing.send(csv, tonightMessages.listName(formatLongDate(session)), null);
  }

  function reload() {
    publication.clear();
    setOpenedAt(new Date());
    for (const part of new Set(Object.values(parts))) part.reload();
    changes.reload();
    points.reload();
  }

  const open = (row: RowId) => {
    setOpened((rows) => [...rows, row]);
    backToList(row);
  };

  return {
    now,
    session,
    /** The last session that has closed: not that of a draft from before. */
    current,
    /** Takes what was typed for an earlier session as the current one's. */
    useForCurrent: () => edit((typed) => ({ ...typed, session: current })),
    discard: () => {
      setRead(null);
      edit(() => nothingTyped);
    },
    view,
    review: () => setView('review'),
    backToList,
    stored,
    parts,
    files,
    /** Whether the file of the session is there. */
    filed: { summary: isFiled('summary'), priceList: isFiled('priceList') },
    /** When and by whom the newest files were uploaded. */
    uploads: { summary: uploadOf('summary'), priceList: uploadOf('priceList') },
    /** Whether the price list is filed with the figures. */
    filesList,
    setFilesList,
    listNumber,
    changes,
    draft,
    edit,
    kept,
    /** When what is typed was kept on this computer; null where nothing is. */
    keptAt: unsaved && kept.safe ? keptAt : null,
    before,
    entries,
    days,
    savedRows,
    marks,
    /** Whether nothing could be published. */
    nothing,
    reviewed,
    /** What publishing would write. */
    next: ready.next,
    read,
    /** Takes what the price list says now; null where there is none. */
    take: (list: ReadStocks | null) => {
      if (list === null && read === null) return;
      setRead(list && { list, at: read?.at ?? new Date() });
      edit((typed) => withStocks(typed, list));
    },
    isOpen: (row: RowId) => opened.includes(row),
    open,
    /** Settles a row with what is stored. */
    settle: (row: FigureRow) => {
      edit((typed) => withSame(typed, row, true));
      backToList(row);
    },
    publication,
    theirs,
    /** After a conflict: what was opened, what somebody else saved since, and what is typed. */
    compareWith: (other: StoredFigures) => ({
      openedAt,
      differences: differencesOf(draftRows(nothingTyped, other), draftRows(draft, stored), {
        opened: draftRows(nothingTyped, stored),
      }),
    }),
    publish,
    published,
    /** Whether nobody has published from here yet, as far as the newest records say. */
    firstTime:
      published === null &&
      changes.data !== null &&
      Object.values(changes.data).every((change) => change?.kind !== PUBLICATION.kind),
    undone,
    /** The publication was undone: the checklist begins again with what the site shows now. */
    wasUndone: () => {
      setPublished(null);
      setUndone(true);
      backToList();
      reload();
    },
    /** Whether what is stored now is known of all that would be published. */
    fresh: [
      ...ready.rows,
      ...(ready.indicators.length > 0 ? (['exchangeRate'] as const) : []),
    ].every((row) => parts[row].fresh),
    /** Loads what is stored anew; what is typed stays. */
    reload,
  };
}

export type Tonight = ReturnType<typeof useTonight>;
