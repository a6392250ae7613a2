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

/**
 * The state of the note in the checklist. The draft of the note is compared with the current
 * figures.
 */
export interface NoteState {
  part: PagePart;
  mark: RowMark;
  stored: Note | null;
  /**
   * The name of the signed-in user, which signs the note. Empty if the staff list has no name for
   * the account.
   */
  author: string;
  proposals: readonly NoteProposal[];
  /**
   * The draft of the note. Proposed sentences that staff have not edited are updated to the current
   * figures.
   */
  draft: NoteDraft;
  /** The text of the note exactly as it would be stored. */
  text: string;
  /**
   * True once the index and the exchange rate of the session are known. The note can be written
   * from that moment.
   */
  hasBegun: boolean;
  isTooLong: boolean;
  /** Questions about sentences that no longer agree with the figures. */
  questions: readonly ConfirmQuestion[];
  /**
   * The reason why the note cannot be published. Null if nothing prevents the publication, or if
   * there is no note.
   */
  why: string | null;
  /**
   * The note that will be published. Null if there is no note, or if something prevents its
   * publication.
   */
  content: NoteContent | null;
}

interface NoteFacts {
  part: PagePart;
  stored: Note | null;
  author: string;
  figures: NoteFigures;
  draft: NoteDraft;
  ticked: readonly string[];
}

/** Returns the key under which a draft stores that staff have ticked a question about the note. */
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
