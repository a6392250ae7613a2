/* The words on a chart of a series: each at its point, none on another. */
import type { SeriesContent } from '@/content/series';
import {
  type PlacedPlotLabel,
  placeInPlot,
  PLOT_HEIGHTS,
  type PlotLabel,
  type Side,
} from '@/lib/chart/plotLabels';
import type { Hole } from '@/lib/chart/paths';
import { addMonths, dayOf, nextTradingDay, previousTradingDay } from '@/lib/days';
import { holidays } from '@/content/holidays';
import type { Figure } from '../figures';
import { isDaily, keyIn } from '../bases';
import { historyMessages, seriesMessages } from '../messages';
import { formOf, formatShortPeriod } from '../periods';
import { breakBetween, formatValue } from '../values';
import type { Plotted, Spot } from './plotted';
import type { Shown } from './shown';

/** More revised points than these are told by their hollow marks alone. */
const REVISED_NAMED = 2;
const NAMED_AT = 0.62;
export const isOfYearEarlier = ({ before }: PlotLabel) => before === seriesMessages.yearEarlier;

function extremeLabels(content: SeriesContent, { extremes, span }: Shown, { main }: Plotted) {
  const newest = main.at(-1)?.figure.key;
  const label = (before: string, figure: Figure | undefined, sides: readonly Side[]) => {
    const spot = main.find((each) => each.figure.key === figure?.key);
    if (spot === undefined) return [];
    const key = keyIn(span, spot.figure);
    const after = `, ${formatShortPeriod(key, formOf(key) === 'day' ? newest : undefined)}`;
    return [
      {
        x: spot.x,
        y: spot.y,
        before,
        figure: formatValue(content, spot.figure.value),
        after,
        sides,
      },
    ];
  };
  const above = ['above-left', 'above', 'above-right', 'left', 'right'] as const;
  const below = ['below', 'below-left', 'below-right', 'left', 'right'] as const;
  return [
    ...label('Highest ', extremes?.highest, above),
    ...label('Lowest ', extremes?.lowest, below),
  ];
}

/** The figures on both sides of each break, and on what the later one is. */
export function breakSpots(content: SeriesContent, main: readonly Spot[]) {
  return main.flatMap((after, index) => {
    const before = main[index - 1];
    const between = before && breakBetween(content, before.figure, after.figure);
    return before === undefined || between === undefined ? [] : [{ before, after, between }];
  });
}

export function breakLabels(content: SeriesContent, main: readonly Spot[]): PlotLabel[] {
  const words = ({ figure: { key, value } }: Spot, comma = '') => ({
    figure: formatValue(content, value),
    after: ` ${formatShortPeriod(key)}${comma}`,
  });
  return breakSpots(content, main).flatMap(({ before, after, between }) => [
    { x: before.x, y: before.y, ...words(before), sides: ['above-left', 'left', 'above'] },
    {
      x: after.x,
      y: after.y,
      ...words(after, ','),
      second: between.words,
      sides: ['below-right', 'below-left', 'below', 'left', 'right', 'above'],
    },
  ]);
}

/** The first and the last day or period that lies in a hole. */
function missingIn(content: SeriesContent, { from, to }: Hole<Figure>): [string, string] {
  if (content.every === 'session') {
    return [nextTradingDay(from.key, holidays), previousTradingDay(to.key, holidays)];
  }
  const months = content.every === 'quarter' ? 3 : 1;
  const key = (at: number) => {
    const [year, month] = [dayOf(at).slice(0, 4), dayOf(at).slice(5, 7)];
    return months === 1 ? `${year}-${month}` : `${year}-Q${Math.ceil(Number(month) / 3)}`;
  };
  return [key(addMonths(from.at, months)), key(addMonths(to.at, -months))];
}

/** Words such as '26 Feb to 3 Mar: not entered'; between auctions nothing was to be entered. */
function holeLabels(content: SeriesContent, { holeSpans, main }: Plotted): PlotLabel[] {
  if (content.every === 'session' && !isDaily(content)) return [];
  const newest = main.at(-1)?.figure.key;
  return holeSpans.map((hole) => {
    const [first, last] = missingIn(content, hole);
    const words = historyMessages.notEntered(
      formatShortPeriod(first, newest),
      formatShortPeriod(last, newest),
    );
    const [before = '', second = ''] = words.split(/(?<=:) /);
    return { x: hole.x, y: hole.y, before, second, sides: ['below', 'above', 'right', 'left'] };
  });
}

function revisedLabels(
  content: SeriesContent,
  { main, y }: Plotted,
  at: Spot | undefined,
): PlotLabel[] {
  const first = at?.figure.first;
  if (at === undefined || first === undefined) {
    const revised = main.filter(({ figure }) => figure.first !== undefined);
    if (revised.length > REVISED_NAMED) return [];
    return revised.map(({ x, y }) => ({ x, y, before: 'Revised' }));
  }
  return [
    {
      x: at.x,
      y: y(first.value),
      before: 'First published ',
      figure: formatValue(content, first.value),
      sides: ['right', 'left', 'below-right', 'below-left', 'above-right', 'above-left'],
    },
  ];
}

function yearLabel({ every }: SeriesContent, { span }: Shown, { earlier }: Plotted): PlotLabel[] {
  const [first, last] = [earlier[0], earlier.at(-1)];
  const spot = earlier[Math.floor(earlier.length * NAMED_AT)];
  if (first === undefined || last === undefined || spot === undefined) return [];
  const yearBefore = (at: number) => dayOf(addMonths(at, -12));
  // A rate that was decided held from the day on which the range begins, and until it ends.
  const [from, to] =
    every === 'decision'
      ? [yearBefore(Math.max(first.figure.at, span.from)), yearBefore(span.to)]
      : [first.figure.key, last.figure.key];
  const after = `: ${formatShortPeriod(from)} to ${formatShortPeriod(to)}`;
  const { x, y } = spot;
  return [{ x, y, before: seriesMessages.yearEarlier, after }];
}

/** The labels of a chart, those first that matter most, with `at` read; what has no room is left out. */
export function chartLabels(
  content: SeriesContent,
  shown: Shown,
  plotted: Plotted,
  at: Spot | undefined,
): PlacedPlotLabel[] {
  const { main, earlier } = plotted;
  if (shown.figures.length === 1 && shown.earlier === null) return [];
  const labels = [
    ...(shown.relative ? [] : revisedLabels(content, plotted, at)),
    ...holeLabels(content, plotted),
    ...(shown.relative ? [] : breakLabels(content, main)),
    ...extremeLabels(content, shown, plotted),
    ...yearLabel(content, shown, plotted),
  ];
  const marks = [main.at(-1), ...labels].filter((mark) => mark !== undefined);
  return placeInPlot(labels, { heights: PLOT_HEIGHTS.big, marks, line: [...main, ...earlier] });
}
