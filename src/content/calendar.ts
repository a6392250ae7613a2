/*
 * The days on which monthly, quarterly and auction figures are published. A rule calculates each
 * day from the publisher's past practice, and the site calls it expected. Add days that the
 * publisher has announced to `announced`: they replace the calculated days of their month.
 */
import { addDays } from '../lib/days.ts';
import { findNextTradingDay } from '../lib/calendar.ts';
import { holidays } from './holidays.ts';

export interface PublicationSchedule {
  /** The event, as part of a sentence: 'inflation', 'the bond auction'. */
  what: string;
  /** A sentence for visitors: the rule, and who publishes the dates. */
  rule: string;
  /** Days 'YYYY-MM-DD' that the publisher has announced. */
  announced: readonly string[];
  /** Returns the calculated days of a month 'YYYY-MM'. */
  daysIn: (month: string) => readonly string[];
}

/** Returns this day if it is a trading day, otherwise the next trading day. */
export const findTradingDayFrom = (day: string) => findNextTradingDay(addDays(day, -1), holidays);

/**
 * Returns the first given weekday (Sunday is 0) on or after the day `from` ('22') of a month. If it
 * is a holiday, returns the next trading day.
 */
export function findWeekdayFrom(month: string, weekday: number, from: string): string {
  const day = `${month}-${from}`;
  return findTradingDayFrom(addDays(day, (weekday + 7 - new Date(day).getUTCDay()) % 7));
}

/** Returns the announced days of a month 'YYYY-MM', or the calculated ones if there are none. */
export function listScheduledDays(
  { announced, daysIn }: PublicationSchedule,
  month: string,
): readonly string[] {
  const announcedDays = announced.filter((day) => day.startsWith(month));
  return announcedDays.length > 0 ? announcedDays : daysIn(month);
}

/** Returns the first scheduled day on or after `from`. */
export function findScheduledDay(schedule: PublicationSchedule, from: string): string {
  for (let month = from.slice(0, 7); ; month = addDays(`${month}-28`, 7).slice(0, 7)) {
    const day = listScheduledDays(schedule, month).find((each) => each >= from);
    if (day !== undefined) return day;
  }
}
