import { createLinearScale, createValueScale } from '@/lib/chart/scale';
import { createTimeTicks } from '@/lib/chart/time';
import { hasPeriods } from '@/figures/history';
import { isDaily } from '../rangeFigures';
import { type SeriesRange, toRangeName } from '../ranges';
import { toLinePath, type PlotFigure } from '../series/seriesPlot';
import type { RebasedDay, RebasedRange } from './rebasedRange';

/** The scale spans at least half a point, so that a small change does not fill the whole chart. */
const MIN_SPAN = 0.5;

export type RebasedPlot = ReturnType<typeof createRebasedPlot>;

export function createRebasedPlot(rebased: RebasedRange, range: SeriesRange) {
  const { days, sparse, weekly } = rebased;
  const span = { from: days[0]?.at ?? 0, to: days.at(-1)?.at ?? 0 };
  const scale = createValueScale([100, ...days.flatMap(({ values }) => values)], {
    least: MIN_SPAN,
  });
  const toPosition = createLinearScale(span.from, span.to);
  const sessions = isDaily(sparse) && !weekly ? { days: days.map(({ at }) => at) } : {};
  // The points of months and quarters are at the first day of a month.
  const isMonthly = hasPeriods(sparse.id);
  const createLine = (column: 0 | 1) => {
    const points = days.map(({ figures, key, at, values }): PlotFigure => ({
      figure: { ...figures[column], key, at },
      x: toPosition(at),
      y: scale.toPosition(values[column]),
    }));
    return { points, path: toLinePath(sparse, points, weekly) };
  };
  return {
    scale,
    time: createTimeTicks({ ...span, range: toRangeName(range), isMonthly, ...sessions }),
    /** The vertical position of the value 100 in the chart. */
    base: scale.toPosition(100),
    main: createLine(0),
    other: createLine(1),
  };
}

export interface RebasedDrawingProps {
  rebasedPlot: RebasedPlot;
  names: readonly [string, string];
  /** The index of the selected day among the common days. */
  index: number;
}

/** Returns the index of a common day, or of the newest one if `day` is undefined. */
export const getDayIndex = ({ days }: RebasedRange, day: RebasedDay | undefined) =>
  day === undefined ? days.length - 1 : days.indexOf(day);
