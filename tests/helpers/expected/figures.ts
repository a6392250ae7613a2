/** Computes the texts that the site should show for stored points, without the code of the site. */
import type { SeriesContent } from '@/content/series';
import { type RangeId, rangeIds } from '@/features/history/ranges';
import type { Points } from '@/figures/history';
import { TODAY } from './clock';
import {
  addDays,
  addMonths,
  toFirstDay,
  countDays,
  isTradingDay,
  toLongDate,
  toMonday,
  toDatePhrase,
  toShortDate,
  toWeekday,
} from './dates';
import { describeChangeBetween, formatValue } from './values';

export interface FigureRow {
  key: string;
  day: string;
  value: number;
}

export function toRows(points: Points, tenure?: string): FigureRow[] {
  const rows = Object.entries(points).flatMap(([key, stored]) => {
    const value =
      'value' in stored ? stored.value : stored.tenures.find(({ label }) => label === tenure)?.rate;
    return value === undefined ? [] : [{ key, day: toFirstDay(key), value }];
  });
  return rows.toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** Returns whether the series consists of lists of rates, one rate per tenor. */
export const isRateList = ({ id }: SeriesContent) => id === 'bonds' || id === 'tbills';
/** Returns true if the series was rebased between the two figures. */
export const hasBreakBetween = ({ breaks }: SeriesContent, from: FigureRow, to: FigureRow) =>
  breaks.some(({ at }) => from.day < toFirstDay(at) && toFirstDay(at) <= to.day);

/**
 * Returns the figure of a month or a year before `row`, and the day or period that the site shows
 * for this figure. `isUndated` is true if the site shows only 'a year ago' instead.
 */
export function findFigureEarlier(
  content: SeriesContent,
  all: FigureRow[],
  row: FigureRow,
  back: 1 | 12,
) {
  const isDecision = content.every === 'decision';
  const target = addMonths(isDecision && row === all.at(-1) ? TODAY : row.day, -back);
  const lastBefore = all.filter(({ day }) => day <= target).at(-1);
  if (isDecision) return lastBefore && { row: lastBefore, key: target, isUndated: true };
  if (content.every !== 'session') {
    return lastBefore?.day === target
      ? { row: lastBefore, key: lastBefore.key, isUndated: true }
      : undefined;
  }
  if (!isRateList(content) && lastBefore !== undefined && countDays(lastBefore.day, target) <= 6) {
    return { row: lastBefore, key: lastBefore.key, isUndated: true };
  }
  const nearbyFigures = all
    .filter(({ day }) => day < row.day && Math.abs(countDays(day, target)) <= 18)
    .toSorted((a, b) => Math.abs(countDays(a.day, target)) - Math.abs(countDays(b.day, target)));
  return (
    nearbyFigures[0] && {
      row: nearbyFigures[0],
      key: nearbyFigures[0].key,
      isUndated: nearbyFigures[0].day === target,
    }
  );
}

const MONTHS_IN_RANGE: Record<RangeId, number> = {
  '1m': 1,
  '3m': 3,
  '1y': 12,
  '3y': 36,
  '5y': 60,
  'last-ten': Infinity,
  'new-basket': Infinity,
  all: Infinity,
};

/** Returns the ranges in which the series has at least two figures. */
export const listRanges = ({ every }: SeriesContent): readonly RangeId[] =>
  every === 'decision'
    ? ['1y', '5y', 'last-ten', 'all']
    : rangeIds.filter(
        (range) =>
          range !== 'last-ten' &&
          !(range === '1m' && every !== 'session') &&
          !(range === '3m' && every === 'quarter') &&
          !(range === '3y' && every !== 'quarter') &&
          !(range === 'new-basket' && every !== 'month'),
      );

/** Returns true for ranges that are not a number of months. */
export const hasNoLength = (range: RangeId): range is 'all' | 'last-ten' | 'new-basket' =>
  MONTHS_IN_RANGE[range] === Infinity;

/** Returns the decisions that changed the rate, oldest first. */
export const listChangedRows = (all: FigureRow[]) =>
  all.filter(({ value }, index) => index > 0 && value !== all[index - 1]?.value);

/**
 * Returns the figures and days of a range. The range ends on the day of the newest figure, or today
 * if the series consists of decisions. Returns null if there are no figures.
 */
export function findFiguresInRange(content: SeriesContent, all: FigureRow[], range: RangeId) {
  const [oldest, newest] = [all[0], all.at(-1)];
  if (oldest === undefined || newest === undefined) return null;
  const isDecision = content.every === 'decision';
  const to = isDecision ? TODAY : newest.day;
  const startOfRange = {
    all: oldest.day,
    'last-ten': listChangedRows(all).at(-10)?.day ?? oldest.day,
    'new-basket': `${content.breaks.at(-1)?.at}-01`,
  };
  const requestedStart = hasNoLength(range)
    ? startOfRange[range]
    : addMonths(to, -MONTHS_IN_RANGE[range]);
  const start = requestedStart < oldest.day ? oldest.day : requestedStart;
  const from = start > to ? to : start;
  const rows = all.filter(({ day }) => day >= from && day <= to);
  const heldFigure = all.filter(({ day }) => day < from).at(-1);
  if (isDecision && heldFigure !== undefined && rows[0]?.day !== from) rows.unshift(heldFigure);
  const short = hasNoLength(range) || countDays(requestedStart, from) > 10;
  const long = range === '5y' || range === 'all';
  const weekly =
    long &&
    content.every === 'session' &&
    rows.some(
      ({ day }, index) => index > 0 && toMonday(day) === toMonday(rows[index - 1]?.day ?? ''),
    );
  // `since` is the decision that set the rate. Later decisions may have left the rate unchanged.
  let since = rows[0];
  for (const row of all.toReversed()) {
    if (since === undefined || row.day > since.day) continue;
    if (row.value !== since.value) break;
    since = row;
  }
  return { rows, from, to, short, weekly, heldSince: since?.key ?? '' };
}
export type RangeFigures = NonNullable<ReturnType<typeof findFiguresInRange>>;
export const clampKeyToRange = ({ from }: RangeFigures, { key, day }: FigureRow) =>
  day < from ? from : key;

export function findExtremes(rows: FigureRow[]) {
  const values = rows.map(({ value }) => value);
  const findFirst = (value: number) => rows.find((row) => row.value === value);
  return [findFirst(Math.max(...values)), findFirst(Math.min(...values))] as const;
}

/** Returns the label of the comparison with a year earlier, with its first and last day. */
export function formatYearEarlierLabel(
  content: SeriesContent,
  all: FigureRow[],
  { from, to }: RangeFigures,
): string {
  const addYear = (row: FigureRow) => (row.key.endsWith('-02-29') ? '' : addMonths(row.day, 12));
  const rowsInRange = all.filter((row) => addYear(row) >= from && addYear(row) <= to);
  const [first, last] = [rowsInRange[0]?.key ?? '', rowsInRange.at(-1)?.key ?? ''];
  if (content.every !== 'decision') return `: ${toShortDate(first)} to ${toShortDate(last)}`;
  const heldFigure = all.some((row) => addYear(row) <= from);
  return `: ${toShortDate(heldFigure ? addMonths(from, -12) : first)} to ${toShortDate(addMonths(to, -12))}`;
}

const RANGE_PHRASES = {
  '1m': 'the month',
  '3m': 'three months',
  '1y': 'the year',
  '3y': 'three years',
  '5y': 'five years',
};
export function formatSummary(
  content: SeriesContent,
  range: RangeId,
  figuresOfRange: RangeFigures,
  tenure = '',
): string {
  const { rows, to, short } = figuresOfRange;
  const [first, last] = [rows[0], rows.at(-1)];
  const [high, low] = findExtremes(rows);
  if (first === undefined || last === undefined || !high || !low) return '';
  const subject = content.terms.subject.replace('{tenure}', tenure.toLowerCase());
  const isHeld = (row: FigureRow) => row.day < figuresOfRange.from;
  const formatDate = (row: FigureRow) =>
    isHeld(row) ? `(held since ${toLongDate(figuresOfRange.heldSince)})` : toDatePhrase(row.key);
  const formatFigure = (row: FigureRow) => `${formatValue(content, row.value)} ${formatDate(row)}`;
  if (first === last && content.every !== 'decision')
    return `${subject}: one figure, ${formatFigure(last)}.`;
  const end = toLongDate(content.every === 'decision' ? to : last.key);
  const rangeText =
    short || hasNoLength(range) || first.day > figuresOfRange.from
      ? `from ${toLongDate(clampKeyToRange(figuresOfRange, first))} to ${end}`
      : `over ${RANGE_PHRASES[range]} to ${end}`;
  if (high.value === low.value)
    return `${subject} stayed at ${formatValue(content, last.value)} ${rangeText}.`;
  const extremesText = ` Highest ${formatFigure(high)}, lowest ${formatFigure(low)}.`;
  if (hasBreakBetween(content, first, last)) {
    // Figures from before a rebasing cannot be compared with the newest figure.
    const comparable = rows.filter((row) => !hasBreakBetween(content, row, last));
    const [highest, lowest] = findExtremes(comparable);
    if (!highest || !lowest || highest.value === lowest.value) return ': not comparable.';
    const at = content.breaks.at(-1)?.at ?? '';
    return `: not comparable. Since the rebasing ${toDatePhrase(at)}, highest ${formatFigure(highest)}, lowest ${formatFigure(lowest)}.`;
  }
  const { sign, long } = describeChangeBetween(content, first.value, last.value);
  if (sign === '')
    return `${subject} did not change ${rangeText}: ${formatValue(content, last.value)}.${extremesText}`;
  const verb = sign === '+' ? 'rose' : 'fell';
  return `${subject} ${verb} ${long} ${rangeText}, from ${formatValue(content, first.value)} to ${formatValue(content, last.value)}.${extremesText}`;
}

/**
 * Returns the figure from which a change is computed: the previous figure, or the last figure of an
 * earlier week if the rows are weekly.
 */
export function findFigureBefore(
  all: FigureRow[],
  row: FigureRow,
  weekly: boolean,
): FigureRow | undefined {
  const start = weekly && row !== all.at(-1) ? toMonday(row.day) : row.day;
  return all.findLast(({ day }) => day < start);
}

/** Returns whether figures between `from` and `to` are missing. */
export function hasGap(
  content: SeriesContent,
  from: FigureRow,
  to: FigureRow,
  weekly: boolean,
): boolean {
  if (isRateList(content) || content.every === 'month') return countDays(from.day, to.day) > 40;
  if (content.every === 'quarter') return countDays(from.day, to.day) > 140;
  if (content.every === 'decision') return false;
  const after = addDays(weekly ? addDays(toMonday(from.day), 6) : from.day, 1);
  const until = weekly ? toMonday(to.day) : to.day;
  for (let day = after; day < until; day = addDays(day, 1)) if (isTradingDay(day)) return true;
  return false;
}

/** Returns the label for the figure before the newest one, as the panel shows it. */
export function labelFigureBefore(
  content: SeriesContent,
  base: FigureRow,
  newest: FigureRow,
): string {
  if (content.every === 'decision') return 'the previous decision';
  const dayCount = countDays(base.day, newest.day);
  if (content.every === 'session' && dayCount < 7) return toWeekday(base.day);
  const usualGap = { session: 0, month: 62, quarter: 185 }[content.every];
  const withYear = base.day.slice(0, 4) !== newest.day.slice(0, 4) && dayCount > usualGap;
  return withYear ? toLongDate(base.key) : toLongDate(base.key).replace(/ \d{4}$/, '');
}

/** Returns the label for the figure before `row`, as the panel shows it. */
export function labelPreviousFigure(
  content: SeriesContent,
  base: FigureRow,
  row: FigureRow,
  weekly: boolean,
): string {
  if (content.every === 'decision') return 'the previous decision';
  const isNext = !hasGap(content, base, row, weekly);
  if (isNext && weekly) return 'the previous week';
  if (isNext && content.every !== 'month') return `the previous ${content.terms.one}`;
  return labelFigureBefore(content, base, row);
}

/**
 * Returns the rows that the chart and the table show. If `weekly` is true, these are the first row,
 * the last session of each week, and the sessions with the highest and the lowest figure.
 * Otherwise, these are all rows.
 */
export function selectListedRows({ rows, weekly }: RangeFigures): FigureRow[] {
  const [high, low] = findExtremes(rows);
  return rows.filter((row, index) => {
    const next = rows[index + 1];
    if (!weekly || index === 0 || next === undefined || row === high || row === low) return true;
    return toMonday(next.day) !== toMonday(row.day);
  });
}

/** Returns the default tenor of the series, or undefined if the series has no tenors. */
export function getTenure({ id }: SeriesContent): string | undefined {
  if (id === 'bonds') return '10-YEAR';
  return id === 'tbills' ? '91-DAY' : undefined;
}

/** Returns the text of a change, including the name of the earlier figure. */
export function formatChangeFrom(
  content: SeriesContent,
  base: FigureRow,
  row: FigureRow,
  name: string,
): string {
  if (hasBreakBetween(content, base, row)) return `not comparable from ${name}`;
  const { sign, short } = describeChangeBetween(content, base.value, row.value);
  return `${sign === '' ? 'Unchanged' : short} from ${name}`;
}
