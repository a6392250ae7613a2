import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { holidays } from '@/content/holidays';
import { type SeriesContent, seriesOf } from '@/content/series';
import { lastTradingDay } from '@/lib/calendar';
import { useNow } from '@/ui/browserState';
import { timeOf } from '../figures';
import { figureAt, isDaily } from '../rangeFigures';
import { comparisonOf } from '../comparisons';
import type { ShownSeries } from '../files';
import type { Thunk } from '../reads';
import { openHistory, type SeriesHistory, useSeriesHistory } from '../useSeriesHistory';
import { readAddress, type SeriesAddress, useSeriesAddress } from './address';
import { eventsOf } from './events';
import { isBeforeRange, isComplete, noticesOf } from './notices';
import { seriesPlotOf } from './seriesPlot';
import { openPolicyChanges, usePolicyChanges } from './policyChanges';
import { shownRangeOf } from './shownRange';

export type Series = ReturnType<typeof useSeries>;

/**
 * The session that is due although it could not be loaded, UTC ms; undefined where there is none.
 */
function sessionDue(content: SeriesContent, history: SeriesHistory, now: Date): number | undefined {
  if (!isDaily(content) || history.failed !== 'newest') return undefined;
  const due = timeOf(lastTradingDay(now, holidays));
  const newest = history.figures.at(-1);
  return newest !== undefined && newest.at < due ? due : undefined;
}

/** Asks for what a series page at this address shows, before it hydrates. */
export const openSeries =
  ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Thunk<void> =>
  (dispatch) => {
    const content = seriesOf(pathname.split('/').at(-1));
    if (content === undefined) return;
    const { range, compare, day } = readAddress(content, new URLSearchParams(search));
    const years = day !== null && isBeforeRange(day, range, new Date()) ? 'all' : range;
    void dispatch(openHistory(content, years, compare));
    dispatch(openPolicyChanges(content, range));
  };

/** @param withEvents false for a chart without events, which needs no policy rate */
export function useSeries(content: SeriesContent, withEvents = true) {
  const now = useNow();
  const [under, setUnder] = useState<string | null>(null);
  const { query, said, wanted, shown: address, doubted, ...toAddress } = useSeriesAddress(content);
  // Only the whole history can show whether a day is before the first figure.
  const needsAll =
    doubted.includes('day') && wanted.day !== null && isBeforeRange(wanted.day, wanted.range, now);
  const current = useSeriesHistory(
    content,
    needsAll ? 'all' : wanted.range,
    wanted.compare,
    wanted.tenure,
  );
  // Chart and table are drawn in slices of a few milliseconds, in which a tap has its turn.
  const history = useDeferredValue(current);
  const { range, compare } = address;
  const { figures, view } = history;
  const until = sessionDue(content, history, now);
  // The drawn figures may be those of before a longer range was chosen.
  const isPartial = current.isPartial || history.isPartial;
  const shownRange = useMemo(
    () =>
      view === 'done'
        ? shownRangeOf({ content, figures, range, compare, now, until, isPartial })
        : null,
    [content, figures, view, range, compare, now, until, isPartial],
  );
  const seriesPlot = useMemo(
    () => shownRange && seriesPlotOf(content, shownRange),
    [content, shownRange],
  );
  const policy = usePolicyChanges({
    isWanted: withEvents && content.policyEvents === true,
    range: wanted.range,
    newest: figures.at(-1)?.key,
    isBroken: history.error !== null,
    now,
  });
  const chart = useMemo(
    () =>
      shownRange &&
      seriesPlot && {
        seriesPlot,
        // They come all at once, so that no event changes its number.
        ...(withEvents && policy.status !== 'pending'
          ? eventsOf(content, shownRange, seriesPlot, policy.changes)
          : { events: [], leftOut: 0 }),
      },
    [content, shownRange, seriesPlot, withEvents, policy],
  );
  const inRange = shownRange?.shownFigures ?? [];
  const day = under ?? address.day;
  const at = (day === null ? undefined : figureAt(inRange, day)) ?? inRange.at(-1);

  // Only figures that are known to be all there is can tell that the address asks for what is not
  // there.
  const settled = history === current && isComplete(history);
  const notices = useMemo(
    () =>
      settled && shownRange !== null
        ? noticesOf({ content, query, history, shownRange }).filter(({ parameter }) =>
            doubted.includes(parameter),
          )
        : [],
    [settled, content, query, history, shownRange, doubted],
  );
  const wrong = notices.map(({ parameter }) => parameter);

  // After a choice of the reader's, such as a shorter range, the day that was read may not be
  // there.
  const { day: saidDay, tenure: saidTenure } = said;
  const rightDay =
    settled && saidDay !== null && !doubted.includes('day')
      ? (figureAt(inRange, saidDay)?.key ?? null)
      : saidDay;
  const rightTenure =
    settled && saidTenure !== null && !doubted.includes('tenure')
      ? (history.tenure ?? null)
      : saidTenure;
  const { search } = useLocation();
  const correctAddress = useEffectEvent(() => {
    const day = rightDay === saidDay ? {} : { day: rightDay };
    const tenure = rightTenure === saidTenure ? {} : { tenure: rightTenure };
    toAddress.correct({ ...day, ...tenure });
  });
  useEffect(() => correctAddress(), [search, rightDay, rightTenure]);

  return {
    content,
    history,
    /** The choices in the address; in the first render of a prerendered page, the page's own. */
    address,
    shownRange,
    chart,
    /** The events are all there: with the policy rate unread, a later decision may be missing. */
    knowsEvents: policy.status === 'known',
    /** The figure that is read: under the pointer, else the one of the address, else the newest. */
    at,
    /** The figure before it, which it is compared with. */
    comparison: shownRange && at ? comparisonOf(shownRange, at) : undefined,
    /** The newest figures, which are due, could not be loaded. */
    missing: until !== undefined,
    /**
     * Notices about values of the address that could not be used, until the reader replaces them.
     */
    notices,
    now,
    change: (choices: Partial<SeriesAddress>) => toAddress.change(choices, wrong),
    read: (key: string) => {
      setUnder(null);
      toAddress.read(key, wrong);
    },
    preview: setUnder,
    settle: toAddress.settle,
  };
}

export const shownSeries = ({ content, history, address }: Series): ShownSeries => ({
  ...history,
  ...address,
  content,
  tenure: history.tenure,
  failed: history.failed !== null,
});
