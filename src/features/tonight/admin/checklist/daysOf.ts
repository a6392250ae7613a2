import type { StoredFigures } from '@/figures/admin/sessionInput';
import { type FigureRow, sameRows } from '@/figures/admin/tonightDraft';
import { sessionOf } from '@/figures/session';
import { stockKinds } from '@/figures/stocks';
import type { LastPoints } from '@/firebase/staff/lastPoints';
import { mapKeys } from '@/lib/records';

/**
 * Returns the session whose figure each row has, 'YYYY-MM-DD': the index says so itself, the lists
 * by when they were saved, and rates by their last point; '' where nothing says so.
 */
export function daysOf(
  stored: StoredFigures,
  points: LastPoints | null,
): Record<FigureRow, string> {
  const listDays = stockKinds.map((kind) => sessionOf(stored[kind]?.lastUpdated ?? ''));
  return {
    asi: stored.asi?.date ?? '',
    // Both lists are tonight's, or neither is.
    stocks: listDays.toSorted()[0] ?? '',
    ...mapKeys(sameRows, (id) => points?.days[id] ?? ''),
  };
}
