import { useDeferredValue, useMemo } from 'react';
import type { SeriesContent } from '@/content/series';
import { toCalendarDay } from '@/lib/calendar';
import { compareMessages, seriesMessages } from '../messages';
import { getRangeStart, hasVariableLength, isPinned, type SeriesRange } from '../ranges';
import type { ShownRange } from '../series/shownRange';
import { type SeriesHistory, useSeriesHistory } from '../useSeriesHistory';
import { type ComparisonChoice, findOtherSeries } from './comparisonChoice';
import { describeProblem, formatSeriesName } from './describeComparison';
import { createRebasedRange, isRebased, type RebasedRange } from './rebasedRange';

/** The series that a page compares its own series with. */
export interface ComparedSeries {
  content: SeriesContent;
  history: SeriesHistory;
  /** The names of the page's series and of this series, with their tenors. */
  names: readonly [string, string];
  view: 'loading' | 'failed' | 'none' | 'done';
  /** The common days with their values. Null unless `view` is 'done'. */
  rebased: RebasedRange | null;
  /** The reason why nothing is compared. '' unless `view` is 'none'. */
  problem: string;
}

interface ComparedSeriesOptions {
  content: SeriesContent;
  history: SeriesHistory;
  compare: ComparisonChoice;
  range: SeriesRange;
  shownRange: ShownRange | null;
  isEmbedded: boolean;
}

/**
 * Returns the range to load for the other series. A named range such as '1y' is replaced with fixed
 * days, because the newest figure of the other series can have another date.
 */
function toComparedRange(range: SeriesRange, shownRange: ShownRange | null): SeriesRange {
  if (shownRange === null || isPinned(range) || range === 'all') return range;
  const { from, to } = shownRange.span;
  const start = hasVariableLength(range) ? from : getRangeStart(range, to);
  return { from: toCalendarDay(start), to: toCalendarDay(to) };
}

/**
 * Returns 'done' when the figures of both series have loaded. Before that, returns 'loading', or
 * 'failed' if the other series failed to load. If a year were missing, the comparison would start
 * on a wrong day.
 */
function getLoadedView(own: SeriesHistory, other: SeriesHistory) {
  if (other.isPartial || other.view === 'failed') {
    return other.error === null ? 'loading' : 'failed';
  }
  return own.isPartial && own.error === null ? 'loading' : 'done';
}

/**
 * Loads the series that the user has chosen for a comparison. Returns null if no series is chosen.
 */
export function useComparedSeries(options: ComparedSeriesOptions): ComparedSeries | null {
  const { content, history, compare, range, shownRange, isEmbedded } = options;
  const other = findOtherSeries(compare);
  // An embedded chart passes figures on to another site. The owners of some series do not allow
  // this.
  const isAllowed = !isEmbedded || other?.use.reuse === 'yes';
  const otherHistory = useDeferredValue(
    useSeriesHistory(
      other ?? content,
      toComparedRange(range, shownRange),
      false,
      null,
      other !== undefined && isAllowed,
    ),
  );
  const { figures } = history;
  const { figures: otherFigures } = otherHistory;
  const result = useMemo(
    () =>
      other && shownRange !== null
        ? createRebasedRange({
            contents: [content, other],
            figures: [figures, otherFigures],
            range,
            span: shownRange.span,
          })
        : null,
    [content, other, figures, otherFigures, range, shownRange],
  );
  return useMemo(() => {
    if (other === undefined) return null;
    const names = [
      formatSeriesName(content, history.tenure),
      formatSeriesName(other, otherHistory.tenure),
    ] as const;
    const shared = { content: other, history: otherHistory, names };
    const none = (problem: string) =>
      ({ ...shared, view: 'none', rebased: null, problem }) as const;
    if (!isAllowed) return none(compareMessages.notPassedOn(other.name));
    const view = getLoadedView(history, otherHistory);
    if (view !== 'done' || result === null)
      return { ...shared, view: view === 'failed' ? view : 'loading', rebased: null, problem: '' };
    if (history.isPartial) return none(seriesMessages.olderMissing);
    if (otherHistory.view === 'empty') return none(compareMessages.empty(other.name));
    return isRebased(result)
      ? { ...shared, view, rebased: result, problem: '' }
      : none(describeProblem(result, names));
  }, [content, other, history, otherHistory, isAllowed, result]);
}
