import type { PublicationEntry } from '@/figures/admin/entry';
import type { FigureRow, TonightDraft } from '@/figures/admin/tonightDraft';
import { formatDayName } from '@/lib/moments';
import { tonightMessages } from '../messages';
import type { RowMark } from './rowIds';

interface RowFacts {
  row: FigureRow;
  entry: PublicationEntry;
  mark: RowMark;
  /** The labels of the checkboxes that staff must tick before they can publish the row. */
  unticked: readonly string[];
  draft: TonightDraft;
  session: string;
  current: string;
  /** The session of the row's figures on the site, as 'YYYY-MM-DD', or '' if it is unknown. */
  day: string;
}

/**
 * Describes which questions staff have not answered. Returns null if all questions are answered.
 */
export function describeUnanswered(unticked: readonly string[]): string | null {
  const [first, second] = unticked;
  if (first === undefined) return null;
  if (second !== undefined) return tonightMessages.questionsOpen(unticked.length);
  return tonightMessages.notTicked(first);
}

/**
 * Returns the reason why the input in a row has not been published. Returns null if the row has no
 * input.
 */
export function explainLeftOut(facts: RowFacts): string | null {
  const { row, entry, mark, unticked, draft, session, current, day } = facts;
  if (mark === 'ready') return tonightMessages.readyToPublish;
  if (entry.state === 'wrong') return entry.why;
  if (entry.state === 'part') return tonightMessages.partTyped(entry.typed, entry.of);
  if (row === 'stocks' && draft.unsettled > 0)
    return tonightMessages.placesUnsettled(draft.unsettled);
  if (entry.state === 'open') return null;
  if (row === 'stocks' && session !== current) return tonightMessages.listsEarlier;
  if (day > session) return tonightMessages.siteHas(formatDayName(day, current));
  return describeUnanswered(unticked);
}
