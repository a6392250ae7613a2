/** A range of a series in a sentence, for those who do not see the chart. */
import { dayOf } from '@/lib/calendar';
import type { SeriesContent } from '@/content/series';
import { extremesOf, keyIn, type RangeFigures } from './bases';
import type { Figure } from './figures';
import { formatPeriodDate, inPeriod } from './periods';
import { type RangeId, ranges } from './ranges';
import { breakBetween, moveBetween, formatValue } from './values';

const verbs = { up: 'rose', down: 'fell' } as const;

/**
 * Describes a range: 'The All Share Index rose 41.31% over the year to 20 November 2026, from
 * 74,612.29 to 105,432.07. Highest 108,497.40 on 25 February 2026, lowest 74,612.29 on 20 November
 * 2025.' No change is said across a break, and no extremes of what stayed. '' without figures.
 */
export function summaryOf(
  content: SeriesContent,
  range: RangeId,
  { figures, span, begins }: RangeFigures,
  tenure = '',
): string {
  const [first, last] = [figures[0], figures.at(-1)];
  const extremes = extremesOf(figures);
  if (first === undefined || last === undefined || extremes === null) return '';
  const named = tenure === '' ? '' : `${tenure.toLowerCase()} `;
  const subject = content.terms.subject.replace('{tenure} ', named);
  const said = (figure: Figure) => formatValue(content, figure.value);
  const on = (figure: Figure) => `${said(figure)} ${inPeriod(keyIn(span, figure))}`;
  const holds = content.every === 'decision';
  if (first === last && !(holds && first.at < span.to))
    return `${subject}: one figure, ${on(last)}.`;
  const isFlat = extremes.highest.value === extremes.lowest.value;
  const high = isFlat ? '' : ` Highest ${on(extremes.highest)}, lowest ${on(extremes.lowest)}.`;
  const between = breakBetween(content, first, last);
  if (between !== undefined) {
    return `${subject} was ${on(first)}, ${between.before}, and ${on(last)}, ${between.words}: not comparable.${high}`;
  }
  const move = moveBetween(content, first.value, last.value);
  const to = formatPeriodDate(holds ? dayOf(span.to) : last.key);
  const over =
    range === 'all' || begins
      ? `from ${formatPeriodDate(keyIn(span, first))} to ${to}`
      : `${ranges[range].over.replace(' a ', ' the ')} to ${to}`;
  if (isFlat) return `${subject} stayed at ${said(last)} ${over}.`;
  if (move === null) return `${subject}: ${on(last)}.${high}`;
  if (move.direction === 'same') return `${subject} did not change ${over}: ${said(last)}.${high}`;
  return `${subject} ${verbs[move.direction]} ${move.size} ${over}, from ${said(first)} to ${said(last)}.${high}`;
}
