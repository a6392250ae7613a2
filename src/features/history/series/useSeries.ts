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

/** Returns the latest session if it is due but failed to load, UTC ms. */
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

/** Requests the figures for a series page at this URL, before the page hydrates. */
export const openSeries =
  ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): HistoryThunk<void> =>
  (dispatch) => {
    const content = findSeries(pathname.split('/').at(-1));
    if (content === undefined) return;
    const { range, compare, day } = readAddress(content, new URLSearchParams(search));
    const years = day !== null && isBeforeRange(day, range, new Date()) ? 'all' : range;
    void dispatch(openHistory(content, years, compare === YEAR_EARLIER));
    const other = findOtherSeries(compare);
    if (other !== undefined) void dispatch(openHistory(other, range));
    dispatch(openPolicyChanges(content, range));
  };

/**
 * @param isEmbedded true for a chart in a frame, which has no events and does not need the policy
 * rate
 */
export function useSeries(content: SeriesContent, isEmbedded = false) {
  const now = useNow();
  const [previewKey, setPreviewKey] = useState<string | null>(null);
  const {
    query,
    urlOptions,
    options,
    renderedOptions: address,
    unverified,
    ...addressActions
  } = useSeriesAddress(content);
  // Only the whole history shows whether a day is before the first figure.
  const needsAll =
    unverified.includes('day') &&
    options.day !== null &&
    isBeforeRange(options.day, options.range, now);
  const current = useSeriesHistory(
    content,
    needsAll ? 'all' : options.range,
    options.compare === YEAR_EARLIER,
    options.tenure,
  );
  // Deferred: React renders chart and table in small slices, so taps stay responsive.
  const history = useDeferredValue(current);
  const { range, compare } = address;
  const { figures, view } = history;
  const until = findDueSession(content, history, now);
  // The deferred history may still be the one from before the user chose a longer range.
  const isPartial = current.isPartial || history.isPartial;
  const shownRange = useMemo(
    () =>
      view === 'done'
        ? createShownRange({ content, figures, range, compare, now, until, isPartial })
        : null,
    [content, figures, view, range, compare, now, until, isPartial],
  );
  const seriesPlot = useMemo(
    () => shownRange && createSeriesPlot(content, shownRange),
    [content, shownRange],
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
        // All events appear together, so that their numbers do not change.
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

  // Show notices only after all data has loaded: a missing day may still arrive.
  const settled = history === current && isComplete(history) && compared?.view !== 'loading';
  /** Returns the day in the URL that selects the figure which the page shows for a day. */
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

  // After the user's own choice, such as a shorter range, the URL may name a day outside the range.
  // It is corrected without a notice.
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
     * The options in the URL, with choices that are not in the URL yet. During hydration these are
     * the defaults, as on the prerendered page.
     */
    address,
    shownRange,
    chart,
    /**
     * True once all events are known. Before the policy rate is loaded, a later decision may be
     * missing.
     */
    hasAllEvents: policy.status === 'known',
    /** The series that the figures are compared with; null if it is none. */
    compared,
    /** The day of the comparison under the cursor, else that of the URL, else the newest. */
    rebasedDay,
    /** The figure under the cursor, else that of the day in the URL, else the newest. */
    selected,
    /** The earlier figure that the selected one is compared with. */
    comparison: shownRange && selected ? findComparison(shownRange, selected) : undefined,
    /** True if the newest figures are due but failed to load. */
    isNewestMissing: until !== undefined,
    /**
     * Notices about parameters that the page could not use. They disappear when the user replaces
     * the values.
     */
    notices,
    now,
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
