/* Calculates the data of the card charts, in fractions of the plot. */
import { greatest, least } from 'd3-array';
import type { SeriesContent } from '@/content/series';
import { addMonths, type TimeSpan } from '@/lib/calendar';
import { createQuarterAxis } from '@/lib/chart/quarters';
import { createLinearScale } from '@/lib/chart/scale';
import { createMonthTicks, createTimeTicks } from '@/lib/chart/time';
import { toLagosDay } from '@/lib/days';
import type { PlotLabel } from '@/ui/chart/labels';
import type { PlotSize } from '@/ui/chart/usePlot';
import { isDrawnAsBars, createSeriesScale } from '../axis';
import { findFiguresInSpan, findRangeFigures } from '../rangeFigures';
import { capitalize, describeChanges } from '../moves';
import { type Figure, toTimestamp } from '../figures';
import { formatShortPeriod } from '../periods';
import { createBarLabels, createBasisLabels } from '../series/barLabels';
import { createBreakLabels } from '../series/chartLabels';
import {
  createBars,
  createBreakLines,
  type LinePath,
  toLinePath,
  type PlotFigure,
  toPlotFigures,
} from '../series/seriesPlot';
import { formatBareValue, formatValue } from '../values';

export type CardChartParts = NonNullable<
  ReturnType<typeof createYearChart | typeof createStatisticChart>
>;

/** Returns the chart of the year up to the newest session; null without figures. */
export function createYearChart(content: SeriesContent, figures: readonly Figure[], now: Date) {
  const last = figures.at(-1);
  if (last === undefined) return null;
  const changes = describeChanges(content, figures, now).filter(
    ({ against }) => against !== 'before',
  );
  const { span } = findRangeFigures(content, figures, '1y', now);
  // If the day a year ago was a Sunday, the chart starts on the Friday before.
  const from = Math.min(span.from, ...changes.map(({ base }) => base.at));
  const to = last.at;
  const cardFigures = findFiguresInSpan(content, figures, { from, to });
  const values = cardFigures.map(({ value }) => value);
  const scale = createSeriesScale(content, values);
  const x = createLinearScale(from, to);
  const plotFigures = toPlotFigures(cardFigures, x, scale.toPosition);
  const node: PlotFigure = { figure: last, x: 1, y: scale.toPosition(last.value) };
  /** Labels for the figures that the summary compares with. */
  const labels = changes.map(({ when, against, base }): PlotLabel => ({
    x: x(base.at),
    y: scale.toPosition(base.value),
    before: `${capitalize(when)} `,
    figure: formatBareValue(content, base.value),
    side: against === 'year' ? 'above-right' : 'above-left',
  }));
  return {
    scale,
    time: createTimeTicks({ from, to, range: '1y' }),
    flag: { at: node.x, text: formatShortPeriod(last.key, last.key) },
    plotFigures,
    path: toLinePath(content, plotFigures),
    bars: null,
    uprights: [],
    bases: labels,
    begins: [],
    node,
    labelsIn: () => labels,
    marks: labels,
  };
}

const HALF_MONTH_MS = 15 * 86_400_000;
/**
 * Number of months without figures after which a series has ended. The chart then ends with the
 * series.
 */
const ENDED_MONTHS = 12;
const MONTHS = 60;

/**
 * Returns five years up to today, or less if the figures start later. A quarterly series ends with
 * its newest quarter.
 */
function getCardSpan(content: SeriesContent, figures: readonly Figure[], now: Date): TimeSpan {
  const [first = 0, last = 0] = [figures[0]?.at, figures.at(-1)?.at];
  if (isDrawnAsBars(content))
    return { from: Math.max(first, addMonths(last, 3 - MONTHS)), to: last };
  const today = toTimestamp(toLagosDay(now));
  const ended = content.every !== 'decision' && addMonths(last, ENDED_MONTHS) < today;
  const to = ended ? addMonths(last, 3) : today;
  return { from: Math.max(first, addMonths(to, -MONTHS)), to };
}

/**
 * Returns the labels of a line: the previous decisions, the values at a rebasing, or the extremes.
 */
function createLineLabels(
  content: SeriesContent,
  plotFigures: readonly PlotFigure[],
  path: LinePath,
): PlotLabel[] {
  const createLabel = (
    { x, y, figure }: PlotFigure,
    side: PlotLabel['side'],
    after: string,
  ): PlotLabel => ({
    x,
    y,
    figure: formatValue(content, figure.value),
    after,
    side,
  });
  const formatDay = ({ figure }: PlotFigure) => formatShortPeriod(figure.key);
  const getValue = ({ figure }: PlotFigure) => figure.value;

  /**
   * Returns the label of a rate at its step. The label is on the side away from the neighbouring
   * step, so that it clearly belongs to its own step.
   */
  const createStepLabel = (step: PlotFigure, neighbour: PlotFigure, after: string): PlotLabel => {
    const side = getValue(step) < getValue(neighbour) ? 'below-right' : 'above-right';
    return { ...createLabel(step, side, after), isFixed: true };
  };

  if (content.every === 'decision') {
    // Label the first rate and the rate before the latest change. Some decisions change nothing.
    const changes = plotFigures.filter(
      (plotFigure, index) => plotFigure.figure.value !== plotFigures[index - 1]?.figure.value,
    );
    const [first, second] = changes;
    const [beforeLast, last] = changes.slice(1).slice(-2);
    return [
      ...(beforeLast && last
        ? [createStepLabel(beforeLast, last, ` from ${formatDay(beforeLast)}`)]
        : []),
      ...(first && second ? [createStepLabel(first, second, ` until ${formatDay(second)}`)] : []),
    ];
  }
  if (path.breaks.length > 0) return createBreakLabels(content, path);
  const [lowest, highest] = [least(plotFigures, getValue), greatest(plotFigures, getValue)];
  if (!lowest || !highest || getValue(lowest) === getValue(highest)) return [];
  return [
    createLabel(highest, 'above', ` ${formatDay(highest)}`),
    createLabel(lowest, 'below', ` ${formatDay(lowest)}`),
  ];
}

/**
 * Space above bars for their values, and below a line for the axis break, as a fraction of the
 * span.
 */
const CARD_PADDING = 0.3;

/**
 * Returns the time axis of a card. Quarters have a band each. Monthly figures are in the middle of
 * their month.
 */
function createCardAxis(content: SeriesContent, span: TimeSpan) {
  if (isDrawnAsBars(content)) {
    const { bandWidth, time, middle, position } = createQuarterAxis(span);
    return { bandWidth, time, middle, x: position };
  }
  const offset = content.every === 'month' ? HALF_MONTH_MS : 0;
  const x = createLinearScale(span.from - offset, span.to - offset);
  return { bandWidth: null, time: createMonthTicks(span, 3), middle: x, x };
}

/**
 * Returns a chart of five years of a statistic: months as a line, decisions as steps, quarters as
 * bars. Null without figures.
 */
export function createStatisticChart(
  content: SeriesContent,
  figures: readonly Figure[],
  now: Date,
) {
  const span = getCardSpan(content, figures, now);
  const cardFigures = findFiguresInSpan(content, figures, span);
  const values = cardFigures.map(({ value }) => value);
  const scale = createSeriesScale(content, values, { room: CARD_PADDING });
  const { bandWidth, time, middle, x } = createCardAxis(content, span);
  const plotFigures = toPlotFigures(cardFigures, middle, scale.toPosition);
  const newest = plotFigures.at(-1);
  if (newest === undefined) return null;
  const node = content.every === 'decision' ? { ...newest, x: 1 } : newest;
  const path = toLinePath(content, plotFigures);
  const ends = bandWidth === null ? path.breaks : [];
  return {
    scale,
    time,
    flag: undefined,
    plotFigures,
    path,
    bars: createBars(path, plotFigures, bandWidth, scale.toPosition(0)),
    uprights: createBreakLines(content, path, x),
    bases: ends.map(([before]) => before),
    begins: ends.map(([, after]) => after),
    node,
    labelsIn: (plot: PlotSize) =>
      bandWidth === null
        ? createLineLabels(content, plotFigures, path)
        : [
            ...createBarLabels(content, plotFigures, path, bandWidth, plot),
            ...createBasisLabels(content, x, plot),
          ],
    marks: ends.flat(),
  };
}
