import { bondIds } from '@/figures/market';
import type { RowId } from '../checklist/rowIds';
import type { SiteRow } from '../checklist/rowState';

/**
 * The state of a row after a publication. 'tonight': the site has the figure or file of this
 * session. 'kept': staff left an older figure unchanged. 'missing': the figure, file or correction
 * is not on the site.
 */
export type PublishedStatus = 'tonight' | 'kept' | 'missing';

const isRateList = (id: RowId) => bondIds.some((rates) => rates === id);

/**
 * Returns the state of a row after a publication. Bonds and T-bills change only after an auction,
 * so their older rates count as kept if staff typed no new rates.
 */
export function getPublishedStatus(
  id: RowId,
  { isOnSite, isSettled, why, instead }: SiteRow,
): PublishedStatus {
  if (isOnSite && isSettled) return 'tonight';
  const isKept = isRateList(id) && !isOnSite && why === null && instead !== null;
  return isKept ? 'kept' : 'missing';
}
