import type { StoredFigures } from '@/figures/admin/sessionInput';
import { type FigureRow, sameRows } from '@/figures/admin/tonightDraft';
import { sessionOf } from '@/figures/session';
import { stockKinds } from '@/figures/stocks';
import type { LastPoints } from '@/firebase/staff/lastPoints';
import { mapKeys } from '@/lib/records';

/**
 * Returns the session of each row's figures, 'YYYY-MM-DD'. The index has a date. The lists have the
 * session of their save, and rates that of their last point. '' if the session is unknown.
 */
export function daysOf(
  stored: StoredFigures,
  points: LastPoints | null,
): Record<FigureRow, string> {
  const listDays = stockKinds.map((kind) => sessionOf(stored[kind]?.lastUpdated ?? ''));
  return {
    asi: stored.asi?.date ?? '',
    // If only one list was saved tonight, the row is still of the earlier session.
    stocks: listDays.toSorted()[0] ?? '',
    ...mapKeys(sameRows, (id) => points?.days[id] ?? ''),
  };
}
