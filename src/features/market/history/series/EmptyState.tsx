import { useRef } from 'react';
import { dayInLagos } from '@/lib/days';
import { dayOf } from '@/lib/calendar';
import { RetryButton } from '@/ui/RetryButton';
import { focusSection, useFocusPassedOn } from '@/ui/useFocusPassedOn';
import { rangeOf } from '../bases';
import { describeBeginning } from '../due';
import { historyMessages, seriesMessages } from '../messages';
import { formatPeriodDate, inPeriod, formatShortPeriod } from '../periods';
import { type RangeId, rangesOf } from '../ranges';
import { formatValue } from '../values';
import type { Series } from './useSeries';
import './controls.css';

/** Leads to a range. It goes with the press: the focus stays in its section. */
function ShowRange({ range, change }: Pick<Series, 'change'> & { range: RangeId }) {
  const ref = useRef<HTMLButtonElement>(null);
  useFocusPassedOn(ref, focusSection);
  return (
    <button ref={ref} type="button" className="small-button" onClick={() => change({ range })}>
      {historyMessages.showRange(range)}
    </button>
  );
}

/** Of a range without figures: that, or that they could not be loaded, and the way to one that has some. */
function NoneInRange({ content, history, shown, change, now }: Series) {
  const last = history.figures.at(-1);
  if (shown === null || last === undefined) return null;
  const [first, end] = [dayOf(shown.span.from), dayOf(shown.span.to)];
  const { unavailable, noneInRange, lastBefore } = historyMessages;
  const words = noneInRange(formatShortPeriod(first, end), formatShortPeriod(end));
  const fitting = rangesOf(content).find(
    (range) => rangeOf(content, history.figures, range, now).figures.length > 0,
  );
  return (
    <>
      <b>{history.failed === null ? words : unavailable}</b>
      {history.failed === null &&
        lastBefore(formatValue(content, last.value), formatPeriodDate(last.key))}
      {fitting !== undefined && <ShowRange range={fitting} change={change} />}
    </>
  );
}

function RetrySeries({
  content: { name },
  history: { retrying, retry },
}: Pick<Series, 'content' | 'history'>) {
  const className = 'small-button min-w-28';
  return <RetryButton className={className} what={name} busy={retrying} onRetry={retry} />;
}

/** Returns what the plot shows without anything to draw; undefined while that is not known. */
export function insteadOf(series: Series) {
  const { content, history, shown, now } = series;
  if (history.view === 'failed') {
    return (
      <>
        <b role="alert">{historyMessages.unavailable}</b>
        <RetrySeries {...series} />
      </>
    );
  }
  if (history.view === 'empty') return <b>{describeBeginning(content, now)}</b>;
  return shown?.drawn.length === 0 ? <NoneInRange {...series} /> : undefined;
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
