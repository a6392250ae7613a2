/*
 * Ranges of time: which there are, which figures they have, which years of the history they need.
 */
import { extremesOf } from '@/lib/chart/paths';
import type { Span } from '@/lib/chart/time';
import { addDays, dayInLagos } from '@/lib/days';
import { type Figure, timeOf } from './figures';
import { dayOf, formOf } from './periods';

export const rangeIds = ['1m', '3m', '1y', '5y', 'all'] as const;
export type RangeId = (typeof rangeIds)[number];
export const DEFAULT_RANGE: RangeId = '1y';

export const rangeLabels: Record<RangeId, string> = {
  '1m': '1 month',
  '3m': '3 months',
  '1y': '1 year',
  '5y': '5 years',
  all: 'All',
};

/** How many months a range has; 'all' has no end. */
const rangeMonths: Record<RangeId, number> = {
  '1m': 1,
  '3m': 3,
  '1y': 12,
  '5y': 60,
  all: Infinity,
};

const isRange = (text: string): text is RangeId => rangeIds.some((id) => id === text);

/** Months that a text such as '18m', '2y', '90d' or '6w' means; NaN for what is none. */
function monthsIn(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,4})([dwmy])$/.exec(text) ?? [];
  const months = { d: 1 / 30.4, w: 7 / 30.4, m: 1, y: 12 }[unit];
  return months === undefined || count === '' ? NaN : Number(count) * months;
}

/**
 * The range that an address means: '18m' and '2y' are nearest to a year, longer than five years is
 * all there is, and what is no range is the default.
 */
export function nearestRange(text: string | null | undefined): RangeId {
  const wanted = (text ?? '').trim().toLowerCase();
  if (isRange(wanted)) return wanted;
  const months = monthsIn(wanted);
  if (Number.isNaN(months)) return DEFAULT_RANGE;
  if (months > rangeMonths['5y']) return 'all';
  const distance = (id: RangeId) => Math.abs(rangeMonths[id] - months);
  return rangeIds.toSorted((a, b) => distance(a) - distance(b))[0] ?? DEFAULT_RANGE;
}

/** The same day so many months later, or earlier; the month's last day where it has no such day. */
export function addMonths(at: number, months: number): number {
  const date = new Date(at);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const last = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return Date.UTC(year, month + months, Math.min(day, last));
}

/**
 * The span of a range: it ends on the newest figure. With `now` it ends today where the newest
 * figure is older than the range is long, so that it has none.
 */
export function spanOf(range: RangeId, figures: readonly Figure[], now?: Date): Span {
  const [oldest, newest] = [figures[0], figures.at(-1)];
  const today = now === undefined ? undefined : timeOf(dayInLagos(now));
  const last = newest?.at ?? today ?? 0;
  if (range === 'all') return { from: oldest?.at ?? last, to: last };
  const back = (to: number): Span => ({ from: addMonths(to, -rangeMonths[range]), to });
  return today !== undefined && back(today).from > last ? back(today) : back(last);
}

export function figuresIn(figures: readonly Figure[], { from, to }: Span): Figure[] {
  return figures.filter(({ at }) => at >= from && at <= to);
}

/**
 * Days before the start of a range whose figures are needed as well: the newest figure is older than
 * today (that of a quarter by up to eight months), and a change may be against a figure days before.
 */
const SLACK_DAYS = { day: 30, period: 260 } as const;
/** Of these as many are for a change against a figure before its day. */
const CLOSE_DAYS = 15;

/**
 * The first year of the history that a range needs, with the changes over a year, which are said in
 * every range; -Infinity for 'all'. `newest` is the key of the newest figure where one is known.
 */
export function firstYearOf(
  range: RangeId,
  now: Date,
  { ofPeriods, compare, newest }: { ofPeriods: boolean; compare: boolean; newest?: string },
): number {
  if (range === 'all') return -Infinity;
  const slack = SLACK_DAYS[ofPeriods ? 'period' : 'day'];
  const today = dayInLagos(now);
  const usual = timeOf(addDays(today, CLOSE_DAYS - slack));
  const last = newest === undefined ? NaN : timeOf(newest);
  const anchor = last < usual ? dayOf(last) : today;
  const months = Math.max(rangeMonths[range], 12) + (compare ? 12 : 0);
  const from = addDays(dayOf(addMonths(timeOf(anchor), -months)), -slack);
  return Number(from.slice(0, 4));
}

/**
 * The figures of the same calendar days a year earlier, moved a year on; a key stays the day that it
 * was. 29 February is left out.
 */
export function yearEarlier(figures: readonly Figure[], { from, to }: Span): Figure[] {
  const earlier: Figure[] = [];
  for (const figure of figures) {
    if (formOf(figure.key) === 'day' && figure.key.endsWith('-02-29')) continue;
    const at = addMonths(figure.at, 12);
    if (at >= from && at <= to) earlier.push({ ...figure, at });
  }
  return earlier;
}

const DAY_MS = 86_400_000;
/** 5 January 1970 was a Monday. */
const weekOf = (at: number) => Math.floor((at / DAY_MS - 4) / 7);

/**
 * What is drawn of a long range: of each week the last session, and the highest and lowest of the
 * range, so that their marks stand on the line. Periods and short ranges stay whole.
 */
export function thinned(figures: readonly Figure[], range: RangeId): Figure[] {
  if (range !== '5y' && range !== 'all') return [...figures];
  const extremes = extremesOf(figuresIn(figures, spanOf(range, figures)));
  return figures.filter((figure, index) => {
    const next = figures[index + 1];
    if (next === undefined || formOf(figure.key) !== 'day') return true;
    const marked = figure === extremes?.highest || figure === extremes?.lowest;
    return marked || weekOf(next.at) !== weekOf(figure.at);
  });
}

/**
 * The figure of a day or period, else the last one before it, else the first. Undefined where there
 * are none, and for a text that is no key.
 */
export function figureAt(figures: readonly Figure[], key: string): Figure | undefined {
  const at = timeOf(key);
  if (Number.isNaN(at)) return undefined;
  return figures.findLast((figure) => figure.at <= at) ?? figures[0];
}
