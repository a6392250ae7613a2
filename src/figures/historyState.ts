import type { RequestState } from '@/lib/requestState';
import type { YearOfSeries } from './revisions';

/**
 * The request states of the history, by document name such as 'asi-2026'. The key 'asi-older'
 * stands for all years before the first stored year.
 */
export type HistoryState = Readonly<Record<string, RequestState<YearOfSeries | null>>>;

export interface WithHistory {
  history: HistoryState;
}
