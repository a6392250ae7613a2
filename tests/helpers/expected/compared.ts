/** Computes the expected values of two compared series without the code of the site. */
import type { SeriesContent } from '@/content/series';
import { addDays, addMonths, countDays, toFirstDay, toMonday } from './dates';
import { type FigureRow, isRateList } from './figures';

export interface ExpectedSeries {
  content: SeriesContent;
  all: FigureRow[];
}

export interface ExpectedDay {
  key: string;
  /** The value of the page's own series, and the value of the other series. */
  values: [number, number];
  /** The two values, rebased to 100 on the first day. */
  fromHundred: [string, string];
}

const denseFirst = ['monetaryPolicy', 'asi', 'exchangeRate', 'tbills', 'bonds', 'inflation', 'gdp'];

function toLastDay(key: string): string {
  if (key.length === 10) return key;
  return addDays(addMonths(toFirstDay(key), key.includes('Q') ? 3 : 1), -1);
}

const isDaily = ({ id }: SeriesContent) => id === 'asi' || id === 'exchangeRate';

/** Returns the maximum age of a value in days. Older values must not be compared. */
function getMaxAge(dense: SeriesContent, sparse: SeriesContent): number {
  if (dense.every === 'decision') return Infinity;
  if (isRateList(dense)) return 40;
  return isDaily(dense) && isDaily(sparse) ? 0 : 6;
}

function formatFromHundred(base: number, value: number): string {
  const [divisor, dividend] = [base, value].map((each) => BigInt(Math.round(each * 100)));
  if (divisor === undefined || dividend === undefined) throw new Error('no values');
  const hundredths = String((dividend * 20_000n + divisor) / (divisor * 2n)).padStart(3, '0');
  const whole = hundredths.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${hundredths.slice(-2)}`;
}

/** Returns the days in the range on which both series have a value, oldest first. */
function findExpectedPairs(
  main: ExpectedSeries,
  other: ExpectedSeries,
  { from, to }: { from: string; to: string },
) {
  const rank = ({ content: { id } }: ExpectedSeries) =>
    id === 'exchangeRate' ? denseFirst.indexOf('asi') : denseFirst.indexOf(id);
  const isMainDense = rank(other) > rank(main);
  const [dense, sparse] = isMainDense ? [main, other] : [other, main];
  const known = isMainDense ? dense.all.filter(({ day }) => day <= to) : dense.all;
  const maxAge = getMaxAge(dense.content, sparse.content);
  return sparse.all.flatMap((row) => {
    const end = toLastDay(row.key);
    const margin = isMainDense && row.key.length < 10 ? 6 : 0;
    const lastDay = isMainDense ? end : row.day;
    if (row.day < addDays(from, -margin) || lastDay > addDays(to, margin)) return [];
    const value = known.findLast(({ day }) => day <= end);
    if (value === undefined || countDays(toLastDay(value.key), end) > maxAge) return [];
    const values: [number, number] = isMainDense
      ? [value.value, row.value]
      : [row.value, value.value];
    return [{ key: row.key, day: row.day, values }];
  });
}

/** Returns the compared days of a range, or null if the series cannot be compared. */
export function createExpectedComparison(
  main: ExpectedSeries,
  other: ExpectedSeries,
  span: { from: string; to: string; long: boolean },
): ExpectedDay[] | null {
  const rebasings = [main, other]
    .flatMap(({ content }) => content.breaks.map(({ at }) => toFirstDay(at)))
    .filter((day) => day > span.from && day <= span.to)
    .toSorted();
  const start = rebasings.at(-1) ?? '';
  const pairs = findExpectedPairs(main, other, span).filter(({ day }) => day >= start);
  const [base] = pairs;
  if (base === undefined || pairs.length < 2) return null;
  if (pairs.some(({ values }) => values.some((value) => value <= 0))) return null;
  const isWeekly =
    span.long &&
    pairs.some(({ key, day }, index) => {
      const before = pairs[index - 1];
      return key.length === 10 && before !== undefined && toMonday(before.day) === toMonday(day);
    });
  return pairs
    .filter(({ day }, index) => {
      const next = pairs[index + 1];
      return !isWeekly || index === 0 || next === undefined || toMonday(next.day) !== toMonday(day);
    })
    .map(({ key, values: [one, two] }) => ({
      key,
      values: [one, two],
      fromHundred: [formatFromHundred(base.values[0], one), formatFromHundred(base.values[1], two)],
    }));
}
