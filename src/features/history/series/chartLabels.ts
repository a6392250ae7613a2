import { pairs, sort } from 'd3-array';
import type { SeriesContent } from '@/content/series';
import { calculatePointsMove, formatChange } from '@/lib/change';
import { pickEveryFromLast } from '@/lib/chart/time';
import type { PlotLabel } from '@/ui/chart/labels';
import type { PlotPoint, PlotSize } from '@/ui/chart/usePlot';
import { findPreviousTradingDay } from '@/lib/days';
import { addMonths, toCalendarDay, findNextTradingDay } from '@/lib/calendar';
import { holidays } from '@/content/holidays';
import { toQuarter } from '@/figures/history';
import type { Figure } from '../figures';
import { findEarlierFigure } from '../comparisons';
import { isDaily } from '../rangeFigures';
import { formatWhen } from '../extremes';
import { historyMessages, seriesMessages } from '../messages';
import { formatShortPeriod } from '../periods';
import { findBreak, formatValue } from '../values';
import { createBarLabels, createBasisLabels } from './barLabels';
import {
  placeFirstPublished,
  type LinePath,
  getMidpoint,
  type SeriesPlot,
  type PlotFigure,
} from './seriesPlot';
import type { ShownRange } from './shownRange';

/** If more points than this were revised, they have hollow markers without labels. */
const MAX_REVISED_LABELS = 2;
const YEAR_LABEL_X = 0.62;
/** Maximum number of positions to try for the label of the year-earlier line. */
const MAX_CANDIDATES = 24;

/**
 * Minimum distance of labels from the marker of the newest figure and from the break mark of the
 * axis, in px.
 */
const NODE_CLEARANCE = 24;
const BREAK_CLEARANCE = 18;
/** Minimum width, in px, at which a chart has a label at the break mark. */
const MIN_WIDTH_FOR_START = 480;
/** Minimum width, in px, at which a chart shows the change next to each new policy rate. */
const MIN_WIDTH_FOR_CHANGE = 480;

export interface ChartDrawing {
  content: SeriesContent;
  shownRange: ShownRange;
  seriesPlot: SeriesPlot;
  selected: PlotFigure | undefined;
  events?: readonly PlotPoint[];
}

/**
 * Returns the labels of the highest and the lowest figure. The newest and the selected figure need
 * no label, because the readout shows their values.
 */
function createExtremeLabels(
  { content, shownRange, seriesPlot, selected }: ChartDrawing,
  width: number,
) {
  const { main } = seriesPlot;
  const { extremes } = shownRange;
  const last = main.at(-1);
  const newest = last?.figure.key;
  const createLabel = (before: string, figure: Figure | undefined, side: PlotLabel['side']) => {
    const plotFigure = main.find((each) => each.figure.key === figure?.key);
    if (plotFigure === undefined || plotFigure === last || plotFigure === selected) return [];
    const after = `, ${formatWhen(shownRange, plotFigure.figure, newest)}`;
    const x = Math.min(plotFigure.x, 1 - NODE_CLEARANCE / width);
    const value = formatValue(content, plotFigure.figure.value);
    return [{ x, y: plotFigure.y, before, figure: value, after, side }];
  };
  return [
    ...createLabel('Highest ', extremes?.highest, 'above-left'),
    ...createLabel('Lowest ', extremes?.lowest, 'below'),
  ];
}

/**
 * Returns the labels of a monthly rate at the newest two figures and the one a year before the
 * newest. The highest and the lowest figure already have labels.
 */
function createMonthLabels({ content, shownRange, seriesPlot }: ChartDrawing): PlotLabel[] {
  const { main } = seriesPlot;
  const [previous, newest] = [main.at(-2), main.at(-1)];
  if (previous === undefined || newest === undefined) return [];
  const extremes = Object.values(shownRange.extremes ?? {});
  const createLabel = (
    plotFigure: PlotFigure,
    texts: Pick<PlotLabel, 'before' | 'after'>,
  ): PlotLabel[] => {
    const { figure, x, y } = plotFigure;
    const isMarked = extremes.includes(figure) && plotFigure !== newest;
    const side = plotFigure === newest ? 'below-left' : 'below';
    return isMarked ? [] : [{ x, y, figure: formatValue(content, figure.value), side, ...texts }];
  };
  const base = findEarlierFigure(content, shownRange.all, newest.figure, 12, shownRange.now);
  const yearAgo = main.find(({ figure }) => figure === base?.figure);
  return [
    ...createLabel(newest, {}),
    ...createLabel(previous, {
      after: ` ${formatShortPeriod(previous.figure.key, newest.figure.key)}`,
    }),
    ...(yearAgo === undefined ? [] : createLabel(yearAgo, { before: seriesMessages.yearAgo })),
  ];
}

/**
 * Returns the labels of decisions that changed the rate, newest first: '27.50%, +0.50'. Without
 * space, the labels leave out the change. The rate at the start of the range has a label too.
 */
function createDecisionLabels({ content, shownRange, seriesPlot }: ChartDrawing, plot: PlotSize) {
  const { main } = seriesPlot;
  const [start] = main;
  const changes = pairs(main)
    .filter(([before, { figure }]) => before.figure.value !== figure.value)
    .map(([{ figure: before }, { figure, x, y }]): PlotLabel => {
      const isRise = figure.value > before.value;
      const change = formatChange(calculatePointsMove(before.value, figure.value), '');
      return {
        x: Math.min(x, 1 - NODE_CLEARANCE / plot.width),
        y,
        figure: formatValue(content, figure.value),
        after: plot.width < MIN_WIDTH_FOR_CHANGE ? undefined : `, ${change}`,
        side: isRise ? 'above-left' : 'below-right',
        // The large mark of the newest figure needs more distance.
        isNear: figure !== main.at(-1)?.figure,
      };
    });
  const isOlder = start !== undefined && start.figure.at < shownRange.span.from;
  const startLabel: PlotLabel[] =
    start === undefined
      ? []
      : [
          {
            x: start.x,
            y: start.y,
            figure: formatValue(content, start.figure.value),
            after: isOlder ? `, ${formatWhen(shownRange, start.figure)}` : undefined,
            side: 'below-right',
          },
        ];
  return [...changes.toReversed(), ...startLabel];
}

/** Returns the label of the first figure on a new basis: '23.63% Jan 2025, on a new basket'. */
const createBasisLabel = (
  content: SeriesContent,
  { x, y, figure: { key, value } }: PlotFigure,
  basis: string | undefined,
): PlotLabel => ({
  x,
  y,
  figure: formatValue(content, value),
  after: ` ${formatShortPeriod(key)},`,
  second: basis,
  side: 'below-right',
});

/**
 * Returns the labels of the figures before and after each break. The label after the break also
 * names the new basis.
 */
export function createBreakLabels(content: SeriesContent, { breaks }: LinePath): PlotLabel[] {
  return breaks.flatMap(([before, after]): PlotLabel[] => {
    const { x, y, figure } = before;
    return [
      {
        x,
        y,
        figure: formatValue(content, figure.value),
        after: ` ${formatShortPeriod(figure.key)}`,
        side: 'above-left',
      },
      createBasisLabel(content, after, findBreak(content, figure, after.figure)?.after),
    ];
  });
}

/**
 * Returns the label of the first figure, if the range begins with a new basis. The highest and the
 * lowest figure already have a label with their value.
 */
function createStartOfBasisLabel({ content, shownRange, seriesPlot }: ChartDrawing): PlotLabel[] {
  const [first] = seriesPlot.main;
  const rebasing = content.breaks.find(({ at }) => at === first?.figure.key);
  if (first === undefined || rebasing === undefined) return [];
  const { x, y, figure } = first;
  const hasValue = Object.values(shownRange.extremes ?? {}).includes(figure);
  return [
    hasValue ? { x, y, before: rebasing.after } : createBasisLabel(content, first, rebasing.after),
  ];
}

/** Returns the first and the last missing day, month or quarter between two figures. */
function findMissingPeriod(content: SeriesContent, from: Figure, to: Figure): [string, string] {
  if (content.every === 'session') {
    return [findNextTradingDay(from.key, holidays), findPreviousTradingDay(to.key, holidays)];
  }
  const isQuarter = content.every === 'quarter';
  const getKeyAfter = ({ at }: Figure, months: 1 | -1) => {
    const day = toCalendarDay(addMonths(at, isQuarter ? 3 * months : months));
    return isQuarter ? toQuarter(day) : day.slice(0, 7);
  };
  return [getKeyAfter(from, 1), getKeyAfter(to, -1)];
}

/**
 * Returns labels such as '26 Feb to 3 Mar: not entered'. Lists of rates have none, because there
 * are no figures between auctions.
 */
function createGapLabels({ content, seriesPlot: { path, main } }: ChartDrawing): PlotLabel[] {
  if (content.every === 'session' && !isDaily(content)) return [];
  const newest = main.at(-1)?.figure.key;
  return path.gaps.map((gap) => {
    const [first, last] = findMissingPeriod(content, gap[0].figure, gap[1].figure);
    const text = historyMessages.notEntered(
      formatShortPeriod(first, newest),
      formatShortPeriod(last, newest),
    );
    const [before = '', second = ''] = text.split(/(?<=:) /);
    return { ...getMidpoint(gap), before, second, side: 'below' };
  });
}

function createRevisedLabels({
  content,
  shownRange,
  seriesPlot,
  selected,
}: ChartDrawing): PlotLabel[] {
  const first = selected && placeFirstPublished(seriesPlot, selected);
  if (!first) {
    const revised = seriesPlot.main.filter(({ figure }) => figure.first !== undefined);
    if (revised.length > MAX_REVISED_LABELS) return [];
    // Bar charts have no markers at the highest and the lowest value.
    const extremes = seriesPlot.bandWidth === null ? Object.values(shownRange.extremes ?? {}) : [];
    const marked = seriesPlot.main.filter(({ figure }) => extremes.includes(figure));
    return revised.map((plotFigure): PlotLabel => {
      const notBeside = marked.filter((other) => other !== plotFigure);
      return { x: plotFigure.x, y: plotFigure.y, before: 'Revised', isNear: true, notBeside };
    });
  }
  const { x, y, value, beyond } = first;
  const { aboveScale, belowScale } = seriesMessages;
  return [
    {
      x,
      y,
      before: 'First published ',
      figure: formatValue(content, value),
      after: beyond === null ? undefined : beyond === 'above' ? aboveScale : belowScale,
      side: beyond === 'below' ? 'above-right' : 'below-right',
      isSelected: true,
    },
  ];
}

/**
 * Returns the label of the year-earlier line. The label is as close to `YEAR_LABEL_X` as the other
 * labels allow.
 */
function createYearLabel({
  content,
  shownRange: { span },
  seriesPlot: { earlier },
}: ChartDrawing): PlotLabel[] {
  const [first, last] = [earlier[0], earlier.at(-1)];
  if (first === undefined || last === undefined) return [];
  const toYearBefore = (at: number) => toCalendarDay(addMonths(at, -12));
  // The policy rate applies on every day, so its line covers the whole range.
  const [from, to] =
    content.every === 'decision'
      ? [toYearBefore(Math.max(first.figure.at, span.from)), toYearBefore(span.to)]
      : [first.figure.key, last.figure.key];
  const after = `: ${formatShortPeriod(from)} to ${formatShortPeriod(to)}`;
  const candidates = pickEveryFromLast(earlier, Math.ceil(earlier.length / MAX_CANDIDATES));
  const [point = first, ...elsewhere] = sort(candidates, ({ x }) => Math.abs(x - YEAR_LABEL_X));
  const { x, y } = point;
  return [{ x, y, before: seriesMessages.yearEarlier, after, elsewhere }];
}

/**
 * Returns the label of the break mark: 'The scale begins at 20%'. Returns no label if the axis
 * starts at 0.
 */
function createStartLabel({ start }: SeriesPlot, width: number): PlotLabel[] {
  if (start === null || width < MIN_WIDTH_FOR_START) return [];
  const before = seriesMessages.scaleBegins(start);
  return [{ x: 1 - BREAK_CLEARANCE / width, y: 0, before, side: 'above-left', isFixed: true }];
}

/** Returns the labels of a chart, most important first. */
export function createChartLabels(drawing: ChartDrawing, plot: PlotSize): PlotLabel[] {
  const { content, shownRange, seriesPlot } = drawing;
  const { main, path, bandWidth, x } = seriesPlot;
  if (bandWidth !== null) {
    return [
      ...createBarLabels(content, main, path, bandWidth, plot),
      ...createRevisedLabels(drawing),
      ...createBasisLabels(content, x, plot),
      ...createYearLabel(drawing),
    ];
  }
  if (shownRange.figures.length === 1 && shownRange.earlier.length === 0) return [];
  return [
    ...createStartLabel(seriesPlot, plot.width),
    ...(shownRange.relative ? [] : createRevisedLabels(drawing)),
    ...createGapLabels(drawing),
    ...(shownRange.relative ? [] : createBreakLabels(content, path)),
    ...(content.every === 'decision' && !shownRange.relative
      ? createDecisionLabels(drawing, plot)
      : createExtremeLabels(drawing, plot.width)),
    ...(content.every === 'month' && !shownRange.relative
      ? [...createMonthLabels(drawing), ...createStartOfBasisLabel(drawing)]
      : []),
    ...createYearLabel(drawing),
  ];
}
