/* The note of the day: a few sentences in which staff summarise the figures of a session. */
import { getMonthName, isCalendarDate, toLagosDay } from '@/lib/days';
import { formatClock } from '@/lib/moments';
import { isReadable, toPlainText } from '@/lib/plainText';
import { readText, readTime, toFields, warnAboutLeftOut } from '@/lib/stored';

/** The maximum length of a note, in characters. firestore.rules has the same limit. */
export const MAX_NOTE_LENGTH = 400;
/** The maximum length of the explanation of a correction. firestore.rules has the same limit. */
export const MAX_CORRECTION_LENGTH = 200;
/**
 * For this many minutes after the publication, staff may change a note without a correction that
 * readers see. firestore.rules allows up to a minute more.
 */
export const UNMARKED_MINUTES = 30;
/** The maximum length of the name that signs a note. firestore.rules has the same limit. */
export const MAX_AUTHOR_LENGTH = 80;

export interface NoteCorrection {
  /** Describes the error in the note, such as 'It said that a dollar cost N29.30 more.' */
  explanation: string;
  /** The time of the save, as an ISO string. */
  savedAt: string;
}

/** The content of a document `notes/{session}`. */
export interface Note {
  session: string;
  text: string;
  author: string;
  /** The time of the first publication, as an ISO string. */
  savedAt: string;
  /** The time of the last change that readers see no mark of, as an ISO string. */
  editedAt?: string;
  /** The latest correction that is shown to readers. Undefined if there is none. */
  correction?: NoteCorrection;
}

/** The maximum number of notes that one read can load. firestore.rules has the same limit. */
export const MAX_NOTES_PER_READ = 300;

export const NOTES_COLLECTION = 'notes';
export const toNotePath = (session: string) => `${NOTES_COLLECTION}/${session}`;

/** Returns the session in the path of a note. Returns null for other paths. */
export function parseNotePath(path: string): string | null {
  const [, session = ''] = /^notes\/(.+)$/.exec(path) ?? [];
  return isCalendarDate(session) ? session : null;
}

function parseCorrection(data: unknown): NoteCorrection | null {
  const fields = toFields(data);
  const explanation = fields && readText(fields, 'explanation');
  const savedAt = fields === null ? '' : readTime(fields, 'savedAt');
  return !explanation || savedAt === '' ? null : { explanation, savedAt };
}

/** Parses a stored note. Logs a warning and returns null if the note is invalid. */
export function parseNote(session: string, data: unknown): Note | null {
  const fields = toFields(data);
  const text = toPlainText((fields && readText(fields, 'text')) ?? '');
  const author = (fields && readText(fields, 'author')) ?? '';
  const savedAt = fields === null ? '' : readTime(fields, 'savedAt');
  const isUsable = isCalendarDate(session) && isReadable(text) && author !== '' && savedAt !== '';
  if (!isUsable) {
    warnAboutLeftOut(toNotePath(session), 'the note cannot be used');
    return null;
  }
  const editedAt = fields === null ? '' : readTime(fields, 'editedAt');
  const correction = parseCorrection(fields?.['correction']);
  return {
    session,
    text,
    author,
    savedAt,
    ...(editedAt !== '' && { editedAt }),
    ...(correction && { correction }),
  };
}

/**
 * Formats the time of a save as 'at 19:20'. If the save was not on the day of the session, adds its
 * date: 'at 09:10 on 25 November 2026'.
 */
export function formatSaveTime(savedAt: string, session: string): string {
  const saved = new Date(savedAt);
  const day = toLagosDay(saved);
  const date = `${Number(day.slice(8))} ${getMonthName(day)} ${day.slice(0, 4)}`;
  return `at ${formatClock(saved)}${day === session ? '' : ` on ${date}`}`;
}

/**
 * Describes when and why a note was corrected: 'at 19:20. It said that a dollar cost N29.30 more.'
 */
export const describeCorrection = ({ savedAt, explanation }: NoteCorrection, session: string) =>
  `${formatSaveTime(savedAt, session)}. ${explanation}`;
