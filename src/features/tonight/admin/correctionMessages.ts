import { MAX_CORRECTION_LENGTH } from '@/figures/notes';

/** Labels and messages for correcting a published note. */
export const correctionMessages = {
  correct: 'Correct',
  other: 'Correct another note',
  otherTitle: 'Other notes of the day',
  otherHint: 'The ten newest notes. You correct the text under its own day.',
  otherFailed: 'The other notes could not be loaded.',
  noOther: 'There are no other notes.',
  correctDay: (day: string) => `Correct the note of ${day}`,
  none: (day: string) => `The site has no note for ${day}.`,
  back: 'Back to the list',
  text: 'Text',
  explanation: 'What was wrong',
  explanationHint: `Public, one line of at most ${MAX_CORRECTION_LENGTH} characters.`,
  notShown: 'Not shown to readers without the mark.',
  how: 'How',
  marked: "With the mark 'Corrected'",
  markedHint: 'For anything that a reader may have relied on: figures, names, direction.',
  unmarked: 'Without a mark',
  unmarkedHint: (until: string) =>
    `For spelling only, until ${until}, half an hour after publishing.`,
  unmarkedOver: 'For spelling only, and only within half an hour after publishing.',
  markStays: 'The mark stays for good, on Markets and under Notes of the day.',
  replacesMark: 'It replaces the earlier mark of this note.',
  publish: 'Publish the correction',
  publishing: 'Publishing...',
  emptyText: 'Type the text of the note.',
  unchanged: 'Change the text first. It is the same as on the site.',
  emptyExplanation: 'Type what was wrong. Readers see this line.',
  failed: 'Failed to publish the correction. Please try again.',
  conflict: 'Someone else changed this note after you opened it.',
  gone: 'Someone else took this note off the site after you opened it. Your text cannot be published. Copy it if you still need it.',
  published: 'Note corrected',
  onSite: (clock: string, isMarked: boolean) =>
    `On the site since ${clock}, ${isMarked ? "with the mark 'Corrected'" : 'without a mark'}.`,
  undone: 'Undone. The note is as it was before the correction.',
} as const;
