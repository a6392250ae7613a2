import { dayInLagos } from '@/lib/days';
import { RetryButton } from '@/ui/RetryButton';
import { describeBeginning } from '../due';
import { historyMessages, seriesMessages } from '../messages';
import { inPeriod } from '../periods';
import type { Series } from './useSeries';
import './controls.css';

function RetrySeries({
  content: { name },
  history: { retrying, retry },
}: Pick<Series, 'content' | 'history'>) {
  const className = 'small-button min-w-28';
  return <RetryButton className={className} what={name} busy={retrying} onRetry={retry} />;
}

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

export function Failure(series: Pick<Series, 'content' | 'history' | 'now'>) {
  const { history, now } = series;
  const key = history.figures.at(-1)?.key;
  if (history.view !== 'done' || history.failed === null || key === undefined) return null;
  const thisYear = key.slice(0, 4) === dayInLagos(now).slice(0, 4);
  return (
    <div className="series-failure print:hidden">
      <p role="alert">
        {history.failed === 'newest'
          ? historyMessages.notRefreshed(inPeriod(key, !thisYear))
          : seriesMessages.olderMissing}
      </p>
      <RetrySeries {...series} />
    </div>
  );
}
