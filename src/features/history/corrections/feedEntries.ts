/* The entries of the JSON Feed and the Atom feed of corrections. */
import { toNoteAddress } from '@/figures/noteAddress';
import { describeCorrection as describeNoteCorrection, type Note } from '@/figures/notes';
import type { RevisionReason } from '@/figures/revisions';
import { TYPED_CHANGE } from '../figures';
import { correctionMessages } from '../messages';
import { formatPeriodDate } from '../periods';
import {
  type Correction,
  describeCorrection,
  formatTitle,
  getReason,
  listReasons,
  toNoteRowId,
} from './corrections';

export interface FeedEntry {
  /** The id of the row on /corrections. */
  id: string;
  /** The path of the page that shows the correction. */
  path: string;
  title: string;
  text: string;
  /** The ISO time of the newest change. */
  at: string;
  reasons: readonly RevisionReason[];
  /** The fields of `_correction`, the extension of the JSON Feed. */
  details: Readonly<Record<string, unknown>>;
}

function toFigureEntry(correction: Correction): FeedEntry {
  const { id, content, tenure, key, current, versions } = correction;
  return {
    id,
    path: `/corrections#${id}`,
    title: formatTitle(correction),
    text: describeCorrection(correction),
    at: current.at,
    reasons: listReasons(correction),
    details: {
      kind: 'figure',
      series: content.slug,
      tenure,
      date: key,
      unit: tenure === TYPED_CHANGE ? 'percent' : content.unit,
      reason: getReason(correction),
      values: versions.map(({ value, at, why }) => ({
        value,
        at,
        ...(why && { reason: why.reason, note: why.note }),
      })),
    },
  };
}

/**
 * Returns the entry of a corrected note. Leaves out the text of the note, because it may contain
 * figures that we may not pass on.
 */
function toNoteEntry({ session, correction }: Note): FeedEntry[] {
  if (correction === undefined) return [];
  const { explanation, savedAt } = correction;
  const entry: FeedEntry = {
    id: toNoteRowId(session),
    path: toNoteAddress(session),
    title: `${correctionMessages.noteOfDay}, ${formatPeriodDate(session)}`,
    text: `${correctionMessages.corrected} ${describeNoteCorrection(correction, session)}`,
    at: savedAt,
    reasons: ['correction'],
    details: { kind: 'note', date: session, at: savedAt, reason: 'correction', explanation },
  };
  return [entry];
}

/**
 * Returns the entries of the feeds, newest change first. Omits figures of series that we may not
 * pass on.
 */
export function listFeedEntries(
  corrections: readonly Correction[],
  notes: readonly Note[],
): FeedEntry[] {
  const reusable = corrections.filter(({ content }) => content.use.reuse === 'yes');
  const entries = [...reusable.map(toFigureEntry), ...notes.flatMap(toNoteEntry)];
  return entries.toSorted((one, other) => other.at.localeCompare(one.at));
}
