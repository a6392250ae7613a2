/* The words on a chart of a series: each at its point, none on another. */
import type { SeriesContent } from '@/content/series';
import {
  type PlacedPlotLabel,
  placeInPlot,
  PLOT_HEIGHTS,
  type PlotLabel,
} from '@/lib/chart/plotLabels';
import type { Hole } from '@/lib/chart/paths';
import { nextTradingDay, previousTradingDay } from '@/lib/days';
import { holidays } from '@/content/holidays';
import type { Figure } from '../figures';
import { isDaily } from '../bases';
import { pastMessages, seriesMessages } from '../messages';
import { addMonths } from '@/lib/days';
import { formOf, shortWords } from '../periods';
import { dayOf } from '@/lib/days';
import { breakBetween, valueWords } from '../values';
import type { Plotted, Spot } from './plotted';
import type { Shown } from './shown';

/** More revised points than these are told by their hollow marks alone. */
const REVISED_NAMED = 2;
/** Where on its line the year earlier is named. */
const NAMED_AT = 0.62;
export const isOfYearEarlier = ({ before }: PlotLabel) => before === seriesMessages.yearEarlier;

const isDay = (key: string) => formOf(key) === 'day';
const spotAt = (spots: readonly Spot[], wanted: Figure) =>
  spots.find(({ figure }) => figure.key === wanted.key);

function extremeLabels(content: SeriesContent, shown: Shown, { main }: Plotted): PlotLabel[] {
  const { extremes } = shown;
  if (extremes === null) return [];
  const label = (before: string, figure: Figure, sides: PlotLabel['sides']) => {
    const spot = spotAt(main, figure);
    if (spot === undefined) return [];
    const after = `, ${shortWords(figure.key, isDay(figure.key) ? main.at(-1)?.figure.key : undefined)}`;
    const words = { before, figure: valueWords(content, figure.value), after };
    return [{ x: spot.x, y: spot.y, ...words, ...(sides && { sides }) }];
  };
  return [
    ...label('Highest ', extremes.highest, ['above-left', 'above', 'above-right', 'left', 'right']),
    ...label('Lowest ', extremes.lowest, ['below', 'below-left', 'below-right', 'left', 'right']),
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

/** The figures on both sides of each break, in words. */
export function breakLabels(content: SeriesContent, { main }: Pick<Plotted, 'main'>): PlotLabel[] {
  const words = ({ figure: { key, value } }: Spot, comma = '') => ({
    figure: valueWords(content, value),
    after: ` ${shortWords(key)}${comma}`,
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
  const key = (at: number) =>
    content.every === 'quarter'
      ? `${dayOf(at).slice(0, 4)}-Q${Math.floor(new Date(at).getUTCMonth() / 3) + 1}`
      : dayOf(at).slice(0, 7);
  return [key(addMonths(from.at, months)), key(addMonths(to.at, -months))];
}

/** Words such as '26 Feb to 3 Mar: not entered'; between auctions nothing was to be entered. */
function holeLabels(content: SeriesContent, { holes, main }: Plotted): PlotLabel[] {
  if (content.every === 'session' && !isDaily(content)) return [];
  const newest = main.at(-1)?.figure.key;
  return holes.map((hole) => {
    const [first, last] = missingIn(content, hole);
    const words = pastMessages.notEntered(shortWords(first, newest), shortWords(last, newest));
    const [before = '', second = ''] = words.split(/(?<=:) /);
    return { x: hole.x, y: hole.y, before, second, sides: ['below', 'above', 'right', 'left'] };
  });
}

function revisedLabels(content: SeriesContent, { main, y }: Plotted, at: Spot | undefined) {
  const revised = main.filter(({ figure }) => figure.first !== undefined);
  const labels: PlotLabel[] = [];
  if (at?.figure.first !== undefined) {
    labels.push({
      x: at.x,
      y: y(at.figure.first.value),
      before: 'First published ',
      figure: valueWords(content, at.figure.first.value),
      sides: ['right', 'left', 'below-right', 'below-left', 'above-right', 'above-left'],
    });
  } else if (revised.length <= REVISED_NAMED) {
    for (const { x, y } of revised) labels.push({ x, y, before: 'Revised' });
  }
  return labels;
}

function yearLabel({ earlier }: Plotted): PlotLabel[] {
  const [first, last] = [earlier[0], earlier.at(-1)];
  const spot = earlier[Math.floor(earlier.length * NAMED_AT)];
  if (first === undefined || last === undefined || spot === undefined) return [];
  const after = `: ${shortWords(first.figure.key)} to ${shortWords(last.figure.key)}`;
  const { x, y } = spot;
  return [{ x, y, before: seriesMessages.yearEarlier, after }];
}

/**
 * The labels of a chart, those first that matter most; what has no room is left out. `at` is the spot
 * that is read.
 */
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
    ...(shown.relative ? [] : breakLabels(content, plotted)),
    ...extremeLabels(content, shown, plotted),
    ...yearLabel(plotted),
  ];
  const marks = [main.at(-1), ...labels].filter((mark) => mark !== undefined);
  return placeInPlot(labels, { heights: PLOT_HEIGHTS.big, marks, line: [...main, ...earlier] });
}
