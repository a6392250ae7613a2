import type { NoteDraft } from '@/figures/admin/tonightDraft';
import { MAX_NOTE_LENGTH, type Note } from '@/figures/notes';
import type { NoteContent } from '@/firebase/staff/notes';
import type { PagePart } from '@/lib/parts';
import { findTextError, toPlainLine } from '@/lib/plainText';
import type { ConfirmQuestion } from '@/lib/sanityCheck';
import type { RowMark } from '../checklist/rowIds';
import { noteMessages } from '../noteMessages';
import { type NoteFigures, type NoteProposal, proposeSentences } from './noteProposal';
import { findDisagreements, followFigures } from './noteText';

/** The note of the session: its draft, compared with the figures that are typed now. */
export interface NoteState {
  part: PagePart;
  mark: RowMark;
  /** The note on the site; null if there is none. */
  stored: Note | null;
  /** The name with which the signed-in person signs; '' if the staff list has none. */
  author: string;
  proposals: readonly NoteProposal[];
  /** The draft, in which untouched sentences have the figures that are typed now. */
  draft: NoteDraft;
  /** The text as it would be stored. */
  text: string;
  /** True once the index and the exchange rate of the session are known. */
  hasBegun: boolean;
  isTooLong: boolean;
  /** The questions about sentences that disagree with the figures. */
  questions: readonly ConfirmQuestion[];
  /** Why the note is not published with the figures; null if it is, or if there is none. */
  why: string | null;
  /** The note to publish; null if there is none, or if it cannot be published. */
  content: NoteContent | null;
}

interface NoteFacts {
  part: PagePart;
  stored: Note | null;
  author: string;
  figures: NoteFigures;
  draft: NoteDraft;
  /** The labels of the questions that staff have confirmed. */
  ticked: readonly string[];
}

/** Returns the key under which a draft stores a confirmed question about the note. */
export const toNoteTickKey = (label: string) => `note ${label}`;

export function computeNoteState(facts: NoteFacts): NoteState {
  const { part, stored, author, figures, ticked } = facts;
  const proposals = proposeSentences(figures);
  const draft = followFigures(facts.draft, proposals);
  const text = toPlainLine(draft.text);
  const hasBegun = figures.asi !== null && figures.exchangeRate !== null;
  const questions = findDisagreements(draft, proposals).map((reason): ConfirmQuestion => ({
    label: `${noteMessages.isRight}: ${reason}`,
    reason,
  }));
  const unticked = questions.filter(({ label }) => !ticked.includes(toNoteTickKey(label)));
  const findProblem = () => {
    if (text === '') return null;
    if (stored !== null) return noteMessages.alreadyOnSite;
    if (author === '') return noteMessages.noName;
    if (text.length > MAX_NOTE_LENGTH) return noteMessages.tooLong(text.length);
    if (!hasBegun) return noteMessages.waiting;
    return findTextError(text, MAX_NOTE_LENGTH) ?? unticked[0]?.reason ?? null;
  };
  const why = part.status === 'ready' ? findProblem() : null;
  const isReady = part.status === 'ready' && text !== '' && why === null;
  const getMark = (): RowMark => {
    if (why !== null) return 'warning';
    if (isReady) return 'ready';
    return stored === null ? 'open' : 'published';
  };
  return {
    ...{ part, stored, author, proposals, draft, text, hasBegun, questions, why },
    mark: getMark(),
    isTooLong: text.length > MAX_NOTE_LENGTH,
    content: isReady ? { text, author } : null,
  };
}
