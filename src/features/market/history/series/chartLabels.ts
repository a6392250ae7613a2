/* The words on a chart of a series: each at its point, none on another. */
import type { SeriesContent } from '@/content/series';
import type { PlotLabel } from '@/ui/chart/labels';
import { previousTradingDay } from '@/lib/days';
import { addMonths, dayOf, nextTradingDay } from '@/lib/calendar';
import { holidays } from '@/content/holidays';
import { quarterOf } from '@/figures/history';
import type { Figure } from '../figures';
import { isDaily, keyIn } from '../bases';
import { historyMessages, seriesMessages } from '../messages';
import { formOf, formatShortPeriod } from '../periods';
import { breakBetween, formatValue } from '../values';
import { firstPublished, type LinePath, middleOf, type Plotted, type Spot } from './plotted';
import type { Shown } from './shown';

/** More revised points than these are told by their hollow marks alone. */
const REVISED_NAMED = 2;
const NAMED_AT = 0.62;

/** Words end so far before the newest figure's node, px. */
const CLEAR_OF_NODE = 24;

/** The parts that a chart of a series is drawn of; `at` is the figure that is read. */
export interface Drawing {
  content: SeriesContent;
  shown: Shown;
  plotted: Plotted;
  at: Spot | undefined;
}

/** Of the newest figure and the one that is read the panel says it. */
function extremeLabels(
  { content, shown: { extremes, span }, plotted, at }: Drawing,
  width: number,
) {
  const { main } = plotted;
  const last = main.at(-1);
  const newest = last?.figure.key;
  const label = (before: string, figure: Figure | undefined, side: PlotLabel['side']) => {
    const spot = main.find((each) => each.figure.key === figure?.key);
    if (spot === undefined || spot === last || spot === at) return [];
    const key = keyIn(span, spot.figure);
    const after = `, ${formatShortPeriod(key, formOf(key) === 'day' ? newest : undefined)}`;
    const x = Math.min(spot.x, 1 - CLEAR_OF_NODE / width);
    const value = formatValue(content, spot.figure.value);
    return [{ x, y: spot.y, before, figure: value, after, side }];
  };
  return [
    ...label('Highest ', extremes?.highest, 'above-left'),
    ...label('Lowest ', extremes?.lowest, 'below'),
  ];
}

/** Labels the figures on both sides of each break, and on what the later one is. */
export function breakLabels(content: SeriesContent, { breaks }: LinePath): PlotLabel[] {
  const words = ({ figure: { key, value } }: Spot, comma = '') => ({
    figure: formatValue(content, value),
    after: ` ${formatShortPeriod(key)}${comma}`,
  });
  return breaks.flatMap(([before, after]): PlotLabel[] => {
    const second = breakBetween(content, before.figure, after.figure)?.words;
    return [
      { x: before.x, y: before.y, ...words(before), side: 'above-left' },
      { x: after.x, y: after.y, ...words(after, ','), second, side: 'below-right' },
    ];
  });
}

/** The first and the last day or period that lies in a hole. */
function missingIn(content: SeriesContent, from: Figure, to: Figure): [string, string] {
  if (content.every === 'session') {
    return [nextTradingDay(from.key, holidays), previousTradingDay(to.key, holidays)];
  }
  const isQuarter = content.every === 'quarter';
  const keyAfter = ({ at }: Figure, months: 1 | -1) => {
    const day = dayOf(addMonths(at, isQuarter ? 3 * months : months));
    return isQuarter ? quarterOf(day) : day.slice(0, 7);
  };
  return [keyAfter(from, 1), keyAfter(to, -1)];
}

/** Words such as '26 Feb to 3 Mar: not entered'; between auctions nothing was to be entered. */
function holeLabels({ content, plotted: { path, main } }: Drawing): PlotLabel[] {
  if (content.every === 'session' && !isDaily(content)) return [];
  const newest = main.at(-1)?.figure.key;
  return path.holes.map((hole) => {
    const [first, last] = missingIn(content, hole[0].figure, hole[1].figure);
    const words = historyMessages.notEntered(
      formatShortPeriod(first, newest),
      formatShortPeriod(last, newest),
    );
    const [before = '', second = ''] = words.split(/(?<=:) /);
    return { ...middleOf(hole), before, second, side: 'below' };
  });
}

function revisedLabels({ content, plotted, at }: Drawing): PlotLabel[] {
  const first = at && firstPublished(plotted, at);
  if (!first) {
    const revised = plotted.main.filter(({ figure }) => figure.first !== undefined);
    if (revised.length > REVISED_NAMED) return [];
    return revised.map(({ x, y }) => ({ x, y, before: 'Revised' }));
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
    },
  ];
}

function yearLabel({ content, shown: { span }, plotted: { earlier } }: Drawing): PlotLabel[] {
  const [first, last] = [earlier[0], earlier.at(-1)];
  const spot = earlier[Math.floor(earlier.length * NAMED_AT)];
  if (first === undefined || last === undefined || spot === undefined) return [];
  const yearBefore = (at: number) => dayOf(addMonths(at, -12));
  // A rate that was decided held from the day on which the range begins, and until it ends.
  const [from, to] =
    content.every === 'decision'
      ? [yearBefore(Math.max(first.figure.at, span.from)), yearBefore(span.to)]
      : [first.figure.key, last.figure.key];
  const after = `: ${formatShortPeriod(from)} to ${formatShortPeriod(to)}`;
  const { x, y } = spot;
  return [{ x, y, before: seriesMessages.yearEarlier, after }];
}

/** Returns the labels of a chart of this width in px, the weightiest first. */
export function chartLabels(drawing: Drawing, width: number): PlotLabel[] {
  const { content, shown, plotted } = drawing;
  if (shown.figures.length === 1 && shown.earlier.length === 0) return [];
  return [
    ...(shown.relative ? [] : revisedLabels(drawing)),
    ...holeLabels(drawing),
    ...(shown.relative ? [] : breakLabels(content, plotted.path)),
    ...extremeLabels(drawing, width),
    ...yearLabel(drawing),
  ];
}
