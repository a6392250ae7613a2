import type { RangeFigures } from './rangeFigures';
import type { Figure } from './figures';
import { formatPeriodDate, formatShortPeriod, formOf, inPeriod } from './periods';

type Range = Pick<RangeFigures, 'span' | 'heldSince'>;

/** Returns the decision that set the rate, if it was made before the range begins. */
const heldBefore = ({ span, heldSince }: Range, { at }: Figure) =>
  at < span.from ? heldSince : undefined;

/** Formats the day for a sentence: 'on 20 November 2026', '(held since 21 July 2026)'. */
export function describeWhen(range: Range, figure: Figure): string {
  const held = heldBefore(range, figure);
  return held === undefined ? inPeriod(figure.key) : `(held since ${formatPeriodDate(held.key)})`;
}

/** Formats the day briefly: '20 Nov' if `beside` is in the same year, 'held since 21 Jul 2026'. */
export function shortWhen(range: Range, figure: Figure, beside?: string): string {
  const held = heldBefore(range, figure);
  if (held !== undefined) return `held since ${formatShortPeriod(held.key)}`;
  return formatShortPeriod(figure.key, formOf(figure.key) === 'day' ? beside : undefined);
}

/**
 * Formats the end of a label such as 'Lowest of the year': ', held since 21 Jul 2026', usually ''.
 */
export function heldSuffix(range: Range, figure: Figure): string {
  return heldBefore(range, figure) === undefined ? '' : `, ${shortWhen(range, figure)}`;
}
