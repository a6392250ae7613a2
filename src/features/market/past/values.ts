/** Values of a series and how they moved, in figures and words. */
import type { SeriesContent } from '@/content/series';
import { changePercent } from '@/lib/change';
import { differenceTo2 } from '@/lib/decimal';
import { formatPercent, formatPrice } from '@/lib/format';
import type { Figure } from './figures';
import { timeOf } from './figures';

export type Direction = 'up' | 'down' | 'same' | 'incomparable';

/** A value as it is written alone: '105,432.07', 'N1,532.45', '23.18%'. */
export function valueWords({ format }: SeriesContent, value: number): string {
  if (format === 'percent') return formatPercent(value);
  const price = formatPrice(Math.abs(value));
  return `${value < 0 ? '-' : ''}${format === 'naira' ? 'N' : ''}${price}`;
}

/** How one value became another. */
export interface Move {
  direction: Exclude<Direction, 'incomparable'>;
  /** Exact, rounded to 2 decimals: percent of the index, naira of the exchange rate, else points. */
  amount: number;
  /** Without its sign: '0.62%', 'N1.25', '1.30 points'. */
  size: string;
  /** With it: '+0.62%', '+N1.25', '-1.30 points', '0.00 points'. */
  signed: string;
}

/** How a value moved, or null where the first one is none to compare with. */
export function moveBetween(content: SeriesContent, from: number, to: number): Move | null {
  const { format } = content;
  if (format === 'number' && from <= 0) return null;
  const amount = format === 'number' ? changePercent(from, to) : differenceTo2(from, to);
  const price = formatPrice(Math.abs(amount));
  const size = { number: `${price}%`, naira: `N${price}`, percent: `${price} points` }[format];
  const sign = amount > 0 ? '+' : amount < 0 ? '-' : '';
  return {
    direction: amount > 0 ? 'up' : amount < 0 ? 'down' : 'same',
    amount,
    size,
    signed: sign + size,
  };
}

/** The size of a move in a sentence: '0.62 percent', 'N1.25', '1.30 percentage points'. */
export const sizeInWords = ({ size }: Move) =>
  size.replace('%', ' percent').replace('points', 'percentage points');

/** The break that lies between two figures, if there is one: nothing is compared across it. */
export function breakBetween({ breaks }: SeriesContent, one: Figure, other: Figure) {
  const [from, to] = one.at <= other.at ? [one, other] : [other, one];
  return breaks.findLast(({ at }) => from.at < timeOf(at) && timeOf(at) <= to.at);
}
