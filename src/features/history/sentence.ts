/* Describes a figure, or the change over a pinned range, in a sentence that journalists can
   copy. The sentence contains exact dates, so that it stays true whenever it is read. */
import { firm } from '@/content/firm';
import type { SeriesContent } from '@/content/series';
import { toSeriesPath } from '@/content/seriesSlugs';
import { addDays } from '@/lib/days';
import { addMonths, toCalendarDay } from '@/lib/calendar';
import { calculatePercentMove, formatSize } from '@/lib/change';
import { type Comparison, findComparison, findPreviousFigure } from './comparisons';
import type { Figure } from './figures';
import type { ShownSeries } from './files';
import { removePreposition } from './moves';
import { formatInPeriod, formatPeriodDate, getPeriodForm } from './periods';
import {
  clampKey,
  findFigureAt,
  findRangeFigures,
  findRateStart,
  isDaily,
  isGap,
  type RangeFigures,
} from './rangeFigures';
import { isPinned, type PinnedRange } from './ranges';
import { toAddressQuery } from './series/address';
import { findBreak, formatValue, getMove } from './values';

export type QuotedSeries = Pick<ShownSeries, 'content' | 'figures' | 'range' | 'tenure' | 'day'>;

export interface Sentence {
  text: string;
  about: string;
}

/** Returns the start of a sentence, before the value: 'A dollar cost'. */
const getOpening = ({ content: { terms }, tenure = '' }: QuotedSeries) =>
  terms.quoted.replace('{tenure}', tenure.toLowerCase());

/** Formats a value with its unit: 'N1,532.45', '105,432.07 points'. */
const formatQuoted = (content: SeriesContent, value: number) =>
  formatValue(content, value) + (content.format === 'number' ? ' points' : '');

/**
 * Formats notes about a figure: ' (held since 21 July 2026; first published as 27.00%)'. Returns ''
 * without notes.
 */
function formatNotes(content: SeriesContent, { value, first }: Figure, held?: Figure): string {
  const firstText = first && formatValue(content, first.value);
  const notes = [
    ...(held === undefined ? [] : [`held since ${formatPeriodDate(held.key)}`]),
    ...(firstText === undefined || firstText === formatValue(content, value)
      ? []
      : [`first published as ${firstText}`]),
  ];
  return notes.length === 0 ? '' : ` (${notes.join('; ')})`;
}

/**
 * Returns the direction and the size of a change. Examples of `size`: '0.19%', '1.30 percentage
 * points', 'less than 0.01%'.
 */
function getQuotedMove(content: SeriesContent, from: number, to: number) {
  const move = getMove(content, from, to);
  if (move === null) return null;
  const isNaira = content.format === 'naira';
  return {
    direction: move.direction,
    isTiny: move.amount === 0 && move.direction !== 'same',
    size: isNaira ? `${formatSize(calculatePercentMove(from, to))}%` : move.size,
  };
}

/**
 * Names the earlier figure of a comparison, after the word 'than': 'the day before', 'on the
 * previous trading day', 'in January 2025'.
 */
function nameEarlier(content: SeriesContent, figure: Figure, { before }: Comparison) {
  const isNext = isDaily(content) && !isGap(content, false, before, figure);
  if (isNext && addDays(before.key, 1) === figure.key) return 'the day before';
  if (isNext) return 'on the previous trading day';
  return formatInPeriod(before.key, before.key.slice(0, 4) !== figure.key.slice(0, 4));
}

/**
 * Describes the change from the previous figure: ', 0.19% more than the day before'. Returns '' if
 * there is no previous figure.
 */
function describeComparison(
  content: SeriesContent,
  figure: Figure,
  comparison: Comparison | undefined,
): string {
  if (comparison === undefined) return '';
  const { before } = comparison;
  const between = findBreak(content, before, figure);
  if (between !== undefined)
    return `, ${between.after}, so not comparable with the figure for ${formatPeriodDate(before.key)}`;
  const move = getQuotedMove(content, before.value, figure.value);
  if (move === null) return '';
  const earlier = nameEarlier(content, figure, comparison);
  if (move.direction === 'same') return `, unchanged from ${removePreposition(earlier)}`;
  const word = move.direction === 'up' ? content.terms.more : content.terms.less;
  return move.isTiny
    ? `, ${word} than ${earlier} by ${move.size}`
    : `, ${move.size} ${word} than ${earlier}`;
}

/**
 * Describes a decision in a sentence: 'The policy rate was cut by 0.50 percentage points, from
 * 27.50% to 27.00%, on 14 March 2025'.
 */
function describeDecision(series: QuotedSeries, decision: Figure): string {
  const { content, figures } = series;
  const { subject } = content.terms;
  const value = formatValue(content, decision.value);
  const on = formatInPeriod(decision.key) + formatNotes(content, decision);
  const before = findPreviousFigure(figures, decision);
  const move = before && getQuotedMove(content, before.value, decision.value);
  if (!before || !move) return `${getOpening(series)} ${value} ${on}`;
  if (move.direction === 'same') {
    const since = formatPeriodDate(findRateStart(figures, decision).key);
    return `${subject} was held at ${value} ${on}, unchanged since ${since}`;
  }
  const verb = move.direction === 'up' ? 'raised' : 'cut';
  return `${subject} was ${verb} by ${move.size}, from ${formatValue(content, before.value)} to ${value}, ${on}`;
}

/**
 * Describes one figure in a sentence: 'A dollar cost N1,532.45 on 14 March 2025, 0.08% more than
 * the day before'. Never compares with the week before, because the link of the sentence opens the
 * days of one year.
 */
function describeFigure(series: QuotedSeries, figure: Figure): string {
  const { content, figures } = series;
  if (content.every === 'decision') return describeDecision(series, figure);
  const value = `${formatQuoted(content, figure.value)} ${formatInPeriod(figure.key)}`;
  const comparison = findComparison({ all: figures, weekly: false }, figure);
  return `${getOpening(series)} ${value}${formatNotes(content, figure)}${describeComparison(content, figure, comparison)}`;
}

/** Describes the change from the first to the last figure of a range: ', a fall of 4.22%'. */
function describeMove(content: SeriesContent, first: Figure, last: Figure): string {
  const move = getQuotedMove(content, first.value, last.value);
  if (move === null) return '';
  const form = getPeriodForm(last.key);
  if (move.direction === 'same') return `, the same ${form === 'day' ? 'on' : 'in'} both ${form}s`;
  return `, a ${move.direction === 'up' ? 'rise' : 'fall'} of ${move.size}`;
}

/**
 * Describes the first and the last figure of a range and the change between them. Omits the change
 * across a break.
 */
function describeEnds(series: QuotedSeries, range: RangeFigures, ends: [Figure, Figure]): string {
  const { content, figures } = series;
  const [first, last] = ends;
  const { span } = range;
  const holds = content.every === 'decision';
  const endKey = holds ? toCalendarDay(span.to) : last.key;
  const formatEnd = (figure: Figure, key: string) => {
    const held = key === figure.key ? undefined : findRateStart(figures, figure);
    return `${formatQuoted(content, figure.value)} ${formatInPeriod(key)}${formatNotes(content, figure, held)}`;
  };
  const opening = getOpening(series);
  const end = formatEnd(last, endKey);
  if (holds && span.from === span.to) return `${opening} ${end}`;
  const start = formatEnd(first, clampKey(span, first));
  const between = findBreak(content, first, last);
  return between === undefined
    ? `${opening} ${start} and ${end}${describeMove(content, first, last)}`
    : `${opening} ${start}, ${between.before}, and ${end}, ${between.after}, so the two are not comparable`;
}

/**
 * Returns the year up to a figure as a pinned range. A link with a named range, such as `1y`, would
 * no longer include the figure after a year.
 */
function findPinnedYear({ content, figures }: QuotedSeries, figure: Figure): PinnedRange {
  const yearBefore = addMonths(figure.at, -12);
  const first = figures.find(({ at }) => at >= yearBefore) ?? figure;
  const holds = content.every === 'decision' && figures.some(({ at }) => at < yearBefore);
  return { from: holds ? toCalendarDay(yearBefore) : first.key, to: figure.key };
}

/**
 * Returns a sentence about the selected day, or about the whole pinned range if no day is selected.
 * Returns null if the range has no figures.
 * @param site the address of the site, such as 'https://example.com'
 */
export function createSentence(series: QuotedSeries, now: Date, site: string): Sentence | null {
  const { content, figures, range, tenure = null, day = null } = series;
  const rangeFigures = findRangeFigures(content, figures, range, now);
  const { shownFigures, span } = rangeFigures;
  const [first, last] = [shownFigures[0], shownFigures.at(-1)];
  if (first === undefined || last === undefined) return null;
  const complete = (text: string, about: string, query: string) => ({
    text: `${text} (${content.publisher}, via ${firm.name}), ${site}${toSeriesPath(content.slug)}${query}`,
    about,
  });
  const holds = content.every === 'decision';
  if (isPinned(range) && day === null && (first !== last || (holds && last.at < span.to))) {
    const days = [clampKey(span, first), holds ? toCalendarDay(span.to) : last.key].map(
      formatPeriodDate,
    );
    const text = describeEnds(series, rangeFigures, [first, last]);
    return complete(
      text,
      [...new Set(days)].join(' to '),
      toAddressQuery(content, { range, tenure }),
    );
  }
  const selected = (day === null ? undefined : findFigureAt(shownFigures, day)) ?? last;
  const query = toAddressQuery(content, {
    range: findPinnedYear(series, selected),
    day: selected.key,
    tenure,
  });
  const text = describeFigure(series, selected);
  return complete(text, formatPeriodDate(selected.key), query);
}
