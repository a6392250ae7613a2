/**
 * What the site should say of stored points, worked out a second time by plain code of its own, and the
 * histories for which tests compare the two.
 */
import { vi } from 'vitest';
import { holidays } from '@/content/holidays';
import type { SeriesContent } from '@/content/series';
import { type RangeId, rangeIds } from '@/features/market/history/ranges';
import { parsePoints, type Points, seriesIds } from '@/figures/history';
import { historyAt } from '../../seed/history.ts';
import { point, pointsOf, weekdays } from './historyPoints';
import type { PointsBySeries } from './seriesHistory';

export const NOW = new Date('2026-11-24T18:00:00Z');
export const TODAY = '2026-11-24';

/* ---------- days and numbers, in plain words ---------- */

export interface Row {
  key: string;
  day: string;
  value: number;
}
const DAY = 86_400_000;
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;
export const plus = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
/** Monday of a day's week. */
const monday = (day: string) => plus(day, -((new Date(day).getUTCDay() + 6) % 7));
export function months(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return `${first.toISOString().slice(0, 7)}-${String(Math.min(date, last)).padStart(2, '0')}`;
}
export const trades = (day: string) =>
  ![0, 6].includes(new Date(day).getUTCDay()) && !holidays.has(day);

export function dayOf(key: string): string {
  const [year = '', quarter] = key.split('-Q');
  if (quarter !== undefined)
    return `${year}-${String(Number(quarter) * 3 - 2).padStart(2, '0')}-01`;
  return key.length === 7 ? `${key}-01` : key;
}
export function rowsOf(points: Points, tenure?: string): Row[] {
  const rows = Object.entries(points).flatMap(([key, stored]) => {
    const value =
      'value' in stored ? stored.value : stored.tenures.find(({ label }) => label === tenure)?.rate;
    return value === undefined ? [] : [{ key, day: dayOf(key), value }];
  });
  return rows.toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

const decimals = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
export const two = (value: number) => decimals.format(Math.abs(value));
/** Halves away from zero, of hundredths. */
function rounded(numerator: bigint, denominator: bigint): string {
  const size = numerator < 0n ? -numerator : numerator;
  return two(Number((size * 20_000n + denominator) / (denominator * 2n)) / 100);
}
const hundredths = (value: number) => BigInt(Math.round(value * 100));

export const written = ({ format }: SeriesContent, value: number) =>
  format === 'percent'
    ? `${value < 0 ? '-' : ''}${two(value)}%`
    : `${format === 'naira' ? 'N' : ''}${two(value)}`;

/** How a value became another: short, long, and its sign. */
export function moved({ format }: SeriesContent, from: number, to: number) {
  const difference = hundredths(to) - hundredths(from);
  const percent = format === 'percent' ? '' : rounded(difference, hundredths(from));
  const size = format === 'percent' ? two(Number(difference) / 100) : percent;
  const sign = difference === 0n ? '' : difference > 0n ? '+' : '-';
  const unit = format === 'percent' ? ' pp' : '%';
  const amount = `N${two(Number(difference) / 100)}`;
  const isTiny = sign !== '' && size === '0.00';
  const least = isTiny ? 'less than 0.01' : size;
  const long = {
    percent: `${size} percentage points`,
    naira: `${amount} (${least}%)`,
    number: `${least}%`,
  }[format];
  if (!isTiny) return { sign, short: sign + size + unit, long };
  const inWords = `${sign === '+' ? 'up' : 'down'} less than 0.01%`;
  return { sign, short: format === 'naira' ? sign + amount : inWords, long };
}

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const weekdayOf = (day: string) => WEEKDAYS[new Date(day).getUTCDay()] ?? '';
const MONTHS =
  'January February March April May June July August September October November December';
const monthOf = (day: string) => MONTHS.split(' ')[Number(day.slice(5, 7)) - 1] ?? '';
export function longDate(key: string): string {
  if (key.includes('Q')) return `${key.slice(5)} ${key.slice(0, 4)}`;
  const date = key.length === 7 ? '' : `${Number(key.slice(8))} `;
  return `${date}${monthOf(key)} ${key.slice(0, 4)}`;
}
export function shortDate(key: string): string {
  return longDate(key).replace(/[A-Z][a-z]{2,}/, (month) => month.slice(0, 3));
}
export const inWords = (key: string) => `${key.length === 10 ? 'on' : 'in'} ${longDate(key)}`;

/** Lets it be `NOW` all the time. Fake timers make every date that is read a slow one, of which there are millions here. */
export function stopClock(): void {
  vi.spyOn(Date, 'now').mockReturnValue(NOW.getTime());
  const construct = (real: typeof Date, given: [] | [number]) =>
    given.length === 0 ? new real(NOW) : new real(...given);
  vi.stubGlobal('Date', new Proxy(Date, { construct }));
}

/* ---------- what should be said ---------- */

export const isList = ({ id }: SeriesContent) => id === 'bonds' || id === 'tbills';
export const isBroken = ({ breaks }: SeriesContent, from: Row, to: Row) =>
  breaks.some(({ at }) => from.day < dayOf(at) && dayOf(at) <= to.day);

/** The figure of a year or a month before, and the day of which it is said to be. */
export function earlier(content: SeriesContent, all: Row[], row: Row, back: 1 | 12) {
  const holds = content.every === 'decision';
  const target = months(holds && row === all.at(-1) ? TODAY : row.day, -back);
  const upTo = all.filter(({ day }) => day <= target).at(-1);
  if (holds) return upTo && { row: upTo, key: target, plain: true };
  if (content.every !== 'session') {
    return upTo?.day === target ? { row: upTo, key: upTo.key, plain: true } : undefined;
  }
  if (!isList(content) && upTo !== undefined && days(upTo.day, target) <= 6) {
    return { row: upTo, key: upTo.key, plain: true };
  }
  const near = all
    .filter(({ day }) => day < row.day && Math.abs(days(day, target)) <= 18)
    .toSorted((a, b) => Math.abs(days(a.day, target)) - Math.abs(days(b.day, target)));
  return near[0] && { row: near[0], key: near[0].key, plain: near[0].day === target };
}

const LONG: Record<RangeId, number> = { '1m': 1, '3m': 3, '1y': 12, '5y': 60, all: Infinity };

/** The ranges in which a series can have two figures. */
export const rangesOf = ({ every }: SeriesContent): readonly RangeId[] =>
  rangeIds.slice({ session: 0, decision: 0, month: 1, quarter: 2 }[every]);

/** The figures of a range, which ends on the newest one, and from when it is; null without any. */
export function inRange(content: SeriesContent, all: Row[], range: RangeId) {
  const [oldest, newest] = [all[0], all.at(-1)];
  if (oldest === undefined || newest === undefined) return null;
  const holds = content.every === 'decision';
  const to = holds ? TODAY : newest.day;
  const asked = range === 'all' ? oldest.day : months(to, -LONG[range]);
  const from = asked < oldest.day ? oldest.day : asked;
  const rows = all.filter(({ day }) => day >= from && day <= to);
  const held = all.filter(({ day }) => day < from).at(-1);
  if (holds && held !== undefined && rows[0]?.day !== from) rows.unshift(held);
  const short = range === 'all' || days(asked, from) > 10;
  const long = range === '5y' || range === 'all';
  const weekly =
    long &&
    content.every === 'session' &&
    rows.some(({ day }, index) => index > 0 && monday(day) === monday(rows[index - 1]?.day ?? ''));
  // The first of the decisions for the rate that holds as the range begins.
  let since = rows[0];
  for (const row of all.toReversed()) {
    if (since === undefined || row.day > since.day) continue;
    if (row.value !== since.value) break;
    since = row;
  }
  return { rows, from, to, short, weekly, heldSince: since?.key ?? '' };
}
export type InRange = NonNullable<ReturnType<typeof inRange>>;
export const keyIn = ({ from }: InRange, { key, day }: Row) => (day < from ? from : key);

export function extremes(rows: Row[]) {
  const values = rows.map(({ value }) => value);
  const first = (value: number) => rows.find((row) => row.value === value);
  return [first(Math.max(...values)), first(Math.min(...values))] as const;
}

/** From when to when the line of the year earlier goes. */
export function yearEarlier(content: SeriesContent, all: Row[], { from, to }: InRange): string {
  const moved = (row: Row) => (row.key.endsWith('-02-29') ? '' : months(row.day, 12));
  const within = all.filter((row) => moved(row) >= from && moved(row) <= to);
  const [first, last] = [within[0]?.key ?? '', within.at(-1)?.key ?? ''];
  if (content.every !== 'decision') return `: ${shortDate(first)} to ${shortDate(last)}`;
  const held = all.some((row) => moved(row) <= from);
  return `: ${shortDate(held ? months(from, -12) : first)} to ${shortDate(months(to, -12))}`;
}

const OVER = { '1m': 'the month', '3m': 'three months', '1y': 'the year', '5y': 'five years' };
export function sentence(
  content: SeriesContent,
  range: RangeId,
  found: InRange,
  tenure = '',
): string {
  const { rows, to, short } = found;
  const [first, last] = [rows[0], rows.at(-1)];
  const [high, low] = extremes(rows);
  if (first === undefined || last === undefined || !high || !low) return '';
  const subject = content.terms.subject.replace('{tenure}', tenure.toLowerCase());
  const isHeld = (row: Row) => row.day < found.from;
  const when = (row: Row) =>
    isHeld(row) ? `(held since ${longDate(found.heldSince)})` : inWords(row.key);
  const on = (row: Row) => `${written(content, row.value)} ${when(row)}`;
  if (first === last && content.every !== 'decision') return `${subject}: one figure, ${on(last)}.`;
  const end = longDate(content.every === 'decision' ? to : last.key);
  const over =
    short || range === 'all'
      ? `from ${longDate(keyIn(found, first))} to ${end}`
      : `over ${OVER[range]} to ${end}`;
  if (high.value === low.value)
    return `${subject} stayed at ${written(content, last.value)} ${over}.`;
  const marks = ` Highest ${on(high)}, lowest ${on(low)}.`;
  if (isBroken(content, first, last)) {
    // Only figures on the newest basis can be compared.
    const comparable = rows.filter((row) => !isBroken(content, row, last));
    const [highest, lowest] = extremes(comparable);
    if (!highest || !lowest || highest.value === lowest.value) return ': not comparable.';
    const at = content.breaks.at(-1)?.at ?? '';
    return `: not comparable. Since the rebasing ${inWords(at)}, highest ${on(highest)}, lowest ${on(lowest)}.`;
  }
  const { sign, long } = moved(content, first.value, last.value);
  if (sign === '')
    return `${subject} did not change ${over}: ${written(content, last.value)}.${marks}`;
  const verb = sign === '+' ? 'rose' : 'fell';
  return `${subject} ${verb} ${long} ${over}, from ${written(content, first.value)} to ${written(content, last.value)}.${marks}`;
}

/** The figure that a change is measured from: the one before, and in weekly rows that of the week before. */
export function before(all: Row[], row: Row, weekly: boolean): Row | undefined {
  const start = weekly && row !== all.at(-1) ? monday(row.day) : row.day;
  return all.findLast(({ day }) => day < start);
}

/** Whether figures are missing between two. */
export function isApart(content: SeriesContent, from: Row, to: Row, weekly: boolean): boolean {
  if (isList(content) || content.every === 'month') return days(from.day, to.day) > 40;
  if (content.every === 'quarter') return days(from.day, to.day) > 140;
  if (content.every === 'decision') return false;
  const after = plus(weekly ? plus(monday(from.day), 6) : from.day, 1);
  const until = weekly ? monday(to.day) : to.day;
  for (let day = after; day < until; day = plus(day, 1)) if (trades(day)) return true;
  return false;
}

/** What the panel calls the figure before the newest one. */
export function nameOfBefore(content: SeriesContent, base: Row, newest: Row): string {
  if (content.every === 'decision') return 'the previous decision';
  const apart = days(base.day, newest.day);
  if (content.every === 'session' && apart < 7) return weekdayOf(base.day);
  const usual = { session: 0, month: 62, quarter: 185 }[content.every];
  const withYear = base.day.slice(0, 4) !== newest.day.slice(0, 4) && apart > usual;
  return withYear ? longDate(base.key) : longDate(base.key).replace(/ \d{4}$/, '');
}

/** What the figure before any other is called. */
export function nameOfPrevious(
  content: SeriesContent,
  base: Row,
  row: Row,
  weekly: boolean,
): string {
  if (content.every === 'decision') return 'the previous decision';
  const isNext = !isApart(content, base, row, weekly);
  if (isNext && weekly) return 'the previous week';
  if (isNext && content.every !== 'month') return `the previous ${content.terms.one}`;
  return nameOfBefore(content, base, row);
}

/** The rows that are drawn and listed: of weeks the last session, and the extremes. */
export function listedOf({ rows, weekly }: InRange): Row[] {
  const [high, low] = extremes(rows);
  return rows.filter((row, index) => {
    const next = rows[index + 1];
    if (!weekly || index === 0 || next === undefined || row === high || row === low) return true;
    return monday(next.day) !== monday(row.day);
  });
}

/* ---------- histories ---------- */

export const lists = (
  everyDays: number,
  from: string,
  rates: Record<string, number>,
  ends?: [string, string],
) => {
  const points: Record<string, Points[string]> = {};
  let step = 0;
  for (let day = from; day <= '2026-11-20'; day = plus(day, everyDays)) {
    step += 1;
    const tenures = Object.entries(rates)
      .filter(([label]) => ends?.[0] !== label || day <= ends[1])
      .map(([label, rate]) => ({
        label,
        rate: Math.round((rate + Math.sin(step) * 2) * 100) / 100,
      }));
    points[day] = { tenures, savedAt: `${day}T14:30:00.000Z` };
  }
  return points;
};
/** Goes up and down, so that no two bases have the same value. */
const wave = (place: number) =>
  Math.round((90_000 + 37 * place + 4_000 * Math.sin(place / 9)) * 100) / 100;
const sessions = (from: string, without: (day: string) => boolean = () => false) =>
  Object.fromEntries(
    Object.entries(weekdays(from, '2026-11-23', wave)).filter(
      ([day]) => trades(day) && !without(day),
    ),
  );
const monthly = (from: string, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      months(`${from}-01`, index).slice(0, 7),
      point(Math.round((30 - index / 5 + Math.sin(index)) * 100) / 100),
    ]),
  );

const example: PointsBySeries = Object.fromEntries(
  seriesIds.map((id) => [
    id,
    Object.assign(
      {},
      ...[2023, 2024, 2025, 2026].map((year) =>
        parsePoints(id, year, historyAt(NOW)[`history/${id}-${year}`]),
      ),
    ) as Points,
  ]),
);
const bonds = lists(28, '2024-01-05', { '5-YEAR': 18, '10-YEAR': 19, '7-YEAR': 17 }, [
  '7-YEAR',
  '2025-06-01',
]);
const decisions = {
  '2020-09-22': 11.5,
  '2024-02-27': 22.75,
  '2024-09-24': 27.25,
  '2025-07-22': 27.25,
  '2026-03-24': 26,
  '2026-07-21': 26.5,
  '2026-09-22': 27,
  '2026-11-20': 27.5,
};

export const histories: Record<string, PointsBySeries> = {
  'the example data': example,
  '25 years of daily figures': {
    asi: sessions('2001-11-20'),
    exchangeRate: sessions('2001-11-20'),
  },
  'daily figures with holes': {
    asi: sessions(
      '2022-01-03',
      (day) =>
        day === '2026-11-19' ||
        (day >= '2026-10-12' && day <= '2026-10-23') ||
        (day >= '2025-11-17' && day <= '2025-12-02') ||
        day === '2026-03-10',
    ),
    exchangeRate: sessions('2026-06-01', (day) => day.endsWith('-17')),
  },
  'auctions each week and each four weeks': {
    bonds,
    tbills: lists(7, '2025-01-08', { '91-DAY': 18, '364-DAY': 20 }),
  },
  'rates that are held': { monetaryPolicy: pointsOf(decisions) },
  'one rate since long ago': {
    monetaryPolicy: pointsOf({ '2024-02-27': 22.75, '2024-03-26': 22.75 }),
  },
  'a rebasing': {
    inflation: monthly('2022-01', 58),
    gdp: pointsOf({
      '2023-Q3': 2.54,
      '2024-Q3': 3.46,
      '2024-Q4': 3.84,
      '2025-Q1': 3.13,
      '2025-Q2': 4.23,
      '2025-Q3': 3.98,
      '2026-Q1': 3.5,
      '2026-Q2': 3.9,
    }),
  },
};
