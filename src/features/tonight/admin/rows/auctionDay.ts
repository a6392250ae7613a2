import { listReleases } from '@/content/calendar';
import { seriesContent } from '@/content/series';
import type { BondId } from '@/figures/market';
import { tonightMessages } from '../messages';

/**
 * Returns a hint that says whether an auction was expected on this day. Staff should confirm rates
 * as unchanged only if there was an auction.
 */
export function describeAuctionDay(id: BondId, session: string): string {
  const schedule = seriesContent.find((series) => series.id === id)?.schedule;
  const isExpected =
    schedule && listReleases(schedule, session.slice(0, 7)).some(({ day }) => day === session);
  return isExpected ? tonightMessages.auctionExpected : tonightMessages.noAuctionExpected;
}
