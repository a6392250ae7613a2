import type { StoredFigures } from '@/figures/admin/sessionInput';
import { type FigureRow, undatedRows } from '@/figures/admin/tonightDraft';
import { parseClosedSession } from '@/figures/session';
import { stockKinds } from '@/figures/stocks';
import type { LastPoints } from '@/firebase/staff/lastPoints';
import { mapKeys } from '@/lib/records';

/**
 * Returns the session of each row's figures, 'YYYY-MM-DD'; '' if unknown. The index has a date. For
 * shares, this is the session in which they were saved, and for rates the session of the last
 * point.
 */
export function getRowSessions(
  stored: StoredFigures,
  points: LastPoints | null,
): Record<FigureRow, string> {
  const listDays = stockKinds.map((kind) => parseClosedSession(stored[kind]?.lastUpdated ?? ''));
  return {
    asi: stored.asi?.date ?? '',
    // Use the older of the two lists, so that the row stays open until both are saved.
    stocks: listDays.toSorted()[0] ?? '',
    ...mapKeys(undatedRows, (id) => points?.days[id] ?? ''),
  };
}
