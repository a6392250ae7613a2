import type { SeriesContent } from '@/content/series';
import { addDays, toLagosDay } from '@/lib/days';
import { addMonths, toCalendarDay } from '@/lib/calendar';
import { listKeys } from '@/lib/records';
import { getYear } from '@/figures/history';
import { toTimestamp } from './figures';

/**
 * The length of each range in months, and its labels for the button, after 'Highest' and after a
 * change.
 */
export const ranges = {
  '1m': { months: 1, label: '1 month', of: 'of the month', over: 'over a month' },
  '3m': { months: 3, label: '3 months', of: 'of the 3 months', over: 'over three months' },
  '1y': { months: 12, label: '1 year', of: 'of the year', over: 'over a year' },
  '5y': { months: 60, label: '5 years', of: 'of the 5 years', over: 'over five years' },
  all: { months: Infinity, label: 'All', of: 'of all', over: '' },
} as const;
export type RangeId = keyof typeof ranges;

/**
 * A range between two days, months or quarters, both included. The keys have the step of the
 * series, so that a link with them shows the same figures forever.
 */
export interface PinnedRange {
  from: string;
  to: string;
}
export type SeriesRange = RangeId | PinnedRange;

/** Returns whether the user chose the first and the last day of a range. */
export const isPinned = (range: SeriesRange): range is PinnedRange => typeof range !== 'string';

/** The texts of a range between two chosen days, which has no length to name. */
const pinnedTexts = { label: 'Chosen days', of: 'of the chosen days', over: '' } as const;

/** Returns the texts of a range. `over` is '' for a range that is described by its dates. */
export const getRangeTexts = (range: SeriesRange) =>
  isPinned(range) ? pinnedTexts : ranges[range];

/**
 * Returns the start of a range in UTC ms, -Infinity for all figures. A named range is counted back
 * from `end`.
 */
export function getRangeStart(range: SeriesRange, end: number): number {
  if (isPinned(range)) return toTimestamp(range.from);
  return range === 'all' ? -Infinity : addMonths(end, -ranges[range].months);
}

/** Returns a text that identifies a range: '1y' or '2024-07-01 2024-09-30'. */
export const toRangeName = (range: SeriesRange) =>
  isPinned(range) ? `${range.from} ${range.to}` : range;
export const rangeIds = listKeys(ranges);
export const DEFAULT_RANGE = '1y';

/**
 * Returns the ranges that are long enough for two figures. The newest monthly figure may be three
 * months old.
 */
export function listRanges({ every }: SeriesContent): readonly RangeId[] {
  return rangeIds.slice({ session: 0, decision: 0, month: 1, quarter: 2 }[every]);
}

/**
 * Returns the range of a card on /markets. Months and quarters need five years to show as much as
 * sessions do in one.
 */
export function getCardRange({ every }: SeriesContent): RangeId {
  return every === 'session' ? '1y' : '5y';
}

/**
 * Returns the range that a URL names, in upper or lower case. Undefined if the series has no range
 * of that name.
 */
export function findRange(content: SeriesContent, text: string): RangeId | undefined {
  const name = text.trim().toLowerCase();
  return listRanges(content).find((id) => id === name);
}

/**
 * Maximum number of days between the compared figure and the exact day a month or a year before.
 */
export const MAX_COMPARISON_OFFSET_DAYS = 18;
/**
 * Number of days before a range whose figures are loaded too. The newest figure is older than today
 * (a quarter by up to eight months), and changes may be measured from a figure days earlier.
 */
const SLACK_DAYS = { day: 2 * MAX_COMPARISON_OFFSET_DAYS, period: 260 } as const;

/**
 * Returns the first year of the history that a range needs. Every range also shows the change over
 * a year, so it needs the year before. Decisions always need all years (-Infinity), because a rate
 * may have applied for years.
 * @param newest the key of the newest figure, if it is known
 */
export function findFirstYear(
  { every }: SeriesContent,
  range: SeriesRange,
  compare: boolean,
  now: Date,
  newest = '',
): number {
  if (range === 'all' || every === 'decision') return -Infinity;
  const slack = SLACK_DAYS[every === 'session' ? 'day' : 'period'];
  const today = toLagosDay(now);
  const usual = toTimestamp(addDays(today, MAX_COMPARISON_OFFSET_DAYS - slack));
  const anchor = toTimestamp(newest) < usual ? toCalendarDay(toTimestamp(newest)) : today;
  const end = isPinned(range)
    ? Math.min(toTimestamp(range.to), toTimestamp(anchor))
    : toTimestamp(anchor);
  const start = Math.min(getRangeStart(range, end), addMonths(end, -12));
  const months = compare ? 12 : 0;
  return getYear(addDays(toCalendarDay(addMonths(start, -months)), -slack));
}
