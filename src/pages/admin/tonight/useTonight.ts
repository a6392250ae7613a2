import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAppDispatch } from '@/app/admin/hooks';
import type { TonightStocks } from '@/features/equity/admin/priceList/tonightStocks';
import { sessionAt } from '@/figures/admin/session';
import { useServerNow } from '@/firebase/staff/useServerNow';
import { useAuth, userOf } from '@/features/auth/session';
import { type Difference, differencesOf } from '@/lib/difference';
import { useDraft } from '@/ui/admin/useDraft';
import { closeBefore, entriesOf, figureMarks, readyOf } from './entries';
import { progressed } from './progressSlice';
import { fileMark, isDone, type Mark, type RowId, rowIds } from './rowState';
import { sessionRow, summaryOf, tonightRows } from './summary';
import {
  nothingTyped,
  ofSession,
  type SameRow,
  type TonightDraft,
  withoutPublished,
  withStocks,
} from './tonightDraft';
import { useFiles } from './useFiles';
import { type FigureParts, useFigures } from './useParts';
import { PUBLICATION, usePublication } from './usePublication';
import {
  daysOf,
  figurePaths,
  type FigureRow,
  type Saved,
  savedOf,
  useFileSaves,
  useSaves,
} from './useSaves';

const partOfRow: Record<FigureRow, keyof FigureParts> = {
  asi: 'asi',
  stocks: 'stocks',
  exchangeRate: 'macro',
  bonds: 'rates',
  tbills: 'rates',
};

/** What was published last on this page. */
export interface Published extends Saved {
  changeId: string | null;
  /** The session that it is of. */
  session: string;
  changes: readonly Difference[];
  rows: readonly FigureRow[];
}

/** A price list that was read, and when. */
export interface ReadList {
  list: TonightStocks;
  at: Date;
}

/** The page's state: what is stored, what is typed, and how each row stands. */
export function useTonight() {
  const dispatch = useAppDispatch();
  const user = userOf(useAuth().identity);
  const now = useServerNow();
  const current = sessionAt(now);
  const { stored, theirs, parts } = useFigures();
  const files = useFiles();
  const fileSaves = useFileSaves(Object.values(files.places).map(({ newest }) => newest));
  const publication = usePublication();
  const [view, setView] = useState<'edit' | 'review' | 'published'>('edit');
  const [opened, setOpened] = useState<readonly RowId[]>([]);
  const [read, setRead] = useState<ReadList | null>(null);
  const [published, setPublished] = useState<Published | null>(null);
  /** When what is stored was loaded. */
  const [openedAt, setOpenedAt] = useState(() => new Date());
  /** The row whose button was pressed last: the focus goes on there. */
  const [acted, setActed] = useState<{ row: RowId } | null>(null);
  const [undone, setUndone] = useState(false);
  const [keptAt, setKeptAt] = useState<Date | null>(null);

  const { draft, setDraft, unsaved, markSaved, kept } = useDraft(() => nothingTyped, {
    editor: 'tonight',
    describe: (typed) => [sessionRow(typed), ...tonightRows(typed, stored)],
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

  const before = closeBefore(stored.asi, points.data, session);
  const entries = entriesOf(draft, stored, session, before);
  const saved = (row: FigureRow): Saved | null => {
    const recorded = savedOf(changes.data, figurePaths[row]);
    const mine = published?.rows.includes(row) === true ? published : null;
    if (mine === null || (recorded !== null && recorded.at > mine.at)) return recorded;
    return mine;
  };
  const savedRows: Record<FigureRow, Saved | null> = {
    asi: saved('asi'),
    stocks: saved('stocks'),
    exchangeRate: saved('exchangeRate'),
    bonds: saved('bonds'),
    tbills: saved('tbills'),
  };
  const days = {
    ...daysOf({ asi: stored.asi, stocks: stored.stocks, points: points.data }),
    // The history is read again, which takes a moment.
    ...(published !== null &&
      Object.fromEntries(published.rows.map((each) => [each, published.session]))),
  };
  const figures = figureMarks(entries, {
    days,
    session,
    // The lists say by their time alone which session they are of.
    unsettled: draft.unsettled > 0 || session !== current,
    loaded: (row) => parts[partOfRow[row]].status === 'ready',
  });
  const figuresPublished = Object.values(figures).includes('published');
  const { summary, priceList } = files.places;
  const marks: Record<RowId, Mark> = {
    ...figures,
    summary: fileMark({ day: summary.day, session, waits: false, figuresPublished }),
    priceList: fileMark({
      day: priceList.day,
      session,
      waits: (read?.list.rowsRead ?? 0) > 0,
      figuresPublished,
    }),
  };
  const ready = readyOf(entries, figures);
  const leftOut = rowIds.filter((row) => !isDone(marks[row]));
  const needed = new Set([
    ...ready.rows.map((row) => partOfRow[row]),
    ...(ready.indicators.length > 0 ? (['macro'] as const) : []),
  ]);
  const review = summaryOf(stored, ready.next, leftOut);

  const compared = theirs && {
    email: theirs.email,
    savedAt: theirs.at,
    compared: {
      openedAt,
      differences: differencesOf(
        tonightRows(nothingTyped, theirs.documents),
        tonightRows(draft, stored),
        { opened: tonightRows(nothingTyped, stored) },
      ),
    },
  };

  const done = rowIds.filter((row) => isDone(marks[row])).length;
  const all = rowIds.every((row) => marks[row] === 'published');
  const loading = [...Object.values(parts), files.part].some(({ status }) => status === 'loading');
  useEffect(() => {
    if (!loading) dispatch(progressed(all ? null : { done, of: rowIds.length }));
  }, [dispatch, loading, all, done]);

  /** Publishes what is ready; answers whether that happened. */
  async function publish(overwrite = false): Promise<boolean> {
    const result = await publication.publish(ready.next, session, overwrite);
    if (result === null) return false;
    const { rows, indicators } = ready;
    setPublished({ ...result, session, email: user?.email ?? '', changes: review.changes, rows });
    latest.current = ofSession(withoutPublished(latest.current, rows, indicators), current);
    markSaved(nothingTyped);
    setDraft(latest.current);
    setOpened([]);
    setRead(null);
    setView('published');
    setUndone(false);
    changes.reload();
    points.reload();
    return true;
  }

  function reload() {
    publication.clear();
    setOpenedAt(new Date());
    for (const part of Object.values(parts)) part.reload();
    changes.reload();
    points.reload();
  }

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
    setView,
    stored,
    parts,
    files,
    changes,
    /** The newest records of the files of tonight. */
    fileSaves: fileSaves.data ?? {},
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
    nothing: ready.rows.length === 0 && ready.indicators.length === 0,
    review,
    /** What publishing would write. */
    next: ready.next,
    read,
    /** Takes what the price list says now; null where there is none. */
    take: (list: TonightStocks | null) => {
      if (list === null && read === null) return;
      setRead(list && { list, at: read?.at ?? new Date() });
      edit((typed) => withStocks(typed, list));
    },
    isOpen: (row: RowId) => opened.includes(row),
    open: (row: RowId) => {
      setOpened((rows) => [...rows, row]);
      setView('edit');
      setActed({ row });
    },
    /** Settles a row with what is stored, or takes that back. */
    settle: (row: SameRow, same: boolean) => {
      edit((typed) => ({ ...typed, same: { ...typed.same, [row]: same } }));
      if (!same) setOpened((rows) => [...rows, row]);
      setView('edit');
      setActed({ row });
    },
    acted,
    publication,
    /** What somebody else saved, beside what was opened and what is typed; null but after a conflict. */
    conflict: publication.state === 'conflict' ? compared : null,
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
      setView('edit');
      reload();
    },
    /** Whether what is stored now is known of all that would be published. */
    fresh: [...needed].every((part) => parts[part].fresh),
    /** Loads what is stored anew; what is typed stays. */
    reload,
  };
}

export type Tonight = ReturnType<typeof useTonight>;
