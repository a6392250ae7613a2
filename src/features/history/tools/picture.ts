/** Prepares the texts of a series' picture, and the data of its chart. */
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

/** The smallest value whose decimals do not fit the panel. */
const LARGE = 10_000;

/**
 * Space for labels above and below the line, as a fraction of the span. The plot is low, so labels
 * need more space than on the page.
 */
const ROOM = 0.25;

type Content = ShownSeries['content'];

/** Formats a value briefly for small pictures: '105,432', 'N1,532.45', '23.18%'. */
function shortValue(content: Content, value: number): string {
  if (Math.abs(value) < LARGE) return formatValue(content, value);
  return formatValue(content, Math.round(value)).replace('.00', '');
}

/** Returns the change since the first comparable figure of the range, or null. */
function changeOf(content: Content, { range, span, figures, beginsLate }: ShownRange) {
  const newest = figures.at(-1);
  if (newest === undefined) return null;
  const first = figures.find((each) => breakBetween(content, each, newest) === undefined);
  if (first === undefined || first === newest) return null;
  const move = moveBetween(content, first.value, newest.value);
  if (move === null) return null;
  const { direction, signed } = move;
  // If the range starts on a day without a figure, name its first figure instead of its length.
  const isWhole = range !== 'all' && !beginsLate && first === figures[0] && first.at <= span.from;
  const isSame = direction === 'same';
  // A dearer dollar or a higher rate is not a gain.
  const isJudged = content.id === 'asi' && !isSame;
  return {
    amount: isSame ? 'Unchanged' : signed,
    label: isWhole ? ranges[range].over : `since ${formatShortPeriod(keyIn(span, first))}`,
    arrow: isSame ? null : direction,
    tone: isJudged ? ({ up: 'gain', down: 'loss' } as const)[direction] : ('plain' as const),
  };
}

/**
 * Returns the content of a picture of the current view of a series.
 * @throws RangeError if the range has no figures
 */
export function pictureOf(series: ShownSeries, now: Date) {
  const { content, range, tenure } = series;
  const shownRange = shownRangeOf({ ...series, now });
  const seriesPlot = seriesPlotOf(content, shownRange, ROOM);
  const [first, newest] = [seriesPlot.main[0], seriesPlot.main.at(-1)];
  if (first === undefined || newest === undefined) throw new RangeError('No figures to draw');
  const isDecision = content.every === 'decision';
  const from =
    range === 'all' || shownRange.beginsLate
      ? formatShortPeriod(keyIn(shownRange.span, first.figure))
      : ranges[range].label;
  const host = siteHost();
  return {
    title: tenure === undefined ? content.name : `${content.name}, ${tenure}`,
    /**
     * The range and its last day, which the picture needs because chats keep pictures for years.
     */
    period: `${from} to ${formatShortPeriod(isDecision ? dayOf(shownRange.span.to) : newest.figure.key)}`,
    /** The date of a policy rate, because the range ends later than its decision. */
    decided: isDecision ? `Decided ${formatShortPeriod(newest.figure.key)}` : null,
    value: shortValue(content, newest.figure.value),
    change: changeOf(content, shownRange),
    site: host === '' ? [] : [host, seriesPath(content.slug)],
    source: `Source: ${content.publisher}`,
    chart: { content, shownRange, seriesPlot, selected: newest },
  };
}
