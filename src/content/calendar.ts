/*
 * The days on which figures come that are not entered each session. Each is worked out by the rule
 * that its publisher has kept to, and the site says that it is expected; a day that the publisher has
 * announced goes into `announced`, and takes the place of the rule's days of its month.
 */
import { addDays, monthOf } from '../lib/days.ts';
import { nextTradingDay } from '../lib/calendar.ts';
import { holidays } from './holidays.ts';
import type { SeriesContent } from './series';

export interface Schedule {
  /** The event of such a day, for a sentence: 'inflation', 'the bond auction'. */
  what: string;
  /** The rule and who publishes the days, for readers. */
  rule: string;
  announced: readonly string[];
  /** Returns the days of a month 'YYYY-MM' by the rule. */
  daysIn: (month: string) => readonly string[];
}

/** This day, or the first day of trading after it. */
const tradingFrom = (day: string) => nextTradingDay(addDays(day, -1), holidays);

/** Returns the first such weekday of a month from a day of it on; Sunday is 0. */
function weekdayFrom(month: string, weekday: number, from: string): string {
  const day = `${month}-${from}`;
  return tradingFrom(addDays(day, (weekday + 7 - new Date(day).getUTCDay()) % 7));
}

const MEETINGS: readonly string[] = ['February', 'May', 'July', 'September', 'November'];
const GDP_MONTHS: readonly string[] = ['February', 'May', 'August', 'November'];
/** The Wednesday from which every second one is counted: to be compared with the issue programme. */
const BILLS_FROM = '2026-11-04';
const TWO_WEEKS_MS = 14 * 86_400_000;

/** The schedules by the id of the series, without those that have a figure each session. */
export const schedules: Partial<Record<SeriesContent['id'], Schedule>> = {
  inflation: {
    what: 'inflation',
    rule: 'Expected on the 15th of the following month, or on the next working day. The National Bureau of Statistics publishes its release calendar at nigerianstat.gov.ng.',
    announced: [],
    daysIn: (month) => [tradingFrom(`${month}-15`)],
  },
  gdp: {
    what: 'GDP growth',
    rule: 'Expected about the 25th of February, May, August and November. The National Bureau of Statistics publishes its release calendar at nigerianstat.gov.ng.',
    announced: [],
    daysIn: (month) => (GDP_MONTHS.includes(monthOf(month)) ? [tradingFrom(`${month}-25`)] : []),
  },
  monetaryPolicy: {
    what: 'the policy rate decision',
    rule: 'The committee is expected to decide on the Tuesday between the 20th and the 26th of February, May, July, September and November. The Central Bank of Nigeria publishes its meeting dates at cbn.gov.ng.',
    announced: [],
    daysIn: (month) => (MEETINGS.includes(monthOf(month)) ? [weekdayFrom(month, 2, '20')] : []),
  },
  bonds: {
    what: 'the bond auction',
    rule: 'Auctions are expected on the fourth Monday of the month. The Debt Management Office publishes its issuance calendar at dmo.gov.ng.',
    announced: [],
    daysIn: (month) => [weekdayFrom(month, 1, '22')],
  },
  tbills: {
    what: 'the Treasury bill auction',
    rule: 'Auctions are expected every second Wednesday. The Central Bank of Nigeria publishes its issue programme at cbn.gov.ng.',
    announced: [],
    daysIn: (month) => {
      const since = Date.parse(`${month}-01`) - Date.parse(BILLS_FROM);
      const first = addDays(BILLS_FROM, Math.ceil(since / TWO_WEEKS_MS) * 14);
      return [0, 14, 28].map((days) => addDays(first, days)).filter((day) => day.startsWith(month));
    },
  },
};

export function scheduledFrom({ announced, daysIn }: Schedule, from: string): string {
  for (let month = from.slice(0, 7); ; month = addDays(`${month}-28`, 7).slice(0, 7)) {
    const said = announced.filter((day) => day.startsWith(month));
    const day = (said.length > 0 ? said : daysIn(month)).find((each) => each >= from);
    if (day !== undefined) return day;
  }
}
