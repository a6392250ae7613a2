/**
 * Adds proposed sentences to the text of a note, removes them and compares them with the figures.
 */
import type { NoteDraft } from '@/figures/admin/tonightDraft';
import { joinNames } from '@/lib/difference';
import { noteMessages } from '../noteMessages';
import type { NoteProposal } from './noteProposal';

type Sentence = NoteDraft['sentences'][number];

const findProposal = (proposals: readonly NoteProposal[], { id }: Sentence) =>
  proposals.find((proposal) => proposal.id === id);

const toSentence = ({ id, text, claims }: NoteProposal): Sentence => ({
  id,
  text,
  claims: [...claims],
});

const joinTexts = (first: string, second: string) => `${first.trimEnd()} ${second}`.trimStart();

export function addSentence({ text, sentences }: NoteDraft, proposal: NoteProposal): NoteDraft {
  const others = sentences.filter(({ id }) => id !== proposal.id);
  return {
    text: joinTexts(text, proposal.text),
    sentences: [...others, toSentence(proposal)],
  };
}

/**
 * Removes a proposed sentence from the text. If staff have edited the sentence, it stays in the
 * text.
 */
export function removeSentence({ text, sentences }: NoteDraft, proposal: NoteProposal): NoteDraft {
  const { text: added } = sentences.find(({ id }) => id === proposal.id) ?? proposal;
  const [before = '', ...after] = text.split(added);
  return {
    text: after.length === 0 ? text : joinTexts(before, after.join(' ').trim()).trim(),
    sentences: sentences.filter(({ id }) => id !== proposal.id),
  };
}

/**
 * Replaces proposed sentences in the text when their figures change. Sentences that staff have
 * edited are not replaced.
 */
export function followFigures(note: NoteDraft, proposals: readonly NoteProposal[]): NoteDraft {
  return note.sentences.reduce((current, sentence) => {
    const proposal = findProposal(proposals, sentence);
    const isUntouched = current.text.includes(sentence.text);
    if (proposal === undefined || !isUntouched || proposal.text === sentence.text) return current;
    return {
      // In a replacement string, '$' would be a special character.
      text: current.text.replace(sentence.text, () => proposal.text),
      sentences: current.sentences.map((each) =>
        each.id === sentence.id ? toSentence(proposal) : each,
      ),
    };
  }, note);
}

/** Returns whether the text still mentions the subject of a proposed sentence, such as 'dollar'. */
function isAbout(text: string, { topics }: NoteProposal): boolean {
  const plain = text.toLowerCase();
  return topics.some((topic) => plain.includes(topic.toLowerCase()));
}

/**
 * Describes how the text disagrees with the current figures of one sentence. Returns null if it
 * agrees.
 */
function findDisagreement(
  text: string,
  sentence: Sentence,
  proposals: readonly NoteProposal[],
): string | null {
  const proposal = findProposal(proposals, sentence);
  if (proposal === undefined)
    return text.includes(sentence.text) ? noteMessages.noLongerTyped(sentence.text) : null;
  if (proposal.text === sentence.text) return null;
  for (const [index, claim] of proposal.claims.entries()) {
    const earlier = sentence.claims[index] ?? claim;
    if (earlier !== claim && text.includes(earlier)) return noteMessages.outdated(earlier, claim);
  }
  const isCurrent = proposal.claims.every((claim) => text.includes(claim));
  if (isCurrent || !isAbout(text, proposal)) return null;
  return noteMessages.typedAgain(joinNames(proposal.claims));
}

/** Returns a message for each sentence in the text that disagrees with the current figures. */
export function findDisagreements(
  { text, sentences }: NoteDraft,
  proposals: readonly NoteProposal[],
): string[] {
  return sentences.flatMap((sentence) => findDisagreement(text, sentence, proposals) ?? []);
}

/** Returns whether the text contains a proposed sentence, in its original or an edited form. */
export const hasSentence = ({ text, sentences }: NoteDraft, proposal: NoteProposal): boolean =>
  text.includes(proposal.text) ||
  (sentences.some(({ id }) => id === proposal.id) && isAbout(text, proposal));
