import { listReleases } from '@/content/calendar';
import { seriesContent } from '@/content/series';
import type { BondId } from '@/figures/market';
import { tonightMessages } from '../messages';

/**
 * Returns a hint whether an auction was expected on this day. Rates are only confirmed as unchanged
 * after an auction.
 */
export function describeAuctionDay(id: BondId, session: string): string {
  const schedule = seriesContent.find((series) => series.id === id)?.schedule;
  const isExpected =
    schedule && listReleases(schedule, session.slice(0, 7)).some(({ day }) => day === session);
  return isExpected ? tonightMessages.auctionExpected : tonightMessages.noAuctionExpected;
}
