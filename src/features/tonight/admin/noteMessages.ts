import { NOTE_TITLE } from '@/figures/admin/noteDifferences';
import { MAX_NOTE_LENGTH } from '@/figures/notes';

export const noteMessages = {
  title: NOTE_TITLE,
  notRequired: 'not required',
  waiting: 'Begins when the index and the exchange rate are typed.',
  none: 'No note tonight',
  write: 'Write a note',
  change: 'Change the note',
  proposals: "Sentences from tonight's figures",
  hint: 'A ticked sentence is added to the end of the text. It is updated when you change its figure, unless you have edited the sentence.',
  from: (rows: string) => `from ${rows}`,
  text: 'Text, as it will be published',
  signedBy: 'Signed by',
  preview: 'Preview',
  earlierNotes: 'Earlier notes',
  noName:
    'The staff list has no name for your account, so you cannot sign a note. Ask the person who looks after the site to add it.',
  nameFailed: 'Your name on the staff list could not be loaded.',
  noteFailed: 'The note could not be loaded.',
  done: 'Done, back to the list',
  publishedTogether: 'Published together with the figures. Undo takes back both.',
  ready: (length: number, author: string) => `${length} characters, signed by ${author}`,
  onSite: (moment: string, author: string) => `On the site since ${moment}, signed by ${author}`,
  corrected: 'Corrected',
  length: (length: number) =>
    `${length} of ${MAX_NOTE_LENGTH} characters${
      length > MAX_NOTE_LENGTH ? `: ${length - MAX_NOTE_LENGTH} too many` : ''
    }`,
  tooLong: (length: number) => `The note is ${length - MAX_NOTE_LENGTH} characters too long`,
  outdated: (before: string, now: string) =>
    `The text says ${before}, but the current figures give ${now}`,
  typedAgain: (now: string) =>
    `You edited this sentence before its figure changed. The figure now gives ${now}`,
  noLongerTyped: (sentence: string) => `The figures for this sentence were removed: ${sentence}`,
  /** The label of the checkbox that confirms a text which disagrees with the figures. */
  isRight: 'The text is right as it is',
  alreadyOnSite: 'The site already has a note for this session',
  andNote: (length: number) => `and a note of ${length} characters`,
} as const;
