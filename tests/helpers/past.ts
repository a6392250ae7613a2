/** A visitor's store that has read the past of a series. */
import { makeStore } from '@/app/site/store';
import type { Points, SeriesId } from '@/features/market/history';
import type { HistoryState } from '@/features/market/historySlice';
import { succeeded } from './builders';

/** The points of a year among others. */
function ofYear(points: Points, year: number): Points {
  return Object.fromEntries(Object.entries(points).filter(([key]) => key.startsWith(`${year}`)));
}

const FIRST = 2019;
const LAST = 2025;

/** A store that has read all years of a series, with these points. */
export function storeWithPast(series: SeriesId, points: Points) {
  const slots: Record<string, HistoryState[string]> = { [`${series}-older`]: succeeded({}) };
  for (let year = FIRST; year <= LAST; year += 1) {
    slots[`${series}-${year}`] = succeeded(ofYear(points, year));
  }
  return makeStore({ history: slots });
}
