import { least } from 'd3-array';
import { findNextRelease, type Release } from '@/content/calendar';
import { holidays } from '@/content/holidays';
import type { SeriesContent } from '@/content/series';
import { addDays, toLagosDay, isTradingDay } from '@/lib/days';
import {
  addMonths,
  toCalendarDay,
  formatDayWithoutYear,
  formatLongDay,
  findNextTradingDay,
} from '@/lib/calendar';
import type { Figure } from './figures';
import { dueMessages } from './messages';

/**
 * A meeting can take place on another day than expected. An expected meeting up to 10 days after a
 * decision is therefore not counted as the next meeting.
 */
const MEETING_TOLERANCE_DAYS = 10;

/**
 * Returns the first day on which the next figure can be published. A monthly figure comes out in
 * the following month, and a quarterly figure in the second month after the quarter or later.
 */
function findEarliestDay(
  { every }: SeriesContent,
  newest: Figure | undefined,
  today: string,
): string {
  if (newest === undefined) return today;
  if (every === 'month' || every === 'quarter') {
    return toCalendarDay(addMonths(newest.at, every === 'month' ? 2 : 7));
  }
  const after = addDays(newest.key, every === 'decision' ? MEETING_TOLERANCE_DAYS + 1 : 1);
  return after > today ? after : today;
}

const describeRelease = (release: Release | undefined, formatDay: (day: string) => string) => {
  if (release === undefined) return dueMessages.inTheEvening;
  if (!release.isConfirmed) return dueMessages.expected;
  const { movedFrom } = release;
  return movedFrom === undefined ? dueMessages.confirmed : dueMessages.moved(formatDay(movedFrom));
};

/**
 * Returns when the next figure is due. Examples of `text`: 'Monday 17 March, in the evening' and
 * 'Tuesday 15 December, expected'. `when` is the part before the comma. `day` is null if the figure
 * is overdue.
 */
export function findNextDue(content: SeriesContent, figures: readonly Figure[], now: Date) {
  const { schedule } = content;
  const newest = figures.at(-1);
  const today = toLagosDay(now);
  const isToday = isTradingDay(today, holidays) && (newest === undefined || newest.key < today);
  const session = isToday ? today : findNextTradingDay(today, holidays);
  const release = schedule && findNextRelease(schedule, findEarliestDay(content, newest, today));
  const day = release?.day ?? session;
  if (day < today) return { day: null, when: 'any day now', text: 'any day now' };
  const formatDay = (each: string) =>
    each.slice(0, 4) === today.slice(0, 4) ? formatDayWithoutYear(each) : formatLongDay(each);
  const when = formatDay(day);
  return { day, when, text: `${when}, ${describeRelease(release, formatDay)}` };
}

/** How many days a figure may be late before the newest figure counts as old. */
const GRACE_DAYS = 7;

/**
 * Returns true if the newest figure is recent enough for phrases such as 'a year ago'. A decision
 * stays current until the next decision.
 */
export function isCurrent(content: SeriesContent, newest: Figure, now: Date): boolean {
  const { every, schedule } = content;
  if (every === 'decision') return true;
  const next =
    schedule === undefined
      ? findNextTradingDay(newest.key, holidays)
      : findNextRelease(schedule, findEarliestDay(content, newest, newest.key)).day;
  return toLagosDay(now) <= addDays(next, GRACE_DAYS);
}

/** Describes the next scheduled figure of several series: 'inflation on Tuesday 15 December'. */
export function describeNextScheduled(
  parts: readonly { content: SeriesContent; history: { figures: readonly Figure[] } }[],
  now: Date,
): string {
  const days = parts.flatMap(({ content, history }) => {
    const { schedule } = content;
    const { day, when } = findNextDue(content, history.figures, now);
    return schedule === undefined || day === null
      ? []
      : [{ day, text: `${schedule.what} on ${when}` }];
  });
  return least(days, ({ day }) => day)?.text ?? '';
}

/**
 * Returns the message for a series without figures: 'No figures yet. The first is due on Monday 17
 * March, in the evening.'
 */
export function describeBeginning(content: SeriesContent, now: Date, first = 'first is'): string {
  const { when, text } = findNextDue(content, [], now);
  const on = content.schedule === undefined ? `due on ${text}` : `expected on ${when}`;
  return `No figures yet. The ${first} ${on}.`;
}
