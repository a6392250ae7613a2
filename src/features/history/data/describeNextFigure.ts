import type { SeriesContent } from '@/content/series';
import { getWeekday } from '@/lib/days';
import { findNextDue } from '../due';
import { formatShortPeriod } from '../periods';
import { directoryMessages } from './messages';

/**
 * Describes when the next figure of a series is due: 'Tue 15 Dec, expected'. For a series with a
 * figure each session, only the time of day is certain, because the page does not load figures.
 */
export function describeNextFigure(content: SeriesContent, now: Date): string {
  if (content.schedule === undefined) return directoryMessages.eachEvening;
  const { day, when, text } = findNextDue(content, [], now);
  if (day === null) return text;
  const weekday = getWeekday(day).slice(0, 3);
  return `${weekday} ${formatShortPeriod(day, day)}${text.slice(when.length)}`;
}
