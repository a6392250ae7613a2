/* Calculates the charts on the cards of /markets. Positions are fractions of the plot. */
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

/** Returns the chart of the year up to the newest session, or null without figures. */
export function createYearChart(content: SeriesContent, figures: readonly Figure[], now: Date) {
  const last = figures.at(-1);
  if (last === undefined) return null;
  const changes = describeChanges(content, figures, now).filter(
    ({ against }) => against !== 'before',
  );
  const { span } = findRangeFigures(content, figures, '1y', now);
  // The figure of a year ago can be a few days older than the range, for example if that day was a
  // Sunday.
  const from = Math.min(span.from, ...changes.map(({ base }) => base.at));
  const to = last.at;
  const cardFigures = findFiguresInSpan(content, figures, { from, to });
  const values = cardFigures.map(({ value }) => value);
  const scale = createSeriesScale(content, values);
  const x = createLinearScale(from, to);
  const plotFigures = toPlotFigures(cardFigures, x, scale.toPosition);
  const node: PlotFigure = { figure: last, x: 1, y: scale.toPosition(last.value) };
  /** Labels at the earlier figures that the text on the card mentions. */
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

const YEAR_MONTHS = 12;
const FIVE_YEARS_MONTHS = 60;

/**
 * Returns the time that a card shows. For a monthly series, this is the year up to its newest month.
 * For other series, these are the last five years, or less if the figures start later. A quarterly
 * series ends at its newest quarter, and decisions end today.
 */
function getCardSpan(content: SeriesContent, figures: readonly Figure[], now: Date): TimeSpan {
  const [first = 0, last = 0] = [figures[0]?.at, figures.at(-1)?.at];
  if (content.every === 'month') return { from: addMonths(last, -YEAR_MONTHS), to: last };
  if (isDrawnAsBars(content))
    return { from: Math.max(first, addMonths(last, 3 - FIVE_YEARS_MONTHS)), to: last };
  const today = toTimestamp(toLagosDay(now));
  return { from: Math.max(first, addMonths(today, -FIVE_YEARS_MONTHS)), to: today };
}

/**
 * Returns the labels of a line. The policy rate has labels at earlier rates. Other series have
 * labels at a rebasing. Without a rebasing, the labels are at the highest and the lowest figure.
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
   * Returns the label of an earlier rate. The label is on the side away from the neighbouring rate,
   * so that readers do not mix up the two.
   */
  const createStepLabel = (step: PlotFigure, neighbour: PlotFigure, after: string): PlotLabel => {
    const side = getValue(step) < getValue(neighbour) ? 'below-right' : 'above-right';
    return { ...createLabel(step, side, after), isFixed: true };
  };

  if (content.every === 'decision') {
    // Labels the first rate and the rate before the latest change. Skips decisions that did not
    // change the rate.
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
 * Space above bars (for their values) and below a line (for the break mark), as a fraction of the
 * range of values.
 */
const CARD_PADDING = 0.3;

/** Returns the time axis of a card. Each quarter has a band, with its label below the middle. */
function createCardAxis(content: SeriesContent, span: TimeSpan) {
  if (isDrawnAsBars(content)) {
    const { bandWidth, time, middle, position } = createQuarterAxis(span);
    return { bandWidth, time, middle, x: position };
  }
  const x = createLinearScale(span.from, span.to);
  const isYear = content.every === 'month';
  const time = isYear
    ? createTimeTicks({ ...span, range: '1y', isMonthly: true })
    : createMonthTicks(span, 3);
  return { bandWidth: null, time, middle: x, x };
}

/**
 * Returns the chart of a year or five years: a line for monthly figures, steps for decisions, bars
 * for quarters. Returns null without figures.
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
