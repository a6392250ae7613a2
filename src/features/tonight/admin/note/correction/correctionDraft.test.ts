import { expect, it } from 'vitest';
import { MAX_CORRECTION_LENGTH, MAX_NOTE_LENGTH, type Note } from '@/figures/notes';
import { UNREADABLE_TEXT } from '@/lib/plainText';
import { correctionMessages } from '../../correctionMessages';
import { noteMessages } from '../../noteMessages';
import {
  createCorrectionDraft,
  findCorrectionErrors,
  toNoteChange,
  toTheirDraft,
} from './correctionDraft';

const note: Note = {
  session: '2026-11-27',
  text: 'A dollar cost N29.30 more.',
  author: 'Hauwa Bello',
  savedAt: '2026-11-27T17:42:00.000Z',
};
const explanation = 'It said that a dollar cost N29.30 more.';
const draft = { text: 'A dollar cost N2.93 more.', explanation, isMarked: true };

it('publishes the explanation only if the correction has the mark “Corrected”', () => {
  expect(toNoteChange(draft)).toEqual({ text: draft.text, explanation });
  expect(toNoteChange({ ...draft, isMarked: false })).toEqual({
    text: draft.text,
    explanation: null,
  });
});

it('stores the text and the explanation without line breaks', () => {
  const typed = { ...draft, text: ' A dollar\ncost  more. ', explanation: 'It said\u200b\tless. ' };
  expect(toNoteChange(typed)).toEqual({
    text: 'A dollar cost more.',
    explanation: 'It said less.',
  });
});

it('requires a changed text, and an explanation if the correction has the mark “Corrected”', () => {
  const begun = createCorrectionDraft(note);
  expect(findCorrectionErrors(begun, note)).toEqual({
    text: correctionMessages.unchanged,
    explanation: correctionMessages.emptyExplanation,
  });
  expect(findCorrectionErrors({ ...begun, text: `${note.text} `, isMarked: false }, note)).toEqual({
    text: correctionMessages.unchanged,
    explanation: null,
  });
  expect(findCorrectionErrors({ ...begun, text: '' }, note).text).toBe(
    correctionMessages.emptyText,
  );
  expect(findCorrectionErrors(draft, note)).toEqual({ text: null, explanation: null });
});

it('rejects a text or an explanation that firestore.rules would reject', () => {
  const findErrors = (change: Partial<typeof draft>) =>
    findCorrectionErrors({ ...draft, ...change }, note);
  expect(findErrors({ text: 'x'.repeat(MAX_NOTE_LENGTH + 2) }).text).toBe(
    noteMessages.tooLong(MAX_NOTE_LENGTH + 2),
  );
  expect(findErrors({ text: 'x'.repeat(MAX_NOTE_LENGTH) }).text).toBeNull();
  expect(findErrors({ text: '...' }).text).toBe(UNREADABLE_TEXT);
  expect(findErrors({ explanation: 'x'.repeat(MAX_CORRECTION_LENGTH + 1) }).explanation).toBe(
    `Use at most ${MAX_CORRECTION_LENGTH} characters`,
  );
});

it('fills in the explanation of another user’s correction only if the explanation is new', () => {
  const earlier = { explanation: 'An earlier mistake.', savedAt: '2026-11-27T18:00:00.000Z' };
  const corrected = { ...note, correction: earlier };
  expect(toTheirDraft({ ...corrected, text: 'Theirs' }, corrected)).toEqual({
    text: 'Theirs',
    explanation: '',
    isMarked: true,
  });
  expect(toTheirDraft(corrected, note).explanation).toBe(earlier.explanation);
});
