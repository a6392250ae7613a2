import type { RequestState } from '@/lib/requestState';
import type { YearOfSeries } from './revisions';

/**
 * The request states of the history. A key is a document such as 'asi-2026', or 'asi-older' for all
 * earlier years.
 */
export type HistoryState = Readonly<Record<string, RequestState<YearOfSeries | null>>>;

export interface WithHistory {
  history: HistoryState;
}
