import { useDeferredValue, useMemo } from 'react';
import { waitForTask } from '@/browser/timing';
import { type SeriesContent, seriesContent } from '@/content/series';
import { hasPeriods, seriesIds } from '@/figures/history';
import { mapKeys } from '@/lib/records';
import { useNow } from '@/ui/browserState';
import { getDefaultRange } from '../ranges';
import type { HistoryThunk } from '../reads';
import { openHistory, type SeriesHistory, useSeriesHistory } from '../useSeriesHistory';

export interface SeriesWithHistory {
  content: SeriesContent;
  history: SeriesHistory;
  /** On a card with two series, the name of the one that failed to load. */
  failedSeries?: string | undefined;
}

export type Markets = ReturnType<typeof useMarkets>;

function useSeriesWithHistory(id: SeriesContent['id']): SeriesWithHistory {
  const content = seriesContent.find((each) => each.id === id);
  if (content === undefined) throw new RangeError(`no series ${id}`);
  // This range includes the range of the card. The page of the series then needs no request.
  const history = useSeriesHistory(content, getDefaultRange(content));
  // Deferred, so that React renders each response in small slices and the page stays responsive.
  return useDeferredValue(useMemo(() => ({ content, history }), [content, history]));
}

/**
 * Requests the figures of all series before hydration. Each request is in a task of its own, so
 * that no task is long.
 */
export const openMarkets = (): HistoryThunk<Promise<void>> => async (dispatch) => {
  for (const content of seriesContent) {
    void dispatch(openHistory(content, getDefaultRange(content)));
    await waitForTask();
  }
};

/** Title of the card with the rates of bonds and bills. */
export const RATES_TITLE = 'What the government pays to borrow';

/** The ids of the monthly, quarterly and policy rate series, in the order of their cards. */
export const indicatorCards = seriesContent.map(({ id }) => id).filter(hasPeriods);

/**
 * On a new site, the cards show only their outlines. One line above the cards reports that there
 * are no figures yet.
 */
const toOutline = ({ content, history }: SeriesWithHistory): SeriesWithHistory => ({
  content,
  history: { ...history, view: 'failed' },
});
export const isOutline = ({ history }: SeriesWithHistory) =>
  history.view === 'failed' && history.error === null;

/** Loads the series of all cards on /markets, with one request for each series. */
export function useMarkets() {
  const now = useNow();
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- the list of series never changes
  const all = mapKeys(seriesIds, (id) => useSeriesWithHistory(id));
  const isNew = seriesIds.every((id) => all[id].history.view === 'empty');
  return { ...(isNew ? mapKeys(seriesIds, (id) => toOutline(all[id])) : all), now };
}

/** Returns true if no series has figures, because all requests failed or nothing is stored yet. */
export const areAllEmpty = (markets: Markets) =>
  seriesIds.every((id) => markets[id].history.view === 'failed');

export function joinSeries(first: SeriesWithHistory, second: SeriesWithHistory): SeriesWithHistory {
  const both = [first.history, second.history];
  const usesSecond = first.history.figures.length === 0 && second.history.figures.length > 0;
  const { content, history } = usesSecond ? second : first;
  const view = (['loading', 'done', 'failed', 'empty'] as const).find((each) =>
    both.some((part) => part.view === each),
  );
  return {
    content,
    failedSeries: [first, second].find((part) => part.history.view === 'failed')?.content.name,
    history: {
      ...history,
      view: view ?? 'loading',
      figures: view === 'done' ? history.figures : [],
      cachedAt: first.history.cachedAt ?? second.history.cachedAt,
      oldSince: first.history.oldSince ?? second.history.oldSince,
      failed: first.history.failed ?? second.history.failed,
      error: first.history.error ?? second.history.error,
    },
  };
}
