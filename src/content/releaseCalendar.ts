/** The path and the texts of the calendar file that the build writes. */
import { formatLongDay } from '../lib/calendar.ts';
import { getMonthName } from '../lib/days.ts';
import type { Release } from './calendar.ts';
import type { ScheduledSeries } from './confirmedReleases.ts';
import { firm } from './firm.ts';

export const CALENDAR_PATH = '/calendar.ics';

export const calendarMessages = {
  name: `${firm.name}: coming figures`,
  description: 'When the next figures, decisions and auctions are due in Nigeria.',
  expected: (title: string) => `${title} (expected)`,
  confirmed: (publisher: string) => `The ${publisher} has announced this day.`,
  moved: (publisher: string, from: string) =>
    `The ${publisher} has moved the date from ${formatLongDay(from)}.`,
  source: (publisher: string, url: string) => `Source: ${publisher}, ${url}`,
} as const;

const QUARTERS = ['first', 'second', 'third', 'fourth'] as const;

/** Formats a quarter ('2026-Q3') as 'third quarter 2026'. */
const formatQuarter = (quarter: string) =>
  `${QUARTERS[Number(quarter.slice(6)) - 1] ?? ''} quarter ${quarter.slice(0, 4)}`;

const titles: Record<ScheduledSeries, (nominal: string) => string> = {
  inflation: (month) => `Inflation, ${getMonthName(month)} ${month.slice(0, 4)}`,
  monetaryPolicy: () => 'Policy rate: the committee decides',
  gdp: (quarter) => `GDP growth, ${formatQuarter(quarter)}`,
  bonds: () => 'Government bonds, auction',
  tbills: () => 'Treasury bills, auction',
};

/** Returns the title of a release in calendars: 'Inflation, November 2026 (expected)'. */
export function getReleaseTitle(id: ScheduledSeries, { nominal, isConfirmed }: Release): string {
  const title = titles[id](nominal);
  return isConfirmed ? title : calendarMessages.expected(title);
}
