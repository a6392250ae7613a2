import type { SeriesContent } from '@/content/series';
import { addDays, toLagosDay } from '@/lib/days';
import { addMonths, toCalendarDay } from '@/lib/calendar';
import { listKeys } from '@/lib/records';
import { getYear } from '@/figures/history';
import { toTimestamp } from './figures';

/**
 * The named ranges, each with its length in months and its texts. `label` is the text of the
 * button, `of` follows the word 'Highest', and `over` follows a change.
 */
export const ranges = {
  '1m': { months: 1, label: '1 month', of: 'of the month', over: 'over a month' },
  '3m': { months: 3, label: '3 months', of: 'of the 3 months', over: 'over three months' },
  '1y': { months: 12, label: '1 year', of: 'of the year', over: 'over a year' },
  '3y': { months: 36, label: '3 years', of: 'of the 3 years', over: 'over three years' },
  '5y': { months: 60, label: '5 years', of: 'of the 5 years', over: 'over five years' },
  /** The last ten changes of a rate. Only decisions have this range. */
  'last-ten': { months: Infinity, label: 'Last ten', of: 'of the last ten changes', over: '' },
  /** The figures since the last rebasing. Only monthly series have this range. */
  'new-basket': { months: Infinity, label: 'New basket', of: 'on this basket', over: '' },
  all: { months: Infinity, label: 'All', of: 'of all', over: '' },
} as const;
export type RangeId = keyof typeof ranges;

/**
 * A range between two days, months or quarters, both included. A link to it shows the same figures
 * forever.
 */
export interface PinnedRange {
  from: string;
  to: string;
}
export type SeriesRange = RangeId | PinnedRange;

export const isPinned = (range: SeriesRange): range is PinnedRange => typeof range !== 'string';

/** The texts of a range whose first and last day were chosen by the user. */
const pinnedTexts = { label: 'Chosen days', of: 'of the chosen days', over: '' } as const;

export const getRangeTexts = (range: SeriesRange) =>
  isPinned(range) ? pinnedTexts : ranges[range];

/** Returns true if the length of a range is not a number of months, and it has not all figures. */
export const hasVariableLength = (
  range: SeriesRange,
): range is PinnedRange | 'last-ten' | 'new-basket' =>
  isPinned(range) || range === 'last-ten' || range === 'new-basket';

/**
 * Returns the start of a range in UTC ms. A named range is counted back from `end`. Returns
 * -Infinity for all figures and for the last ten changes, which need all figures.
 * @param breaks the rebasings of the series. Only the range 'new-basket' needs them.
 */
export function getRangeStart(
  range: SeriesRange,
  end: number,
  breaks: SeriesContent['breaks'] = [],
): number {
  if (isPinned(range)) return toTimestamp(range.from);
  const rebasing = breaks.at(-1);
  if (range === 'new-basket' && rebasing !== undefined) return toTimestamp(rebasing.at);
  const { months } = ranges[range];
  return months === Infinity ? -Infinity : addMonths(end, -months);
}

export const toRangeName = (range: SeriesRange) =>
  isPinned(range) ? `${range.from} ${range.to}` : range;
export const rangeIds = listKeys(ranges);

/** The ranges of a series, by how often its figures are published. Each range has room for two. */
const rangesByFrequency = {
  session: ['1m', '3m', '1y', '5y', 'all'],
  month: ['3m', '1y', 'new-basket', '5y', 'all'],
  quarter: ['1y', '3y', '5y', 'all'],
  decision: ['1y', '5y', 'last-ten', 'all'],
} as const satisfies Record<SeriesContent['every'], readonly RangeId[]>;

const listRanges = ({ every }: SeriesContent): readonly RangeId[] => rangesByFrequency[every];

/**
 * Returns the ranges with a button. Four months are too few for a chart, so '3m' has a button only
 * while an old link shows it.
 */
export const listRangeButtons = (content: SeriesContent, shown: SeriesRange) =>
  listRanges(content).filter((id) => id === shown || id !== '3m' || content.every !== 'month');

const defaultRanges = {
  session: '1y',
  month: 'new-basket',
  quarter: '3y',
  decision: 'last-ten',
} as const satisfies Record<SeriesContent['every'], RangeId>;

/** Returns the range of a series page without a range in the URL. */
export const getDefaultRange = ({ every }: SeriesContent) => defaultRanges[every];

/**
 * Returns the range of a chart on /markets. Quarterly series and decisions have few figures, so
 * they show five years.
 */
export function getCardRange({ every }: SeriesContent): RangeId {
  return every === 'session' || every === 'month' ? '1y' : '5y';
}

/**
 * Returns the range that a URL names, in upper or lower case. Returns undefined if the series does
 * not have this range.
 */
export function findRange(content: SeriesContent, text: string): RangeId | undefined {
  const name = text.trim().toLowerCase();
  return listRanges(content).find((id) => id === name);
}

/**
 * Maximum number of days between the exact day of a comparison, such as a year ago, and the day of
 * the figure that is used instead.
 */
export const MAX_COMPARISON_OFFSET_DAYS = 18;
/**
 * Extra days to load before a range, for two reasons. The newest figure can be old: a quarterly
 * figure can be eight months old. A comparison with a month or year ago can use a figure that is up
 * to `MAX_COMPARISON_OFFSET_DAYS` older.
 */
const SLACK_DAYS = { day: 2 * MAX_COMPARISON_OFFSET_DAYS, period: 260 } as const;

/**
 * Returns the first year to load for a range. Includes the year before, because every range also
 * shows the change over a year. Returns -Infinity (all years) for decisions, because a rate can
 * apply for many years.
 * @param newest the key of the newest figure, if it is known
 */
export function findFirstYear(
  { every, breaks }: SeriesContent,
  range: SeriesRange,
  compare: boolean,
  now: Date,
  newest = '',
): number {
  if (range === 'all' || range === 'last-ten' || every === 'decision') return -Infinity;
  const slack = SLACK_DAYS[every === 'session' ? 'day' : 'period'];
  const today = toLagosDay(now);
  const usual = toTimestamp(addDays(today, MAX_COMPARISON_OFFSET_DAYS - slack));
  const anchor = toTimestamp(newest) < usual ? toCalendarDay(toTimestamp(newest)) : today;
  const end = isPinned(range)
    ? Math.min(toTimestamp(range.to), toTimestamp(anchor))
    : toTimestamp(anchor);
  const start = Math.min(getRangeStart(range, end, breaks), addMonths(end, -12));
  const months = compare ? 12 : 0;
  return getYear(addDays(toCalendarDay(addMonths(start, -months)), -slack));
}
