import type { SeriesContent } from '@/content/series';
import type { Points } from '../../history';
import { fileName, pointsIn } from '../csv';
import type { Figure } from '../figures';
import { pastMessages } from '../messages';
import type { RangeId } from '../ranges';
import { shownOf } from '../series/shown';
import type { Series } from '../series/useSeries';
import { toolMessages } from './messages';

/** A series as its page shows it. */
export interface ShownSeries {
  content: SeriesContent;
  /** All that are there, oldest first; of a list of rates those of the tenure that is shown. */
  figures: readonly Figure[];
  points: Points;
  range: RangeId;
  /** Whether the same days a year earlier are shown. */
  compare: boolean;
  /** Of a list of rates, the tenure that is shown. */
  tenure?: string | undefined;
  /** Some of the figures could not be loaded. */
  failed?: boolean;
}

/** What of a series' page the tools are about. */
export function shownSeries({ content, past, address }: Series): ShownSeries {
  const { figures, points, tenure, failed } = past;
  const { range, compare } = address;
  return { content, figures, points, range, compare, tenure, failed: failed !== null };
}

/** Why there is nothing to take along: a load that failed is no absence. */
export const noneWords = ({ failed }: ShownSeries) =>
  failed === true ? pastMessages.unavailable : toolMessages.noFigures;

/**
 * The points of the range that is open, and the name of a file of them; null where it has none. A
 * rate that was decided before the range and held in it is one of them.
 */
export function fileOf(series: ShownSeries, ending: 'csv' | 'json' | 'png') {
  const { content, figures, points } = series;
  const { main, span } = shownOf({ ...series, compare: false, now: new Date() });
  const newest = main.figures.at(-1);
  // Long ranges are drawn by weeks; a file has each session.
  const from = Math.min(main.figures[0]?.at ?? Infinity, span.from);
  const first = figures.find(({ at }) => at >= from);
  if (first === undefined || newest === undefined) return null;
  return {
    name: fileName(content, { from: first.at, to: newest.at }, ending),
    points: pointsIn(points, { from, to: span.to }),
  };
}
