import type { Note } from '@/figures/notes';
import { getMonthName, getWeekday, toLagosDay } from '@/lib/days';
import { formatClock } from '@/lib/moments';

/**
 * Formats the session of a note and the time it was written: 'Friday 27 November, 18:42'. Leaves
 * out the time if the note was written on a later day.
 */
export function formatWritten({ session, savedAt }: Note): string {
  const saved = new Date(savedAt);
  const day = `${getWeekday(session)} ${Number(session.slice(8))} ${getMonthName(session)}`;
  return toLagosDay(saved) === session ? `${day}, ${formatClock(saved)}` : day;
}
