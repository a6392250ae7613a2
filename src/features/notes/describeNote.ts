import { holidays } from '@/content/holidays';
import type { Note, NoteCorrection } from '@/figures/notes';
import {
  findPreviousTradingDay,
  getMonthName,
  getWeekday,
  isCalendarDate,
  toLagosDay,
} from '@/lib/days';
import { formatClock } from '@/lib/moments';

export interface ShownNote {
  note: Note;
  /** True if the figures on the page are one session newer than the note. */
  isOld: boolean;
}

/**
 * Returns a note if it belongs to the session of the figures on the page, or to the session before.
 * Returns null for an older note, and until both are known.
 */
export function findShownNote(note: Note | null, session: string): ShownNote | null {
  if (note === null || !isCalendarDate(session)) return null;
  if (note.session === session) return { note, isOld: false };
  const isOld = note.session === findPreviousTradingDay(session, holidays);
  return isOld ? { note, isOld } : null;
}

/** Formats a day as 'Fri 27 Nov'. */
export const formatFlag = (day: string) =>
  `${getWeekday(day).slice(0, 3)} ${Number(day.slice(8))} ${getMonthName(day).slice(0, 3)}`;

/** Formats the time of a save, as 'at 19:20', or as 'at 09:10 on 25 November' on a later day. */
function formatSaveTime(savedAt: string, session: string): string {
  const saved = new Date(savedAt);
  const day = toLagosDay(saved);
  const later = day === session ? '' : ` on ${Number(day.slice(8))} ${getMonthName(day)}`;
  return `at ${formatClock(saved)}${later}`;
}

/** Describes a correction: 'at 19:20. It said that a dollar cost N29.30 more.' */
export const describeCorrection = ({ savedAt, explanation }: NoteCorrection, session: string) =>
  `${formatSaveTime(savedAt, session)}. ${explanation}`;

/** Formats the session and the time of a note: 'Friday 27 November, 18:42'. */
export function formatWritten({ session, savedAt }: Note): string {
  const saved = new Date(savedAt);
  const day = `${getWeekday(session)} ${Number(session.slice(8))} ${getMonthName(session)}`;
  return toLagosDay(saved) === session ? `${day}, ${formatClock(saved)}` : day;
}

/** Returns the address of a note on the page of all notes. */
export const toNoteId = (session: string) => `n-${session}`;
export const toNoteAddress = (session: string) =>
  `/notes?month=${session.slice(0, 7)}#${toNoteId(session)}`;
