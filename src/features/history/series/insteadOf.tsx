import { describeBeginning } from '../due';
import { historyMessages } from '../messages';
import type { Series } from './useSeries';
import { RetrySeries } from './RetrySeries';

/** Returns what the plot shows without anything to draw; undefined while that is not known. */
export function insteadOf(series: Series) {
  const { content, history, now } = series;
  if (history.view === 'failed') {
    return (
      <>
        <b role="alert">{historyMessages.unavailable}</b>
        <RetrySeries {...series} />
      </>
    );
  }
  return history.view === 'empty' ? <b>{describeBeginning(content, now)}</b> : undefined;
}
