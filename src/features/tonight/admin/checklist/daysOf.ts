import type { StoredFigures } from '@/figures/admin/sessionInput';
import { type FigureRow, undatedRows } from '@/figures/admin/tonightDraft';
import { parseClosedSession } from '@/figures/session';
import { stockKinds } from '@/figures/stocks';
import type { LastPoints } from '@/firebase/staff/lastPoints';
import { mapKeys } from '@/lib/records';

/**
 * Returns the trading session to which the stored figures of each row belong, as 'YYYY-MM-DD', or
 * '' if it is unknown. The stored index has a date. Gainers and losers have the time of their last
 * save. Rates have the date of their last point in the history.
 */
export function getRowSessions(
  stored: StoredFigures,
  points: LastPoints | null,
): Record<FigureRow, string> {
  const listDays = stockKinds.map((kind) => parseClosedSession(stored[kind]?.lastUpdated ?? ''));
  return {
    asi: stored.asi?.date ?? '',
    // If the two lists are from different sessions, use the earlier one. The row then stays open
    // until both lists are saved.
    stocks: listDays.toSorted()[0] ?? '',
    ...mapKeys(undatedRows, (id) => points?.days[id] ?? ''),
  };
}
