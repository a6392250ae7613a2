import { computeEntries } from '@/figures/admin/entries';
import type { PublicationEntry, NextFigures } from '@/figures/admin/entry';
import { type FigureRow, figureRows, type TonightDraft } from '@/figures/admin/tonightDraft';
import { type IndicatorId, indicatorIds } from '@/figures/market';
import { formatDayName } from '@/lib/moments';
import { mapKeys } from '@/lib/records';
import { tonightMessages } from '../messages';
import { describeUnanswered, explainLeftOut } from './leftOut';
import type { ReadyFigures } from './ready';
import type { RowMark } from './rowIds';
import type { FigureChecklistRow } from './rowState';
import type { SessionFacts } from './sessionFacts';
import { getTickKey } from './ticks';

/**
 * The facts from which the state of each row is computed: the input, the stored figures and the
 * sessions of the stored figures.
 */
export interface ChecklistFacts extends SessionFacts {
  /** The session of each row's figures on the site, as 'YYYY-MM-DD', or '' if it is unknown. */
  days: Readonly<Record<FigureRow, string>>;
  /**
   * Returns whether the stored figures of a row have been loaded. Until then, the row counts as
   * unfinished.
   */
  loaded: (row: FigureRow) => boolean;
}

/**
 * Returns the mark of a row of figures. Pass true as `unsettled` if the row cannot be published
 * yet, for example because of an unanswered question.
 */
export function getFigureMark(
  entry: PublicationEntry['state'],
  unsettled: boolean,
  day: string,
  session: string,
): RowMark {
  if (entry === 'wrong') return 'warning';
  // Figures of an earlier session must not replace figures of a later session on the site.
  if (entry === 'ready') return unsettled || day > session ? 'warning' : 'ready';
  return entry === 'open' && day >= session ? 'published' : 'open';
}

/**
 * Returns the mark of the row of a file: 'ready' if the file waits for the publication, 'published'
 * if it is stored.
 */
export function getFileMark(isThere: boolean, waits: boolean): RowMark {
  if (waits) return 'ready';
  return isThere ? 'published' : 'open';
}

function listUnanswered(
  { ticked }: TonightDraft,
  row: FigureRow | IndicatorId,
  entry: PublicationEntry,
): string[] {
  const questions = entry.state === 'ready' ? entry.questions : [];
  const labels = questions.map(({ label }) => label);
  return labels.filter((label) => !ticked.includes(getTickKey(row, label)));
}

/**
 * Returns the state of each row of figures, and the rows and indicators that are ready to publish.
 */
export function createChecklist(facts: ChecklistFacts) {
  const { draft, days, session, current, loaded } = facts;
  const entries = computeEntries(facts);
  // Gainers and losers are stored with the time of the save, and not with a session. Therefore they
  // cannot be published for an earlier session.
  const openLists = draft.unsettled > 0 || session !== current;
  const figures = mapKeys(figureRows, (row): FigureChecklistRow => {
    const [entry, day] = [entries[row], days[row]];
    const questions = entry.state === 'ready' ? entry.questions : [];
    const unticked = listUnanswered(draft, row, entry);
    const unsettled = (row === 'stocks' && openLists) || unticked.length > 0;
    const mark = loaded(row) ? getFigureMark(entry.state, unsettled, day, session) : 'open';
    const isNewer = day > session && session !== current;
    const isOlder = day !== '' && day < session && mark !== 'ready';
    const older = isOlder ? `From ${formatDayName(day, session)}` : null;
    const hasOther = loaded(row) && day !== '' && day !== session;
    return {
      entry,
      mark,
      questions,
      isOnSite: loaded(row) && day === session,
      isSettled: entry.state === 'open',
      why: explainLeftOut({ row, entry, mark, unticked, draft, session, current, day }),
      instead: hasOther ? tonightMessages.siteHas(formatDayName(day, current)) : null,
      tag: isNewer ? tonightMessages.newerOnSite(formatDayName(day, current)) : older,
      since: day === '' || day >= session ? 'before' : formatDayName(day, session),
    };
  });
  const rows = figureRows.filter((row) => figures[row].mark === 'ready');
  const readyIndicators = indicatorIds.filter((id) => entries[id].state === 'ready');
  const indicators = readyIndicators.filter(
    (id) => listUnanswered(draft, id, entries[id]).length === 0,
  );
  let next: NextFigures = {};
  for (const id of [...rows, ...indicators]) {
    const entry = entries[id];
    if (entry.state === 'ready') next = { ...next, ...entry.next };
  }
  const ready: ReadyFigures = { rows, indicators, next };
  const leftIndicators = Object.fromEntries(
    indicatorIds.flatMap((id) => {
      const entry = entries[id];
      if (entry.state === 'wrong') return [[id, entry.why]];
      if (entry.state !== 'ready') return [];
      const unanswered = describeUnanswered(listUnanswered(draft, id, entry));
      return [[id, unanswered ?? tonightMessages.readyToPublish]];
    }),
  );
  return {
    figures,
    indicators: mapKeys(indicatorIds, (id) => entries[id]),
    ready,
    leftIndicators,
    unansweredIndicators: readyIndicators.filter((id) => !indicators.includes(id)),
  };
}
