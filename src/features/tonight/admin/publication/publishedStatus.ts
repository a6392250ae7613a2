import { bondIds } from '@/figures/market';
import type { RowId } from '../checklist/rowIds';
import type { SiteRow } from '../checklist/rowState';

/**
 * What the site has of a row: the figure or file of this session, an older figure that staff left
 * as it is, or not what it should have.
 */
export type PublishedStatus = 'tonight' | 'kept' | 'missing';

const isRateList = (id: RowId) => bondIds.some((rates) => rates === id);

/**
 * Returns what the site has of a row. Bonds and T-bills change only after an auction, so their
 * older rates count as left if staff typed no new rates.
 */
export function getPublishedStatus(
  id: RowId,
  { isOnSite, isSettled, why, instead }: SiteRow,
): PublishedStatus {
  if (isOnSite && isSettled) return 'tonight';
  const isLeft = isRateList(id) && !isOnSite && why === null && instead !== null;
  return isLeft ? 'kept' : 'missing';
}
