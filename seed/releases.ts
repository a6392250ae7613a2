import { scheduledIn, type Schedule } from '../src/content/calendar.ts';
import { seriesOf } from '../src/content/series.ts';
import type { SeriesSlug } from '../src/content/seriesSlugs.ts';
import { addMonths, quarterEndedBefore, quarterOf, tradingDays, type Quarter } from './calendar.ts';

/** Listed companies have 30 days for their figures; ours on them are a few days old as well. */
const DAYS_TO_RESULTS = 45;
/** Eight weeks. */
const REPORTED_DAYS = 40;
/** The longest wait for a scheduled figure, with the month that it begins in. */
const LONGEST_WAIT_MONTHS = 4;

function scheduleOf(slug: SeriesSlug): Schedule {
  const schedule = seriesOf(slug)?.schedule;
  if (schedule === undefined) throw new RangeError(`${slug} has no schedule`);
  return schedule;
}

/**
 * Returns the days on which a series had figures up to `last`, newest first, from `months` months.
 */
export function scheduledDays(slug: SeriesSlug, last: string, months: number): string[] {
  const schedule = scheduleOf(slug);
  return Array.from({ length: months }, (_, back) => addMonths(last.slice(0, 7), -back))
    .flatMap((month) => scheduledIn(schedule, month).toReversed())
    .filter((day) => day <= last);
}

/** Returns the last day on which a series had a figure, up to this trading day. */
export function latestScheduled(slug: SeriesSlug, day: string): string {
  const [latest] = scheduledDays(slug, day, LONGEST_WAIT_MONTHS);
  if (latest === undefined) throw new RangeError(`${slug} had no figure before ${day}`);
  return latest;
}

/** Returns the day in a month on which the figure of a month or quarter was released. */
export function releasedIn(slug: 'inflation' | 'gdp-growth', month: string): string {
  const [day] = scheduledIn(scheduleOf(slug), month);
  if (day === undefined) throw new RangeError(`${slug} has no release in ${month}`);
  return day;
}

/** The indicators as last released on this trading day: what they are of, and the day they came. */
export function releasesAt(day: string) {
  const inflation = latestScheduled('inflation', day);
  const gdp = latestScheduled('gdp-growth', day);
  return {
    inflation: { month: addMonths(inflation, -1), released: inflation },
    gdp: { quarter: addMonths(quarterOf(gdp), -3), released: gdp },
    monetaryPolicy: { released: latestScheduled('policy-rate', day) },
  };
}

/** The day on which we wrote about it: the example data reaches back no more than two months. */
export function coveredOn(released: string, day: string): string {
  const first = tradingDays(day, REPORTED_DAYS).at(-1) ?? day;
  return released < first ? first : released;
}

/** The quarter that the listed companies last gave their results of. */
export function reportedQuarter(day: string): Quarter {
  return quarterEndedBefore(day, DAYS_TO_RESULTS);
}
