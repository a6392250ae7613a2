import { greatest, sort } from 'd3-array';
import type { SeriesContent } from '@/content/series';
import type { Points } from '@/figures/history';
import { findEarlierFigure } from './comparisons';
import { type Figure, listTenures, parseTenureDays, toFigures, toTimestamp } from './figures';

/** The lines of a yield curve: the rates of one list, and the rates a month and a year earlier. */
export type CurveLine = 'now' | 'month' | 'year';

type EarlierLine = Exclude<CurveLine, 'now'>;

export interface CurveTenure {
  label: string;
  /** The rate of this tenor in the list, a month earlier and a year earlier. */
  figures: { now: Figure } & Partial<Record<EarlierLine, Figure>>;
}

/**
 * Returns the tenors of a list of rates, shortest first, with their rates in this list, a month
 * earlier and a year earlier.
 * @param key the day of the list, by default the day of the newest list
 */
export function listCurveTenures(
  content: SeriesContent,
  points: Points,
  now: Date,
  key = greatest(Object.keys(points), toTimestamp),
): CurveTenure[] {
  const tenures = listTenures(points).flatMap(({ label }): CurveTenure[] => {
    const all = toFigures(points, label);
    const figure = all.find((each) => each.key === key);
    if (figure === undefined) return [];
    const month = findEarlierFigure(content, all, figure, 1, now)?.figure;
    const year = findEarlierFigure(content, all, figure, 12, now)?.figure;
    return [{ label, figures: { now: figure, ...(month && { month }), ...(year && { year }) } }];
  });
  return sort(tenures, ({ label }) => parseTenureDays(label));
}
