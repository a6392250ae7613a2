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

/**
 * Values from this one upwards are rounded to whole numbers, because their decimals would not fit
 * in the panel.
 */
const MIN_WHOLE_VALUE = 10_000;

/**
 * Space above and below the line for labels, as a fraction of the range of values. The chart of a
 * picture is low, so its labels need more space than on the page.
 */
const PLOT_PADDING = 0.25;

type Content = ShownSeries['content'];

function formatShortValue(content: Content, value: number): string {
  if (Math.abs(value) < MIN_WHOLE_VALUE) return formatValue(content, value);
  return formatValue(content, Math.round(value)).replace('.00', '');
}

/**
 * Returns the change from the first comparable figure of the range, or null if there is no such
 * figure.
 */
function describeChange(content: Content, { range, span, figures, beginsLate }: ShownRange) {
  const newest = figures.at(-1);
  if (newest === undefined) return null;
  const first = figures.find((each) => findBreak(content, each, newest) === undefined);
  if (first === undefined || first === newest) return null;
  const move = getMove(content, first.value, newest.value);
  if (move === null) return null;
  const { direction, signed } = move;
  // The label is a length, such as 'over a year', only if the first figure is at the start of the
  // range. Otherwise the label is the date of the first figure: 'since 3 Jan 2026'.
  const length = getRangeTexts(range).over;
  const isWhole = length !== '' && !beginsLate && first === figures[0] && first.at <= span.from;
  const isSame = direction === 'same';
  // Only the index is coloured as a gain or a loss, because a higher exchange rate or interest rate
  // is not a gain.
  const isJudged = content.id === 'asi' && !isSame;
  return {
    amount: isSame ? 'Unchanged' : signed,
    label: isWhole ? length : `since ${formatShortPeriod(clampKey(span, first))}`,
    arrow: isSame ? null : direction,
    tone: isJudged ? ({ up: 'gain', down: 'loss' } as const)[direction] : ('plain' as const),
  };
}

/**
 * Returns the content of the picture for the current view of a series.
 * @throws RangeError if the range has no figures
 */
export function createPicture(series: ShownSeries, now: Date) {
  const { content, range, tenure } = series;
  const shownRange = createShownRange({ ...series, now });
  const seriesPlot = createSeriesPlot(content, shownRange, { room: PLOT_PADDING });
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
    /** The range with the date of its end. People see a picture years later, so it needs dates. */
    period: `${from} to ${formatShortPeriod(isDecision ? toCalendarDay(shownRange.span.to) : newest.figure.key)}`,
    /**
     * The date of the latest decision about the policy rate. `period` does not contain this date,
     * because the range ends later.
     */
    decided: isDecision ? `Decided ${formatShortPeriod(newest.figure.key)}` : null,
    value: formatShortValue(content, newest.figure.value),
    change: describeChange(content, shownRange),
    site: host === '' ? [] : [host, toSeriesPath(content.slug)],
    source: `Source: ${content.publisher}`,
    chart: { content, shownRange, seriesPlot, selected: newest },
  };
}
