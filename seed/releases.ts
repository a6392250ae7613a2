import {
  addMonths,
  latestMonthly,
  quarterEndedBefore,
  quarterOf,
  tradingDays,
  type Quarter,
} from './calendar.ts';

/** January, March, May and so on: the committee meets every second month. */
const MEETINGS = [0, 2, 4, 6, 8, 10];
/** The middle month of each quarter brings the figures of the quarter before. */
export const GDP_MONTHS = [1, 4, 7, 10];
/** Listed companies have 30 days for their figures; ours on them are a few days old as well. */
const DAYS_TO_RESULTS = 45;
/** Eight weeks. */
const REPORTED_DAYS = 40;

/** The indicators as last released on this trading day: what they are of, and the day they came. */
export function releasesAt(day: string) {
  const inflation = latestMonthly(day, 16);
  const gdp = latestMonthly(day, 26, GDP_MONTHS);
  return {
    inflation: { month: addMonths(inflation, -1), released: inflation },
    gdp: { quarter: addMonths(quarterOf(gdp), -3), released: gdp },
    monetaryPolicy: { released: latestMonthly(day, 20, MEETINGS) },
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
