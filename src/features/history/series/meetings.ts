import { listReleasesBetween } from '@/content/calendar';
import type { SeriesContent } from '@/content/series';
import { toLagosDay } from '@/lib/days';
import type { Figure } from '../figures';
import { findNextDue } from '../due';
import { getMove } from '../values';

interface Meeting {
  day: string;
  /** The effect on the rate. Null for the first stored decision and for coming meetings. */
  result: 'up' | 'down' | 'same' | null;
  isExpected: boolean;
}

/**
 * Returns the meetings of a year: the stored decisions and, for the current year, the days on which
 * further decisions are expected.
 */
export function listMeetings(
  content: SeriesContent,
  figures: readonly Figure[],
  year: string,
  now: Date,
): Meeting[] {
  const held = figures.flatMap((figure, index): Meeting[] => {
    if (!figure.key.startsWith(year)) return [];
    const before = figures[index - 1];
    const move = before && getMove(content, before.value, figure.value);
    return [{ day: figure.key, result: move?.direction ?? null, isExpected: false }];
  });
  const next = findNextDue(content, figures, now).day;
  const { schedule } = content;
  if (schedule === undefined || next === null || !toLagosDay(now).startsWith(year)) return held;
  const coming = listReleasesBetween(schedule, next, `${year}-12-31`);
  return [...held, ...coming.map(({ day }): Meeting => ({ day, result: null, isExpected: true }))];
}
