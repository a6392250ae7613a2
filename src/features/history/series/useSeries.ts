import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { holidays } from '@/content/holidays';
import { type SeriesContent, findSeries } from '@/content/series';
import { findLastTradingDay } from '@/lib/calendar';
import { useNow } from '@/ui/browserState';
import { toTimestamp } from '../figures';
import { findFigureAt, isDaily } from '../rangeFigures';
import { findComparison } from '../comparisons';
import { findOtherSeries, YEAR_EARLIER } from '../compared/comparisonChoice';
import { findRebasedDay } from '../compared/rebasedRange';
import { useComparedSeries } from '../compared/useComparedSeries';
import type { ShownSeries } from '../files';
import type { HistoryThunk } from '../reads';
import { openHistory, type SeriesHistory, useSeriesHistory } from '../useSeriesHistory';
import { readAddress, type SeriesAddress, useSeriesAddress } from './address';
import { findEvents } from './events';
import { isBeforeRange, isComplete, findNotices } from './notices';
import { createPinnedNotices } from './pinnedNotices';
import { createSeriesPlot } from './seriesPlot';
import { openPolicyChanges, usePolicyChanges } from './policyChanges';
import { createShownRange } from './shownRange';

export type Series = ReturnType<typeof useSeries>;

/** Returns the latest session, in UTC ms, if its figures are due but failed to load. */
function findDueSession(
  content: SeriesContent,
  history: SeriesHistory,
  now: Date,
): number | undefined {
  if (!isDaily(content) || history.failed !== 'newest') return undefined;
  const due = toTimestamp(findLastTradingDay(now, holidays));
  const newest = history.figures.at(-1);
  return newest !== undefined && newest.at < due ? due : undefined;
}

/**
 * Requests the figures of a series page before hydration. The URL contains the range and the
 * comparison.
 */
export const openSeries =
  ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): HistoryThunk<void> =>
  (dispatch) => {
    const content = findSeries(pathname.split('/').at(-1));
    if (content === undefined) return;
    const { range, compare, day } = readAddress(content, new URLSearchParams(search));
    const years = day !== null && isBeforeRange(content, day, range, new Date()) ? 'all' : range;
    void dispatch(openHistory(content, years, compare === YEAR_EARLIER));
    const other = findOtherSeries(compare);
    if (other !== undefined) void dispatch(openHistory(other, range));
    dispatch(openPolicyChanges(content, range));
  };

/**
 * @param isEmbedded true for a chart on another site. It has no events and does not need the policy
 * rate.
 */
export function useSeries(content: SeriesContent, isEmbedded = false) {
  const now = useNow();
  const [previewKey, setPreviewKey] = useState<string | null>(null);
  const [fromZero, setFromZero] = useState(false);
  const {
    query,
    urlOptions,
    options,
    renderedOptions: address,
    unverified,
    ...addressActions
  } = useSeriesAddress(content);
  // Only the whole history shows whether a day before the range has a figure.
  const needsAll =
    unverified.includes('day') &&
    options.day !== null &&
    isBeforeRange(content, options.day, options.range, now);
  const current = useSeriesHistory(
    content,
    needsAll ? 'all' : options.range,
    options.compare === YEAR_EARLIER,
    options.tenure,
  );
  // Deferred, so that React renders the chart and the table in small slices and the page stays
  // responsive.
  const history = useDeferredValue(current);
  const { range, compare } = address;
  const { figures, view } = history;
  const until = findDueSession(content, history, now);
  // After the user has chosen a longer range, the deferred `history` contains the shorter range for
  // a moment.
  const isPartial = current.isPartial || history.isPartial;
  const shownRange = useMemo(
    () =>
      view === 'done'
        ? createShownRange({ content, figures, range, compare, now, until, isPartial })
        : null,
    [content, figures, view, range, compare, now, until, isPartial],
  );
  const seriesPlot = useMemo(
    () => shownRange && createSeriesPlot(content, shownRange, { fromZero }),
    [content, shownRange, fromZero],
  );
  const policy = usePolicyChanges({
    isEnabled: !isEmbedded && content.policyEvents === true,
    range: options.range,
    newest: figures.at(-1)?.key,
    hasFailed: history.error !== null,
    now,
  });
  const chart = useMemo(
    () =>
      shownRange &&
      seriesPlot && {
        seriesPlot,
        // Events are numbered, so they all appear at the same time. Otherwise their numbers would
        // change.
        ...(!isEmbedded && policy.status !== 'pending'
          ? findEvents(content, shownRange, seriesPlot, policy.changes)
          : { events: [], leftOut: 0 }),
      },
    [content, shownRange, seriesPlot, isEmbedded, policy],
  );
  const inRange = shownRange?.shownFigures ?? [];
  const day = previewKey ?? address.day;
  const compared = useComparedSeries({ content, history, compare, range, shownRange, isEmbedded });
  const rebased = compared?.rebased ?? null;
  const rebasedDay =
    rebased === null
      ? undefined
      : ((day === null ? undefined : findRebasedDay(rebased.days, day)) ?? rebased.days.at(-1));
  const selected =
    rebasedDay?.figures[0] ??
    (day === null ? undefined : findFigureAt(inRange, day)) ??
    inRange.at(-1);

  // Notices wait until all figures have loaded, because a missing day may still arrive.
  const settled = history === current && isComplete(history) && compared?.view !== 'loading';
  /** Returns the value of the URL parameter `day` for the figure that the page shows for a day. */
  const findUrlDay = (day: string) =>
    rebased === null ? findFigureAt(inRange, day)?.key : findRebasedDay(rebased.days, day)?.urlKey;
  const isComparedDay = rebasedDay !== undefined && rebasedDay.urlKey === address.day;
  const notices = useMemo(
    () =>
      settled && shownRange !== null
        ? [
            ...findNotices({ content, query, history, shownRange }).filter(
              ({ parameter }) =>
                unverified.includes(parameter) && !(parameter === 'day' && isComparedDay),
            ),
            ...createPinnedNotices(content, shownRange),
          ]
        : [],
    [settled, content, query, history, shownRange, unverified, isComparedDay],
  );
  const wrong = notices.map(({ parameter }) => parameter);

  // If the user chooses a shorter range, for example, the day in the URL can be outside that range.
  // The page then corrects the URL without a notice.
  const { day: urlDay, tenure: urlTenure } = urlOptions;
  const rightDay =
    settled && urlDay !== null && !unverified.includes('day')
      ? (findUrlDay(urlDay) ?? null)
      : urlDay;
  const rightTenure =
    settled && urlTenure !== null && !unverified.includes('tenure')
      ? (history.tenure ?? null)
      : urlTenure;
  const { search } = useLocation();
  const correctAddress = useEffectEvent(() => {
    const day = rightDay === urlDay ? {} : { day: rightDay };
    const tenure = rightTenure === urlTenure ? {} : { tenure: rightTenure };
    addressActions.correct({ ...day, ...tenure });
  });
  useEffect(() => correctAddress(), [search, rightDay, rightTenure]);

  return {
    content,
    history,
    /**
     * The options in the URL, with choices of the user that are not in the URL yet. During
     * hydration, the defaults, as on the prerendered page.
     */
    address,
    shownRange,
    chart,
    /**
     * True once the policy rate has loaded. Before that, its changes are missing among the events.
     */
    hasAllEvents: policy.status === 'known',
    /** The series to compare with, or null. */
    compared,
    /**
     * The selected day of a comparison. In order of priority: the day under the cursor, the day in
     * the URL, the newest day.
     */
    rebasedDay,
    /**
     * The selected figure. In order of priority: the figure under the cursor, the figure of the day
     * in the URL, the newest figure.
     */
    selected,
    /** The earlier figure that the selected figure is compared with. */
    comparison: shownRange && selected ? findComparison(shownRange, selected) : undefined,
    /** True if the newest figures are due but failed to load. */
    isNewestMissing: until !== undefined,
    /**
     * Notices about URL parameters that the page could not use. A notice disappears when the user
     * replaces the parameter.
     */
    notices,
    now,
    /** True if the scale of the chart starts at 0. */
    fromZero,
    setFromZero,
    change: (choices: Partial<SeriesAddress>) => addressActions.change(choices, wrong),
    selectFigure: (key: string) => {
      setPreviewKey(null);
      addressActions.selectDay(key, wrong);
    },
    previewFigure: setPreviewKey,
    settle: addressActions.settle,
  };
}

export const toShownSeries = ({ content, history, address }: Series): ShownSeries => ({
  ...history,
  ...address,
  content,
  tenure: history.tenure,
  failed: history.failed !== null,
});
