import type { RequestState } from '@/lib/requestState';
import type { YearOfSeries } from './revisions';

/**
 * The requested years of the history, by document name such as 'asi-2026'. The key 'asi-older'
 * stands for all earlier years.
 */
export type HistoryState = Readonly<Record<string, RequestState<YearOfSeries | null>>>;

/** The part of the store that has the history. Home reads the previous close from it. */
export interface WithHistory {
  history: HistoryState;
}
