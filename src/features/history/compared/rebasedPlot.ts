/* Calculates the positions of two lines from 100, as fractions of the plot. */
import { createLinearScale, createValueScale } from '@/lib/chart/scale';
import { createTimeTicks } from '@/lib/chart/time';
import { isDaily } from '../rangeFigures';
import { type SeriesRange, toRangeName } from '../ranges';
import { toLinePath, type PlotFigure } from '../series/seriesPlot';
import type { RebasedDay, RebasedRange } from './rebasedRange';

/** Minimum span of the scale, so that small changes do not fill the plot. */
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
    time: createTimeTicks({ ...span, range: toRangeName(range), ...sessions }),
    /** The height of the value 100. */
    base: scale.toPosition(100),
    main: createLine(0),
    other: createLine(1),
  };
}

/** All data that the chart of two series is drawn from. */
export interface RebasedDrawingProps {
  rebasedPlot: RebasedPlot;
  names: readonly [string, string];
  /** The index of the selected day. */
  index: number;
}

/** Returns the index of a common day in a range, or of the newest one. */
export const getDayIndex = ({ days }: RebasedRange, day: RebasedDay | undefined) =>
  day === undefined ? days.length - 1 : days.indexOf(day);
