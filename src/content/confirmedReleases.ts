/** Days of releases, meetings and auctions that the publisher has announced. */
import type { slugBySeries } from './seriesSlugs.ts';

/** The id of a series with a schedule. */
export type ScheduledSeries = Exclude<keyof typeof slugBySeries, 'asi' | 'exchangeRate'>;

export interface ConfirmedRelease {
  series: ScheduledSeries;
  /**
   * The nominal period: the month ('2026-11') or the quarter ('2026-Q3') of the figure, the month of
   * the meeting or bond auction, or the day of the bill auction by the two-week rule ('2026-12-02').
   * Never change it, because calendars recognise the event by it.
   */
  nominal: string;
  /** The announced day, 'YYYY-MM-DD'. */
  day: string;
  /** 1 for a new entry. Add 1 each time its day changes, so that calendars accept the change. */
  sequence: number;
  /** The day that the publisher had announced before, if `day` has changed. */
  movedFrom?: string;
}

/**
 * Add an entry when a publisher announces a day, whether or not it is the calculated one. Example:
 * `{ series: 'inflation', nominal: '2026-11', day: '2026-12-16', sequence: 1 }`.
 */
export const confirmedReleases: readonly ConfirmedRelease[] = [];
