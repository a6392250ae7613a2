import {
  type CloseBefore,
  type Entry,
  indicatorEntry,
  type NextFigures,
  type StoredFigures,
  stocksEntry,
  typedEntry,
  typedFigures,
} from '@/figures/admin/entries';
import { marketStaffMessages } from '@/figures/admin/messages';
import { isOutOfRange, type RowDraft, rowChange } from '@/figures/admin/stockDraft';
import { bondIds, type IndicatorId, indicatorIds } from '@/figures/market';
import { formatLongDate } from '@/lib/days';
import { formatPrice, formatSigned } from '@/lib/format';
import { mapKeys } from '@/lib/records';
import type { TonightDraft } from './draft';
import { tonightMessages } from './messages';

/** The rows of figures in the checklist, in their order; gainers and losers are one. */
export const figureRows = ['asi', 'stocks', 'exchangeRate', ...bondIds] as const;
export type FigureRow = (typeof figureRows)[number];
export type FileRow = 'summary' | 'priceList';
/** All rows of the checklist. */
export const rowIds = [...figureRows, 'summary', 'priceList'] as const;
export type RowId = (typeof rowIds)[number];

/** What the checklist is worked out from. */
export interface Evening {
  draft: TonightDraft;
  stored: StoredFigures;
  /** The session that is keyed in, and the last one that has closed, each 'YYYY-MM-DD'. */
  session: string;
  current: string;
  /** The close that the index is compared with. */
  before: CloseBefore | null;
  /** The session of what is on the site, 'YYYY-MM-DD'; '' if there is nothing or it is unknown. */
  days: Readonly<Record<FigureRow, string>>;
  /** Whether what is stored of a row has been loaded: until then it is open. */
  loaded: (row: FigureRow) => boolean;
}

type Entries = Readonly<Record<FigureRow | IndicatorId, Entry>>;

/** What staff have to say is right before the lists are published. */
function listDoubts({ draft, session }: Evening, rows: readonly RowDraft[]): string[] {
  const moved = rows.filter(isOutOfRange).map((row) => {
    const [from, to] = [formatPrice(Number(row.previous)), formatPrice(Number(row.current))];
    return `${row.symbol} from ${from} to ${to}, ${formatSigned(rowChange(row))}%,`;
  });
  const { listDay, unread } = draft;
  const otherDay = listDay !== '' && listDay !== session;
  return [
    ...[...moved, ...(otherDay ? [`The list of ${formatLongDate(listDay)}`] : [])].map(
      marketStaffMessages.confirm,
    ),
    ...(unread === '' ? [] : [tonightMessages.withoutRows(unread)]),
  ];
}

/** What each row and indicator would publish. */
export function entriesOf(evening: Evening): Entries {
  const { draft, stored, session, before } = evening;
  return {
    ...mapKeys(['asi', 'exchangeRate', ...bondIds], (id) =>
      typedEntry(typedFigures(id, draft.typed, stored), {
        id,
        rest: draft.same.includes(id) && stored[id] !== null,
        session,
        before: id === 'asi' ? (before?.close ?? null) : stored.exchangeRate,
      }),
    ),
    stocks: stocksEntry(draft, stored, (rows) => listDoubts(evening, rows)),
    ...mapKeys(indicatorIds, (id) => indicatorEntry(id, draft.announced[id], stored[id])),
  };
}

/** How a draft keeps that what a row asks is right. */
export const tickOf = (row: FigureRow, warning: string) => `${row} ${warning}`;

/** How a row stands: to do, ready to be published, in need of a look, or on the site. */
export type RowMark = 'open' | 'ready' | 'warning' | 'published';

interface RowFacts {
  /** What staff have entered for it. */
  entry: Entry['state'];
  /** The session of what is on the site. */
  day: string;
  /** The session that is keyed in. */
  session: string;
  /** Something of it has still to be settled, such as a tie, or to be said to be right. */
  unsettled: boolean;
}

/** How the row of a figure stands. */
export function markOf({ entry, day, session, unsettled }: RowFacts): RowMark {
  if (entry === 'wrong') return 'warning';
  // What is on the site is never replaced by an earlier session's.
  if (entry === 'ready') return unsettled || day > session ? 'warning' : 'ready';
  return entry === 'open' && day >= session ? 'published' : 'open';
}

/** How the rows of figures stand. */
export function figureMarks(entries: Entries, evening: Evening): Record<FigureRow, RowMark> {
  const { draft, days, session, current, loaded } = evening;
  // The lists say by their time alone which session they are of.
  const openLists = draft.unsettled > 0 || session !== current;
  return mapKeys(figureRows, (row) => {
    if (!loaded(row)) return 'open';
    const entry = entries[row];
    const unsettled =
      (row === 'stocks' && openLists) ||
      (entry.state === 'ready' &&
        entry.warnings.some((warning) => !draft.ticked.includes(tickOf(row, warning))));
    return markOf({ entry: entry.state, day: days[row], session, unsettled });
  });
}

interface FileFacts {
  /** The session of the newest file on the site; '' without one. */
  day: string;
  session: string;
  /** Whether a list waits to be filed with the figures. */
  waits: boolean;
  /** Whether some of tonight's figures are on the site. */
  figuresPublished: boolean;
}

/** How the row of a file stands: it is ready when it is there, and published once figures are. */
export function fileMark({ day, session, waits, figuresPublished }: FileFacts): RowMark {
  if (waits) return 'ready';
  if (day < session) return 'open';
  return figuresPublished ? 'published' : 'ready';
}

/** Whether a row counts as done. */
export const isDone = (mark: RowMark) => mark === 'ready' || mark === 'published';

/** What is ready to be published: the rows and indicators, and what they write. */
export function readyOf(entries: Entries, marks: Readonly<Record<FigureRow, RowMark>>) {
  const rows = figureRows.filter((row) => marks[row] === 'ready');
  const indicators = indicatorIds.filter((id) => entries[id].state === 'ready');
  const next = [...rows, ...indicators].reduce<NextFigures>((all, id) => {
    const entry = entries[id];
    return entry.state === 'ready' ? { ...all, ...entry.next } : all;
  }, {});
  return { rows, indicators, next };
}
