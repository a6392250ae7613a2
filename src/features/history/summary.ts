import { toCalendarDay } from '@/lib/calendar';
import type { SeriesContent } from '@/content/series';
import { findExtremes, clampKey, type RangeFigures } from './rangeFigures';
import { describeWhen } from './extremes';
import type { Figure } from './figures';
import { formatPeriodDate, formatInPeriod } from './periods';
import { type SeriesRange, getRangeTexts } from './ranges';
import { findBreak, getMove, formatValue } from './values';

const verbs = { up: 'rose', down: 'fell' } as const;

/**
 * Describes the highest and the lowest figure of a range. Ignores figures before a rebasing,
 * because they are not comparable with later ones. Returns '' if all figures are equal.
 */
function describeExtremes(content: SeriesContent, range: RangeFigures): string {
  const { figures } = range;
  const [first, last] = [figures[0], figures.at(-1)];
  const rebasing = first && last && findBreak(content, first, last);
  const comparable = figures.filter(
    (figure) => last !== undefined && findBreak(content, figure, last) === undefined,
  );
  const extremes = findExtremes(comparable);
  if (extremes === null || extremes.highest.value === extremes.lowest.value) return '';
  const on = (figure: Figure) =>
    `${formatValue(content, figure.value)} ${describeWhen(range, figure)}`;
  const since = rebasing ? `Since the rebasing ${formatInPeriod(rebasing.at)}, highest` : 'Highest';
  return ` ${since} ${on(extremes.highest)}, lowest ${on(extremes.lowest)}.`;
}

/**
 * Describes a range for readers who cannot see the chart: 'The All Share Index rose 41.31% over the
 * year to 20 November 2026, from 74,612.29 to 105,432.07. Highest 108,497.40 on 25 February 2026,
 * lowest 74,612.29 on 20 November 2025.' Returns '' without figures.
 */
export function describeRange(
  content: SeriesContent,
  range: SeriesRange,
  rangeFigures: RangeFigures,
  tenure = '',
): string {
  const { figures, span, beginsLate } = rangeFigures;
  const [first, last] = [figures[0], figures.at(-1)];
  if (first === undefined || last === undefined) return '';
  const named = tenure === '' ? '' : `${tenure.toLowerCase()} `;
  const subject = content.terms.subject.replace('{tenure} ', named);
  const formatFigure = (figure: Figure) => formatValue(content, figure.value);
  const on = (figure: Figure) => `${formatFigure(figure)} ${formatInPeriod(figure.key)}`;
  const holds = content.every === 'decision';
  if (first === last && !(holds && first.at < span.to))
    return `${subject}: one figure, ${on(last)}.`;
  const extremes = describeExtremes(content, rangeFigures);
  const between = findBreak(content, first, last);
  if (between !== undefined) {
    return `${subject} was ${on(first)}, ${between.before}, and ${on(last)}, ${between.after}: not comparable.${extremes}`;
  }
  const move = getMove(content, first.value, last.value);
  const to = formatPeriodDate(holds ? toCalendarDay(span.to) : last.key);
  const length = getRangeTexts(range).over.replace(' a ', ' the ');
  const over =
    length === '' || beginsLate || first.at > span.from
      ? `from ${formatPeriodDate(clampKey(span, first))} to ${to}`
      : `${length} to ${to}`;
  if (extremes === '') return `${subject} stayed at ${formatFigure(last)} ${over}.`;
  if (move === null) return `${subject}: ${on(last)}.${extremes}`;
  if (move.direction === 'same')
    return `${subject} did not change ${over}: ${formatFigure(last)}.${extremes}`;
  return `${subject} ${verbs[move.direction]} ${move.size} ${over}, from ${formatFigure(first)} to ${formatFigure(last)}.${extremes}`;
}
