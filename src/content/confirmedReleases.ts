/** The days of releases, meetings and auctions that publishers have announced. */
import type { slugBySeries } from './seriesSlugs.ts';

export type ScheduledSeries = Exclude<keyof typeof slugBySeries, 'asi' | 'exchangeRate'>;

export interface ConfirmedRelease {
  series: ScheduledSeries;
  /**
   * The nominal period: the month ('2026-11') or the quarter ('2026-Q3') of the figure, the month
   * of the meeting or bond auction, or the calculated day of the bill auction ('2026-12-02'). Never
   * change it, because calendar apps identify the event by it.
   */
  nominal: string;
  /** The announced day, 'YYYY-MM-DD'. */
  day: string;
  /**
   * 1 for a new entry. Add 1 each time its day changes, so that calendar apps accept the change.
   */
  sequence: number;
  /** The earlier announced day, if the publisher has moved the release. */
  movedFrom?: string;
}

/**
 * Add an entry when a publisher announces a day, even if the day equals the calculated one.
 * Example: `{ series: 'inflation', nominal: '2026-11', day: '2026-12-16', sequence: 1 }`.
 */
export const confirmedReleases: readonly ConfirmedRelease[] = [];
