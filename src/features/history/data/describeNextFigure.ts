import type { SeriesContent } from '@/content/series';
import { getWeekday } from '@/lib/days';
import { findNextDue } from '../due';
import { formatShortPeriod } from '../periods';
import { directoryMessages } from './messages';

/**
 * Describes when the next figure of a series is due: 'Tue 15 Dec, expected'. Returns 'each evening'
 * for daily series, because the page does not know if today's figure is already stored.
 */
export function describeNextFigure(content: SeriesContent, now: Date): string {
  if (content.schedule === undefined) return directoryMessages.eachEvening;
  const { day, when, text } = findNextDue(content, [], now);
  if (day === null) return text;
  const weekday = getWeekday(day).slice(0, 3);
  return `${weekday} ${formatShortPeriod(day, day)}${text.slice(when.length)}`;
}
