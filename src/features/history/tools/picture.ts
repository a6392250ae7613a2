/** Prepares the texts of a series' picture, and the data of its chart. */
import { toCalendarDay } from '@/lib/calendar';
import { getSiteHost } from '@/browser/settings';
import { toSeriesPath } from '@/content/seriesSlugs';
import { clampKey } from '../rangeFigures';
import type { ShownSeries } from '../files';
import { formatShortPeriod } from '../periods';
import { getRangeTexts } from '../ranges';
import { createSeriesPlot } from '../series/seriesPlot';
import { type ShownRange, createShownRange } from '../series/shownRange';
import { findBreak, getMove, formatValue } from '../values';

export type SharePicture = ReturnType<typeof createPicture>;

/** The smallest value whose decimals do not fit the panel. */
const MIN_WHOLE_VALUE = 10_000;

/**
 * Space for labels above and below the line, as a fraction of the span. The plot is low, so labels
 * need more space than on the page.
 */
const PLOT_PADDING = 0.25;

type Content = ShownSeries['content'];

/** Formats a value briefly for small pictures: '105,432', 'N1,532.45', '23.18%'. */
function formatShortValue(content: Content, value: number): string {
  if (Math.abs(value) < MIN_WHOLE_VALUE) return formatValue(content, value);
  return formatValue(content, Math.round(value)).replace('.00', '');
}

/** Returns the change since the first comparable figure of the range, or null. */
function describeChange(content: Content, { range, span, figures, beginsLate }: ShownRange) {
  const newest = figures.at(-1);
  if (newest === undefined) return null;
  const first = figures.find((each) => findBreak(content, each, newest) === undefined);
  if (first === undefined || first === newest) return null;
  const move = getMove(content, first.value, newest.value);
  if (move === null) return null;
  const { direction, signed } = move;
  // If the range starts on a day without a figure, name its first figure instead of its length.
  const length = getRangeTexts(range).over;
  const isWhole = length !== '' && !beginsLate && first === figures[0] && first.at <= span.from;
  const isSame = direction === 'same';
  // A dearer dollar or a higher rate is not a gain.
  const isJudged = content.id === 'asi' && !isSame;
  return {
    amount: isSame ? 'Unchanged' : signed,
    label: isWhole ? length : `since ${formatShortPeriod(clampKey(span, first))}`,
    arrow: isSame ? null : direction,
    tone: isJudged ? ({ up: 'gain', down: 'loss' } as const)[direction] : ('plain' as const),
  };
}

/**
 * Returns the content of a picture of the current view of a series.
 * @throws RangeError if the range has no figures
 */
export function createPicture(series: ShownSeries, now: Date) {
  const { content, range, tenure } = series;
  const shownRange = createShownRange({ ...series, now });
  const seriesPlot = createSeriesPlot(content, shownRange, PLOT_PADDING);
  const [first, newest] = [seriesPlot.main[0], seriesPlot.main.at(-1)];
  if (first === undefined || newest === undefined) throw new RangeError('No figures to draw');
  const isDecision = content.every === 'decision';
  const from =
    getRangeTexts(range).over === '' || shownRange.beginsLate
      ? formatShortPeriod(clampKey(shownRange.span, first.figure))
      : getRangeTexts(range).label;
  const host = getSiteHost();
  return {
    title: tenure === undefined ? content.name : `${content.name}, ${tenure}`,
    /**
     * The range and its last day, which the picture needs because chats keep pictures for years.
     */
    period: `${from} to ${formatShortPeriod(isDecision ? toCalendarDay(shownRange.span.to) : newest.figure.key)}`,
    /** The date of a policy rate, because the range ends later than its decision. */
    decided: isDecision ? `Decided ${formatShortPeriod(newest.figure.key)}` : null,
    value: formatShortValue(content, newest.figure.value),
    change: describeChange(content, shownRange),
    site: host === '' ? [] : [host, toSeriesPath(content.slug)],
    source: `Source: ${content.publisher}`,
    chart: { content, shownRange, seriesPlot, selected: newest },
  };
}
