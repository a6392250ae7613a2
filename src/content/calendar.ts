/*
 * Calculates the days on which monthly, quarterly and auction figures are due. Each day is
 * calculated from the publisher's past practice, and the site calls it expected. Once the publisher
 * has announced a day, add it to `confirmedReleases.ts`.
 */
import { addDays } from '../lib/days.ts';
import { findNextTradingDay } from '../lib/calendar.ts';
import {
  type ConfirmedRelease,
  confirmedReleases,
  type ScheduledSeries,
} from './confirmedReleases.ts';
import { holidays } from './holidays.ts';

/** The expected publication of a figure, rate decision or auction. */
export interface ExpectedRelease {
  /**
   * The nominal period, such as '2026-11'. It identifies the release, so it stays the same if the
   * release moves to another day.
   */
  nominal: string;
  /** The calculated day, 'YYYY-MM-DD'. */
  day: string;
}

/** A release on its calculated day, or on the day that the publisher has announced. */
export type Release =
  | (ExpectedRelease & { isConfirmed: false })
  | (ConfirmedRelease & { isConfirmed: true });

export interface PublicationSchedule {
  /** The event, as part of a sentence: 'inflation', 'the bond auction'. */
  what: string;
  /**
   * Sentences for visitors. They explain how the days are calculated and who publishes the
   * announced days.
   */
  rule: string;
  /** Releases whose day the publisher has announced. */
  confirmed: readonly ConfirmedRelease[];
  /** Returns the releases whose calculated day is in a month 'YYYY-MM'. */
  expectedIn: (month: string) => readonly ExpectedRelease[];
}

export const listConfirmed = (id: ScheduledSeries) =>
  confirmedReleases.filter(({ series }) => series === id);

/** Returns this day if it is a trading day, otherwise the next trading day. */
export const findTradingDayFrom = (day: string) => findNextTradingDay(addDays(day, -1), holidays);

/**
 * Returns the first day of a month that is on or after `from` ('22') and has this weekday (0 is
 * Sunday). If it is a holiday, returns the next trading day.
 */
export function findWeekdayFrom(month: string, weekday: number, from: string): string {
  const day = `${month}-${from}`;
  return findTradingDayFrom(addDays(day, (weekday + 7 - new Date(day).getUTCDay()) % 7));
}

const getNextMonth = (month: string) => addDays(`${month}-28`, 7).slice(0, 7);

/**
 * Returns the releases of a month 'YYYY-MM', by day. A confirmed day replaces the calculated day of
 * the same nominal period, even in another month.
 */
export function listReleases(
  { confirmed, expectedIn }: PublicationSchedule,
  month: string,
): Release[] {
  const isUnconfirmed = ({ nominal }: ExpectedRelease) =>
    confirmed.every((release) => release.nominal !== nominal);
  const expected = expectedIn(month).filter(isUnconfirmed);
  const announced = confirmed.filter(({ day }) => day.startsWith(month));
  return [
    ...expected.map((release) => ({ ...release, isConfirmed: false as const })),
    ...announced.map((release) => ({ ...release, isConfirmed: true as const })),
  ].toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Returns the first release on or after `from`. */
export function findNextRelease(schedule: PublicationSchedule, from: string): Release {
  for (let month = from.slice(0, 7); ; month = getNextMonth(month)) {
    const release = listReleases(schedule, month).find(({ day }) => day >= from);
    if (release !== undefined) return release;
  }
}

/** Returns the releases on or after `from` and before `end`. */
export function listReleasesBetween(
  schedule: PublicationSchedule,
  from: string,
  end: string,
): Release[] {
  const releases: Release[] = [];
  for (let month = from.slice(0, 7); month <= end; month = getNextMonth(month)) {
    releases.push(...listReleases(schedule, month));
  }
  return releases.filter(({ day }) => day >= from && day < end);
}
