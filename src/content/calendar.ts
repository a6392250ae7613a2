/*
 * The days on which figures come that are not entered each session. Each is worked out by the rule
 * that its publisher has kept to, and the site says that it is expected; a day that the publisher
 * has announced goes into `announced`, and takes the place of the rule's days of its month.
 */
import { addDays } from '../lib/days.ts';
import { nextTradingDay } from '../lib/calendar.ts';
import { holidays } from './holidays.ts';

export interface Schedule {
  /** The event of such a day, for a sentence: 'inflation', 'the bond auction'. */
  what: string;
  /** The rule and who publishes the days, for readers. */
  rule: string;
  announced: readonly string[];
  /** Returns the days of a month 'YYYY-MM' by the rule. */
  daysIn: (month: string) => readonly string[];
}

/** Returns this day, or the first day of trading after it. */
export const tradingFrom = (day: string) => nextTradingDay(addDays(day, -1), holidays);

/** Returns the first such weekday of a month from a day of it on; Sunday is 0. */
export function weekdayFrom(month: string, weekday: number, from: string): string {
  const day = `${month}-${from}`;
  return tradingFrom(addDays(day, (weekday + 7 - new Date(day).getUTCDay()) % 7));
}

/** Returns the days of a month 'YYYY-MM': those announced, otherwise those by the rule. */
export function scheduledIn({ announced, daysIn }: Schedule, month: string): readonly string[] {
  const said = announced.filter((day) => day.startsWith(month));
  return said.length > 0 ? said : daysIn(month);
}

export function scheduledFrom(schedule: Schedule, from: string): string {
  for (let month = from.slice(0, 7); ; month = addDays(`${month}-28`, 7).slice(0, 7)) {
    const day = scheduledIn(schedule, month).find((each) => each >= from);
    if (day !== undefined) return day;
  }
}
