import type { Entry } from './tonightDraft';

/** The rows of the checklist, in their order. */
export const rowIds = [
  'asi',
  'stocks',
  'exchangeRate',
  'bonds',
  'tbills',
  'summary',
  'priceList',
] as const;
export type RowId = (typeof rowIds)[number];

/** How a row stands: to do, ready to be published, in need of a look, or on the site. */
export type Mark = 'open' | 'ready' | 'look' | 'published';

interface RowFacts {
  /** What staff have entered for it. */
  entry: Entry<unknown>['state'];
  /** The session of what is on the site, 'YYYY-MM-DD'; null if there are none or it is unknown. */
  day: string | null;
  /** The session that is keyed in. */
  session: string;
  /** Something else of it has to be settled, such as a tie. */
  unsettled?: boolean;
}

/** How the row of a figure stands. */
export function markOf({ entry, day, session, unsettled = false }: RowFacts): Mark {
  switch (entry) {
    case 'ready':
      // What is on the site is never replaced by an earlier session's.
      return unsettled || (day !== null && day > session) ? 'look' : 'ready';
    case 'wrong':
    case 'beyond':
      return 'look';
    case 'part':
      return 'open';
    case 'open':
      return day !== null && day >= session ? 'published' : 'open';
  }
}

interface FileFacts {
  /** The session of the newest file on the site. */
  day: string | null;
  session: string;
  /** Whether a list waits to be filed with the figures. */
  waits: boolean;
  /** Whether some of tonight's figures are on the site. */
  figuresPublished: boolean;
}

/** How the row of a file stands: it is ready when it is there, and published once figures are. */
export function fileMark({ day, session, waits, figuresPublished }: FileFacts): Mark {
  if (waits) return 'ready';
  if (day === null || day < session) return 'open';
  return figuresPublished ? 'published' : 'ready';
}

/** Whether a row counts as done. */
export const isDone = (mark: Mark) => mark === 'ready' || mark === 'published';

/** Whether what is on the site is of an earlier session; nobody can say that of what has no day. */
export function isStale(day: string | null, session: string): boolean {
  return day !== null && day < session;
}
