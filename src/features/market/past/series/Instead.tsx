import { useRef } from 'react';
import { dayInLagos } from '@/lib/days';
import { RetryButton } from '@/ui/RetryButton';
import { focusSection, useFocusPassedOn } from '@/ui/useFocusPassedOn';
import { rangeOf } from '../bases';
import { beginsWords } from '../due';
import { pastMessages, seriesMessages } from '../messages';
import { dateWords, inPeriod, shortWords } from '../periods';
import { dayOf } from '@/lib/days';
import { type RangeId, rangesOf } from '../ranges';
import { retryOf } from '../usePast';
import { valueWords } from '../values';
import type { Series } from './useSeries';
import './keys.css';

/** Leads to a range. It goes with the press: the focus stays in its section. */
function ShowRange({ range, change }: Pick<Series, 'change'> & { range: RangeId }) {
  const ref = useRef<HTMLButtonElement>(null);
  useFocusPassedOn(ref, focusSection);
  return (
    <button ref={ref} type="button" className="small-key" onClick={() => change({ range })}>
      {pastMessages.showRange(range)}
    </button>
  );
}

/**
 * The range has no figures: says so, or that they could not be loaded, names the last one before, and
 * leads to a range that has some.
 */
function NoneInRange({ content, past, shown, change, now }: Series) {
  const last = past.figures.at(-1);
  if (shown === null || last === undefined) return null;
  const { from, to } = shown.span;
  const [first, end] = [dayOf(from), dayOf(to)];
  const fitting = rangesOf(content).find(
    (range) => rangeOf(content, past.figures, range, now).figures.length > 0,
  );
  return (
    <>
      {past.failed === null ? (
        <>
          <b>{pastMessages.noneInRange(shortWords(first, end), shortWords(end))}</b>
          {pastMessages.lastBefore(valueWords(content, last.value), dateWords(last.key))}
        </>
      ) : (
        <b>{pastMessages.unavailable}</b>
      )}
      {fitting !== undefined && <ShowRange range={fitting} change={change} />}
    </>
  );
}

/** What stands in the plot where there is nothing to draw; undefined while that is not known. */
export function insteadOf(series: Series) {
  const { content, past, shown, now } = series;
  if (past.view === 'failed') {
    return (
      <>
        <b role="alert">{pastMessages.unavailable}</b>
        <RetryButton
          className="small-key"
          what={content.name}
          busy={past.retrying}
          onRetry={past.retry}
        />
      </>
    );
  }
  if (past.view === 'empty') return <b>{beginsWords(content, now)}</b>;
  return shown?.main.figures.length === 0 ? <NoneInRange {...series} /> : undefined;
}

/** That the newest figures, or older ones, could not be loaded. */
export function Failure({ content, past, now }: Series) {
  const newest = past.figures.at(-1);
  const failed = past.view === 'done' && past.failed !== null && newest !== undefined;
  const words =
    past.failed === 'newest' && newest !== undefined
      ? pastMessages.notRefreshed(
          inPeriod(newest.key, newest.key.slice(0, 4) !== dayInLagos(now).slice(0, 4)),
        )
      : seriesMessages.olderMissing;
  return (
    failed && (
      <div className="series-failure">
        <p role="alert">{words}</p>
        <RetryButton className="small-key" {...retryOf(content, past)} />
      </div>
    )
  );
}
