import type { StoredFigures } from '@/figures/admin/sessionInput';
import { type FigureRow, undatedRows } from '@/figures/admin/tonightDraft';
import { parseClosedSession } from '@/figures/session';
import { stockKinds } from '@/figures/stocks';
import type { LastPoints } from '@/firebase/staff/lastPoints';
import { mapKeys } from '@/lib/records';

/**
 * Returns the trading session of the stored figures in each row, as 'YYYY-MM-DD', or '' if it is
 * unknown. For the index, this is the stored date. For gainers and losers, it is derived from the
 * time of their last save. For rates, it is the date of their last point in the history.
 */
export function getRowSessions(
  stored: StoredFigures,
  points: LastPoints | null,
): Record<FigureRow, string> {
  const listDays = stockKinds.map((kind) => parseClosedSession(stored[kind]?.lastUpdated ?? ''));
  return {
    asi: stored.asi?.date ?? '',
    // If the gainers and the losers are from different sessions, use the earlier session. The row
    // then counts as unfinished until both lists are saved.
    stocks: listDays.toSorted()[0] ?? '',
    ...mapKeys(undatedRows, (id) => points?.days[id] ?? ''),
  };
}
