import type { RequestState } from '@/lib/requestState';
import type { YearOfSeries } from './revisions';

/**
 * The years of the history that this visit has requested, by the name of the stored document such
 * as 'asi-2026'. 'asi-older' is the request for all years before those.
 */
export type HistoryState = Readonly<Record<string, RequestState<YearOfSeries | null>>>;

/**
 * The part of the store that the history's slice fills, and from which Home reads the close before.
 */
export interface WithHistory {
  history: HistoryState;
}
