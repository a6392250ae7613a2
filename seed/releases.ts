import { findSeries } from '../src/content/series.ts';
import type { SeriesSlug } from '../src/content/seriesSlugs.ts';
import {
  addMonths,
  findQuarterEndedBefore,
  toQuarter,
  listTradingDays,
  type Quarter,
} from './calendar.ts';

/**
 * The days from the end of a quarter until reports on company results are published. Companies have
 * 30 days for their results, and our reports follow a few days later.
 */
const DAYS_TO_RESULTS = 45;
/** The number of trading days that the example reports cover: eight weeks. */
const REPORTED_DAYS = 40;
/** The longest time between two scheduled figures of a series, rounded up to whole months. */
const LONGEST_WAIT_MONTHS = 4;

/**
 * Returns the calculated release days of a series in a month. The example data ignores announced
 * days, because an announced day can be in another month.
 */
function listExpectedDays(slug: SeriesSlug, month: string): string[] {
  const schedule = findSeries(slug)?.schedule;
  if (schedule === undefined) throw new RangeError(`${slug} has no schedule`);
  return schedule.expectedIn(month).map(({ day }) => day);
}

/**
 * Returns the days up to `last` on which a series had figures, newest first. Searches the last
 * `months` months.
 */
export function listReleaseDays(slug: SeriesSlug, last: string, months: number): string[] {
  return Array.from({ length: months }, (_, back) => addMonths(last.slice(0, 7), -back))
    .flatMap((month) => listExpectedDays(slug, month).toReversed())
    .filter((day) => day <= last);
}

/** Returns the last day up to this trading day on which a series had a figure. */
export function findLatestScheduled(slug: SeriesSlug, day: string): string {
  const [latest] = listReleaseDays(slug, day, LONGEST_WAIT_MONTHS);
  if (latest === undefined) throw new RangeError(`${slug} had no figure before ${day}`);
  return latest;
}

/** Returns the day in a month on which the figure of a month or quarter was released. */
export function findReleaseDay(slug: 'inflation' | 'gdp-growth', month: string): string {
  const [day] = listExpectedDays(slug, month);
  if (day === undefined) throw new RangeError(`${slug} has no release in ${month}`);
  return day;
}

/**
 * Returns, for each indicator, the period and the day of its last release before this trading day.
 */
export function findLatestReleases(day: string) {
  const inflation = findLatestScheduled('inflation', day);
  const gdp = findLatestScheduled('gdp-growth', day);
  return {
    inflation: { month: addMonths(inflation, -1), released: inflation },
    gdp: { quarter: addMonths(toQuarter(gdp), -3), released: gdp },
    monetaryPolicy: { released: findLatestScheduled('policy-rate', day) },
  };
}

/**
 * Returns the day of our report on a release. If the release is older than the example reports,
 * returns the first day that they cover.
 */
export function findReportDay(released: string, day: string): string {
  const first = listTradingDays(day, REPORTED_DAYS).at(-1) ?? day;
  return released < first ? first : released;
}

/** Returns the quarter of the newest published company results. */
export function findReportedQuarter(day: string): Quarter {
  return findQuarterEndedBefore(day, DAYS_TO_RESULTS);
}
