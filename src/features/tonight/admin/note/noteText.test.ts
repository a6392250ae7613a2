import { describe, expect, it } from 'vitest';
import { emptyNote, type NoteDraft } from '@/figures/admin/tonightDraft';
import { MAX_NOTE_LENGTH } from '@/figures/notes';
import { noteMessages } from '../noteMessages';
import type { NoteFigures, NoteProposal } from './noteProposal';
import { proposeSentences } from './noteProposal';
import { computeNoteState, toNoteTickKey } from './noteState';
import { addSentence, findDisagreements, followFigures, removeSentence } from './noteText';

const createFigures = (exchangeRate: number | null): NoteFigures => ({
  session: '2026-11-27',
  asi: 105_432.07,
  exchangeRate,
  before: { asi: null, exchangeRate: { day: '2026-11-26', close: 1529.52 } },
  closes: {},
  stocks: { gainers: [], losers: [] },
  rates: { bonds: null, tbills: null },
  announced: {},
});
const first = proposeSentences(createFigures(1532.45));
const second = proposeSentences(createFigures(1531.91));
const INDEX = 'The All Share Index closed at 105,432.07.';
const DOLLAR = 'A dollar cost N1,532.45, N2.93 more than on Thursday.';
const NEW_DOLLAR = 'A dollar cost N1,531.91, N2.39 more than on Thursday.';

const addAll = (proposals: readonly NoteProposal[], note: NoteDraft = emptyNote) =>
  proposals.reduce(addSentence, note);
const getProposal = (id: NoteProposal['id']) => {
  const found = first.find((proposal) => proposal.id === id);
  if (found === undefined) throw new Error(`no sentence ${id}`);
  return found;
};
const [asi, dollar] = [getProposal('asi'), getProposal('exchangeRate')];
const withTextOf = (note: NoteDraft, text: string): NoteDraft => ({ ...note, text });

describe('a ticked sentence', () => {
  it('adds a ticked sentence to the end of the text', () => {
    const note = addAll(first, withTextOf(emptyNote, 'Good evening.'));
    expect(note.text).toBe(`Good evening. ${INDEX} ${DOLLAR}`);
  });

  it('removes a sentence from the text when staff untick it', () => {
    expect(removeSentence(addAll(first), asi).text).toBe(DOLLAR);
    expect(removeSentence(addAll(first), dollar).text).toBe(INDEX);
  });

  it('removes a sentence that staff typed exactly as proposed', () => {
    const typed = withTextOf(emptyNote, `${INDEX} ${DOLLAR}`);
    expect(removeSentence(typed, dollar).text).toBe(INDEX);
  });

  it('keeps an edited sentence in the text when staff untick it', () => {
    const edited = withTextOf(addAll(first), DOLLAR.replace('more', 'higher'));
    const { text, sentences } = removeSentence(edited, dollar);
    expect(text).toBe(edited.text);
    expect(sentences.map(({ id }) => id)).toEqual(['asi']);
  });
});

describe('a figure that is typed again', () => {
  it('updates a sentence that staff have not edited', () => {
    const note = followFigures(addAll(first), second);
    expect(note.text).toBe(`${INDEX} ${NEW_DOLLAR}`);
    expect(findDisagreements(note, second)).toEqual([]);
  });

  it('does not change an edited sentence, and reports that its figures are outdated', () => {
    const edited = withTextOf(addAll(first), 'A dollar was N2.93 more than on Thursday.');
    const note = followFigures(edited, second);
    expect(note.text).toBe(edited.text);
    const message = noteMessages.outdated('N2.93 more', 'N2.39 more');
    expect(findDisagreements(note, second)).toEqual([message]);
    expect(message).toBe('The text says N2.93 more, but the current figures give N2.39 more');
  });

  it('asks staff to check an edited sentence that no longer contains the earlier figures', () => {
    const note = withTextOf(addAll(first), 'A dollar cost nearly three naira more.');
    const message = noteMessages.typedAgain('N2.39 more and N1,531.91');
    expect(findDisagreements(note, second)).toEqual([message]);
  });

  it('accepts an edited text that contains the new figures or no longer mentions the dollar', () => {
    for (const text of ['The dollar: N1,531.91, N2.39 more.', 'Good evening.'])
      expect(findDisagreements(withTextOf(addAll(first), text), second)).toEqual([]);
  });

  it('reports a sentence whose figure was removed', () => {
    const none = proposeSentences(createFigures(null));
    expect(findDisagreements(addAll(first), none)).toEqual([noteMessages.noLongerTyped(DOLLAR)]);
  });
});

describe('the state of a note', () => {
  const part = {
    status: 'ready',
    fresh: true,
    error: '',
    retrying: false,
    reload: () => {},
  } as const;
  const facts = { part, stored: null, author: 'Hauwa Bello', ticked: [] };
  const compute = (draft: NoteDraft, change: Partial<typeof facts> = {}, rate = 1532.45) =>
    computeNoteState({ ...facts, ...change, figures: createFigures(rate), draft });

  it('marks a note without a text as open, and a note with a text as ready', () => {
    expect(compute(emptyNote)).toMatchObject({ mark: 'open', content: null });
    expect(compute(addAll(first))).toMatchObject({
      mark: 'ready',
      content: { text: `${INDEX} ${DOLLAR}`, author: 'Hauwa Bello' },
    });
  });

  it('blocks the publication of a note that exceeds the maximum length', () => {
    const at = (length: number) => compute(withTextOf(emptyNote, 'x'.repeat(length)));
    expect(at(MAX_NOTE_LENGTH)).toMatchObject({ mark: 'ready', isTooLong: false });
    const why = noteMessages.tooLong(MAX_NOTE_LENGTH + 1);
    expect(at(MAX_NOTE_LENGTH + 1)).toMatchObject({ mark: 'warning', isTooLong: true, why });
  });

  it('blocks the publication of a note if the staff list has no name for the author', () => {
    const state = compute(addAll(first), { author: '' });
    expect(state).toMatchObject({ mark: 'warning', why: noteMessages.noName, content: null });
  });

  it('blocks the publication of a note that disagrees with the figures until staff confirm it', () => {
    const edited = withTextOf(addAll(first), 'A dollar was N2.93 more.');
    const { mark, questions } = compute(edited, {}, 1531.91);
    expect(mark).toBe('warning');
    const draft = { ...facts, figures: createFigures(1531.91), draft: edited };
    const ticked = questions.map(({ label }) => toNoteTickKey(label));
    expect(computeNoteState({ ...draft, ticked })).toMatchObject({ mark: 'ready' });
  });
});
