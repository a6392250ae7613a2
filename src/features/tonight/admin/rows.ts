import { entriesOf, type Entry, type NextFigures } from '@/figures/admin/entries';
import type { Evening } from '@/figures/admin/evening';
import { type FigureRow, figureRows, type TonightDraft } from '@/figures/admin/tonightDraft';
import { type IndicatorId, indicatorIds } from '@/figures/market';
import type { Part } from '@/lib/parts';
import { dayName } from '@/lib/moments';
import { mapKeys } from '@/lib/records';
import { describeUnanswered, whyLeftOut } from './leftOut';
import { tonightMessages } from './messages';
import type { FileRowId, RowMark } from './rowIds';

/** The state of a file on its way to its category. */
export interface Filing {
  state: 'idle' | 'sending' | 'failed';
  /** The part that is sent, in percent. */
  percent: number;
  /** Says what is done while it is sent, or why it failed. */
  text: string;
  /**
   * Files it; null names it after the file. `replaces` is a file of the category that it takes the
   * place of.
   */
  send: (file: File, name: string | null, replaces: FiledFile | null) => void;
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

/** Two categories of files: what is there, and how one is filed there. */
export type TonightFiles = Readonly<
  Record<FileRowId, { part: Part; exists: boolean; newest: FiledFile | null; filing: Filing }>
>;

/** The facts that the checklist is worked out from. */
export interface ChecklistFacts extends Evening {
  /** The last session that has closed. */
  current: string;
  /** The session of what is on the site, 'YYYY-MM-DD'; '' if there is nothing or it is unknown. */
  days: Readonly<Record<FigureRow, string>>;
  /** Returns whether the stored figures of a row have been loaded: until then it is open. */
  loaded: (row: FigureRow) => boolean;
}

/** Returns the key under which a draft keeps that a question of a row is answered, by its label. */
export const tickOf = (row: FigureRow | IndicatorId, label: string) => `${row} ${label}`;

/** Returns whether a row counts as done. */
export const isDone = (mark: RowMark) => mark === 'ready' || mark === 'published';

/** Returns the mark of a figure's row; `unsettled` is one with an unanswered question. */
export function markOf(
  entry: Entry['state'],
  unsettled: boolean,
  day: string,
  session: string,
): RowMark {
  if (entry === 'wrong') return 'warning';
  // What is on the site is never replaced by an earlier session's.
  if (entry === 'ready') return unsettled || day > session ? 'warning' : 'ready';
  return entry === 'open' && day >= session ? 'published' : 'open';
}

/** Returns the mark of a file's row: visitors see a file as soon as it is stored. */
export function fileMark(isThere: boolean, waits: boolean): RowMark {
  if (waits) return 'ready';
  return isThere ? 'published' : 'open';
}

/** Returns the labels of an entry's questions that staff have not ticked. */
function unansweredOf(
  { ticked }: TonightDraft,
  row: FigureRow | IndicatorId,
  entry: Entry,
): string[] {
  const questions = entry.state === 'ready' ? entry.questions : [];
  const labels = questions.map(({ label }) => label);
  return labels.filter((label) => !ticked.includes(tickOf(row, label)));
}

/** Returns the figures' rows with their marks, and the rows and indicators ready to publish. */
export function checklistOf(facts: ChecklistFacts) {
  const { draft, days, session, current, loaded } = facts;
  const entries = entriesOf(facts);
  // The lists say by their time alone which session they are of.
  const openLists = draft.unsettled > 0 || session !== current;
  const figures = mapKeys(figureRows, (row) => {
    const [entry, day] = [entries[row], days[row]];
    const questions = entry.state === 'ready' ? entry.questions : [];
    const unticked = unansweredOf(draft, row, entry);
    const unsettled = (row === 'stocks' && openLists) || unticked.length > 0;
    const mark = loaded(row) ? markOf(entry.state, unsettled, day, session) : 'open';
    const isNewer = day > session && session !== current;
    const isOlder = day !== '' && day < session && mark !== 'ready';
    const older = isOlder ? `From ${dayName(day, session)}` : null;
    const hasOther = loaded(row) && day !== '' && day !== session;
    return {
      entry,
      mark,
      questions,
      /** True if the site shows this session's figure. */
      isOnSite: loaded(row) && day === session,
      /** True if nothing of the row is waiting to be published. */
      isSettled: entry.state === 'open',
      why: whyLeftOut({ row, entry, mark, unticked, draft, session, current, day }),
      instead: hasOther ? tonightMessages.siteHas(dayName(day, current)) : null,
      /** The session of the site's figures, in words, where it is not this one. */
      tag: isNewer ? tonightMessages.newerOnSite(dayName(day, current)) : older,
      /** Their day in words. */
      since: day === '' || day >= session ? 'before' : dayName(day, session),
    };
  });
  const rows = figureRows.filter((row) => figures[row].mark === 'ready');
  const readyIndicators = indicatorIds.filter((id) => entries[id].state === 'ready');
  const indicators = readyIndicators.filter(
    (id) => unansweredOf(draft, id, entries[id]).length === 0,
  );
  let next: NextFigures = {};
  for (const id of [...rows, ...indicators]) {
    const entry = entries[id];
    if (entry.state === 'ready') next = { ...next, ...entry.next };
  }
  /** The reasons why announced indicators are not on the site. */
  const leftIndicators = Object.fromEntries(
    indicatorIds.flatMap((id) => {
      const entry = entries[id];
      if (entry.state === 'wrong') return [[id, entry.why]];
      if (entry.state !== 'ready') return [];
      const unanswered = describeUnanswered(unansweredOf(draft, id, entry), draft);
      return [[id, unanswered ?? tonightMessages.readyToPublish]];
    }),
  );
  return {
    figures,
    indicators: mapKeys(indicatorIds, (id) => entries[id]),
    ready: { rows, indicators, next },
    leftIndicators,
    /** The indicators with a question to answer first. */
    unansweredIndicators: readyIndicators.filter((id) => !indicators.includes(id)),
  };
}
