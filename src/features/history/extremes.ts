import type { RangeFigures } from './rangeFigures';
import type { Figure } from './figures';
import { formatPeriodDate, formatShortPeriod, getPeriodForm, formatInPeriod } from './periods';

type HeldRange = Pick<RangeFigures, 'span' | 'heldSince'>;

/**
 * Returns the decision that introduced the rate if `figure` is from before the range. Otherwise
 * returns undefined.
 */
const findEarlierDecision = ({ span, heldSince }: HeldRange, { at }: Figure) =>
  at < span.from ? heldSince : undefined;

/**
 * Formats the day of a figure for a sentence: 'on 20 November 2026'. For a rate that was set before
 * the range: '(held since 21 July 2026)'.
 */
export function describeWhen(range: HeldRange, figure: Figure): string {
  const held = findEarlierDecision(range, figure);
  return held === undefined
    ? formatInPeriod(figure.key)
    : `(held since ${formatPeriodDate(held.key)})`;
}

/**
 * Formats the day of a figure briefly: '20 Nov 2026', or '20 Nov' if `beside` is in the same year.
 * For a rate that was set before the range: 'held since 21 Jul 2026'.
 */
export function formatWhen(range: HeldRange, figure: Figure, beside?: string): string {
  const held = findEarlierDecision(range, figure);
  if (held !== undefined) return `held since ${formatShortPeriod(held.key)}`;
  return formatShortPeriod(figure.key, getPeriodForm(figure.key) === 'day' ? beside : undefined);
}

/**
 * Returns a suffix for a label such as 'Lowest of the year' if the rate was set before the range:
 * ', held since 21 Jul 2026'. Otherwise returns ''.
 */
export function formatHeldSuffix(range: HeldRange, figure: Figure): string {
  return findEarlierDecision(range, figure) === undefined ? '' : `, ${formatWhen(range, figure)}`;
}
