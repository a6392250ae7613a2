/** Values of a series and how they moved, in figures and words. */
import type { SeriesContent } from '@/content/series';
import { changePercent } from '@/lib/change';
import { differenceTo2 } from '@/lib/decimal';
import { formatNaira, formatPercent, formatPrice, grouped } from '@/lib/format';
import { type Figure, timeOf } from './figures';

export type Direction = Move['direction'] | 'incomparable';

/** Formats a value as it is written alone: '105,432.07', 'N1,532.45', '23.18%'. */
export function formatValue({ format }: SeriesContent, value: number): string {
  if (format === 'percent') return formatPercent(value);
  const price = formatPrice(Math.abs(value));
  return `${value < 0 ? '-' : ''}${format === 'naira' ? 'N' : ''}${price}`;
}

interface Move {
  direction: 'up' | 'down' | 'same';
  /** Exact, rounded to 2 decimals: percent of index and exchange rate, percentage points of rates. */
  amount: number;
  /** Without its sign: '0.62%', 'N1.25 (0.08%)', '1.30 percentage points'. */
  size: string;
  /** With it, and short: '+0.62%', '-1.30 pp', '0.00 pp'. */
  signed: string;
}

/** Returns how a value moved, or null where the first one is none to compare with. */
export function moveBetween({ format }: SeriesContent, from: number, to: number): Move | null {
  const isRate = format === 'percent';
  if (!isRate && from <= 0) return null;
  const difference = differenceTo2(from, to);
  const amount = isRate ? difference : changePercent(from, to);
  const moved = format === 'naira' ? difference : amount;
  const figure = formatPrice(Math.abs(amount));
  const sign = moved > 0 ? '+' : moved < 0 ? '-' : '';
  return {
    direction: moved > 0 ? 'up' : moved < 0 ? 'down' : 'same',
    amount,
    size: isRate
      ? `${figure} percentage points`
      : format === 'naira'
        ? `${formatNaira(Math.abs(difference))} (${figure}%)`
        : `${figure}%`,
    signed: sign + figure + (isRate ? ' pp' : '%'),
  };
}

/** Returns the break between a figure and a later one, if there is one: nothing is compared across it. */
export const breakBetween = ({ breaks }: SeriesContent, from: Figure, to: Figure) =>
  breaks.findLast(({ at }) => from.at < timeOf(at) && timeOf(at) <= to.at);

/** Returns the move between two figures; null across a break, and without one to compare with. */
export const moveOf = (content: SeriesContent, from: Figure | undefined, to: Figure) =>
  from === undefined || breakBetween(content, from, to) !== undefined
    ? null
    : moveBetween(content, from.value, to.value);

/** Formats a label of a scale: from a million on in short, such as `1.5m` and `-2bn`. */
export function formatTick(value: number, decimals: number): string {
  const amount = Math.abs(value);
  if (amount < 1e6) return grouped(value, decimals);
  const [size, unit] = amount < 1e9 ? [1e6, 'm'] : [1e9, 'bn'];
  return `${Number((value / size).toFixed(6))}${unit}`;
}
