import { useDeferredValue, useMemo } from 'react';
import { nextTask } from '@/browser/timing';
import { type SeriesContent, seriesContent } from '@/content/series';
import { isOfPeriods, seriesIds } from '@/figures/history';
import { mapKeys } from '@/lib/records';
import { useNow } from '@/ui/browserState';
import { cardRange } from '../ranges';
import type { Thunk } from '../reads';
import { openHistory, type SeriesHistory, useSeriesHistory } from '../useSeriesHistory';

export interface SeriesWithHistory {
  content: SeriesContent;
  history: SeriesHistory;
  /** The name of the other series of a card, if it could not be loaded. */
  lost?: string | undefined;
}

export type Markets = ReturnType<typeof useMarkets>;

function useHistoryOf(id: SeriesContent['id']): SeriesWithHistory {
  const content = seriesContent.find((each) => each.id === id);
  if (content === undefined) throw new RangeError(`no series ${id}`);
  const history = useSeriesHistory(content, cardRange(content));
  // An answer is drawn in slices of a few milliseconds, in which a tap has its turn.
  return useDeferredValue(useMemo(() => ({ content, history }), [content, history]));
}

/** Asks for the history of all series before the page hydrates, each in a task of its own. */
export const openMarkets = (): Thunk<Promise<void>> => async (dispatch) => {
  for (const content of seriesContent) {
    void dispatch(openHistory(content, cardRange(content)));
    await nextTask();
  }
};

/** The title of the card that bonds and bills share. */
export const RATES_TITLE = 'What the government pays to borrow';

/** The indicators in the order of their cards. */
export const indicatorCards = seriesContent.map(({ id }) => id).filter(isOfPeriods);

/** A series of a new site, where one line says for all cards that there are no figures yet. */
const outlineOf = ({ content, history }: SeriesWithHistory): SeriesWithHistory => ({
  content,
  history: { ...history, view: 'failed' },
});
export const isOutline = ({ history }: SeriesWithHistory) =>
  history.view === 'failed' && history.error === null;

/** Reads all series of /markets at once, one request each. */
export function useMarkets() {
  const now = useNow();
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- the list of series never changes
  const all = mapKeys(seriesIds, (id) => useHistoryOf(id));
  const isNew = seriesIds.every((id) => all[id].history.view === 'empty');
  return { ...(isNew ? mapKeys(seriesIds, (id) => outlineOf(all[id])) : all), now };
}

/** Returns whether no series has figures: all loads failed, or nothing is stored yet. */
export const areAllLost = (markets: Markets) =>
  seriesIds.every((id) => markets[id].history.view === 'failed');

/** Joins two series in one card: waited for together, shown as soon as one of them has figures. */
export function together(one: SeriesWithHistory, other: SeriesWithHistory): SeriesWithHistory {
  const both = [one.history, other.history];
  const hasOther = one.history.figures.length === 0 && other.history.figures.length > 0;
  const { content, history } = hasOther ? other : one;
  const view = (['loading', 'done', 'failed', 'empty'] as const).find((each) =>
    both.some((part) => part.view === each),
  );
  return {
    content,
    lost: [one, other].find((part) => part.history.view === 'failed')?.content.name,
    history: {
      ...history,
      view: view ?? 'loading',
      figures: view === 'done' ? history.figures : [],
      cachedAt: one.history.cachedAt ?? other.history.cachedAt,
      oldSince: one.history.oldSince ?? other.history.oldSince,
      failed: one.history.failed ?? other.history.failed,
      error: one.history.error ?? other.history.error,
    },
  };
}
