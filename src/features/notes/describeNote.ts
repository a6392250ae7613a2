import { holidays } from '@/content/holidays';
import type { Note } from '@/figures/notes';
import { findPreviousTradingDay, getMonthName, getWeekday, isCalendarDate } from '@/lib/days';

export interface ShownNote {
  note: Note;
  /** True if the note is about the trading day before the session of the figures on the page. */
  isOld: boolean;
}

/**
 * Returns the newest note if it is about the session of the figures on the page, or about the
 * trading day before that session. Returns null for older notes, and while the note or the session
 * is unknown.
 */
export function findShownNote(note: Note | null, session: string): ShownNote | null {
  if (note === null || !isCalendarDate(session)) return null;
  if (note.session === session) return { note, isOld: false };
  const isOld = note.session === findPreviousTradingDay(session, holidays);
  return isOld ? { note, isOld } : null;
}

/** Formats a date as 'Fri 27 Nov'. */
export const formatFlag = (day: string) =>
  `${getWeekday(day).slice(0, 3)} ${Number(day.slice(8))} ${getMonthName(day).slice(0, 3)}`;
