/** The words of the picture of a series beside its chart, and what the chart is drawn of. */
import { dayOf } from '@/lib/calendar';
import { siteHost } from '@/browser/settings';
import { seriesPath } from '@/content/seriesSlugs';
import { keyIn } from '../rangeFigures';
import type { ShownSeries } from '../files';
import { formatShortPeriod } from '../periods';
import { ranges } from '../ranges';
import { seriesPlotOf } from '../series/seriesPlot';
import { type ShownRange, shownRangeOf } from '../series/shownRange';
import { breakBetween, moveBetween, formatValue } from '../values';

export type SharePicture = ReturnType<typeof pictureOf>;

/** From here on a value fills the panel without its decimals. */
const LARGE = 10_000;

/** Its plot is low: words over the highest and under the lowest figure need so much of the span. */
const ROOM = 0.25;

type Content = ShownSeries['content'];

/** A value at the size of a chat: '105,432', 'N1,532.45', '23.18%'. */
function shortValue(content: Content, value: number): string {
  if (Math.abs(value) < LARGE) return formatValue(content, value);
  return formatValue(content, Math.round(value)).replace('.00', '');
}

/** Returns the change of the newest figure since the first comparable one of the range, or null. */
function changeOf(content: Content, { range, span, figures, beginsLate }: ShownRange) {
  const newest = figures.at(-1);
  if (newest === undefined) return null;
  const first = figures.find((each) => breakBetween(content, each, newest) === undefined);
  if (first === undefined || first === newest) return null;
  const move = moveBetween(content, first.value, newest.value);
  if (move === null) return null;
  const { direction, signed } = move;
  // A range that begins on a day without a figure is named by its first figure, not by its length.
  const isWhole = range !== 'all' && !beginsLate && first === figures[0] && first.at <= span.from;
  const isSame = direction === 'same';
  // A dearer dollar or a higher rate is no gain.
  const isJudged = content.id === 'asi' && !isSame;
  return {
    amount: isSame ? 'Unchanged' : signed,
    words: isWhole ? ranges[range].over : `since ${formatShortPeriod(keyIn(span, first))}`,
    arrow: isSame ? null : direction,
    tone: isJudged ? ({ up: 'gain', down: 'loss' } as const)[direction] : ('plain' as const),
  };
}

/**
 * Returns a picture of what is open on the page of a series.
 * @throws RangeError where the range has no figures
 */
export function pictureOf(series: ShownSeries, now: Date) {
  const { content, range, tenure } = series;
  const shownRange = shownRangeOf({ ...series, now });
  const seriesPlot = seriesPlotOf(content, shownRange, ROOM);
  const [first, newest] = [seriesPlot.main[0], seriesPlot.main.at(-1)];
  if (first === undefined || newest === undefined) throw new RangeError('No figures to draw');
  const holds = content.every === 'decision';
  const from =
    range === 'all' || shownRange.beginsLate
      ? formatShortPeriod(keyIn(shownRange.span, first.figure))
      : ranges[range].label;
  const host = siteHost();
  return {
    title: tenure === undefined ? content.name : `${content.name}, ${tenure}`,
    /** The range and its last day: chats keep pictures for years. */
    period: `${from} to ${formatShortPeriod(holds ? dayOf(shownRange.span.to) : newest.figure.key)}`,
    /** The day of a rate that holds: the range ends later than it was decided. */
    decided: holds ? `Decided ${formatShortPeriod(newest.figure.key)}` : null,
    value: shortValue(content, newest.figure.value),
    change: changeOf(content, shownRange),
    site: host === '' ? [] : [host, seriesPath(content.slug)],
    source: `Source: ${content.publisher}`,
    chart: { content, shownRange, seriesPlot, selected: newest },
  };
}
