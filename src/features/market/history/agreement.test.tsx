/**
 * Every number of /markets, of each series page in each range and comparison, of its files, its
 * `Dataset` and its picture, worked out a second time from the stored points by plain code of its own.
 */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { parse } from 'papaparse';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/site/store';
import { holidays } from '@/content/holidays';
import { type SeriesContent, seriesContent } from '@/content/series';
import { historyAt } from '../../../../seed/history.ts';
import { historyOf, type PointsBySeries } from '../../../../tests/helpers/seriesHistory';
import { point, pointsOf, weekdays, yearsOf } from '../../../../tests/helpers/historyPoints';
import { renderLinked } from '../../../../tests/helpers/renderWithStore';
import type { HistoryState } from '../historySlice';
import { parsePoints, type Points, seriesIds } from '@/figures/history';
import { openMarket, selectRecent } from '../marketSlice';
import { datasetWith } from './dataset';
import { figuresOf } from './figures';
import { toCsv, toJson } from './fileFormats';
import { fileOf } from './files';
import { MarketsView } from './markets/MarketsView';
import { type RangeId, rangeIds } from './ranges';
import { SeriesView } from './series/SeriesView';
import { pictureOf } from './tools/picture';

const NOW = new Date('2026-11-24T18:00:00Z');
const TODAY = '2026-11-24';

/* ---------- days and numbers, in plain words ---------- */

interface Row {
  key: string;
  day: string;
  value: number;
}
const DAY = 86_400_000;
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;
const plus = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
/** Monday of a day's week. */
const monday = (day: string) => plus(day, -((new Date(day).getUTCDay() + 6) % 7));
function months(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return `${first.toISOString().slice(0, 7)}-${String(Math.min(date, last)).padStart(2, '0')}`;
}
const trades = (day: string) => ![0, 6].includes(new Date(day).getUTCDay()) && !holidays.has(day);

function dayOf(key: string): string {
  const [year = '', quarter] = key.split('-Q');
  if (quarter !== undefined)
    return `${year}-${String(Number(quarter) * 3 - 2).padStart(2, '0')}-01`;
  return key.length === 7 ? `${key}-01` : key;
}
function rowsOf(points: Points, tenure?: string): Row[] {
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
const two = (value: number) => decimals.format(Math.abs(value));
/** Halves away from zero, of hundredths. */
function rounded(numerator: bigint, denominator: bigint): string {
  const size = numerator < 0n ? -numerator : numerator;
  return two(Number((size * 20_000n + denominator) / (denominator * 2n)) / 100);
}
const hundredths = (value: number) => BigInt(Math.round(value * 100));

const written = ({ format }: SeriesContent, value: number) =>
  format === 'percent'
    ? `${value < 0 ? '-' : ''}${two(value)}%`
    : `${format === 'naira' ? 'N' : ''}${two(value)}`;

/** How a value became another: short, long, and its sign. */
function moved({ format }: SeriesContent, from: number, to: number) {
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
function longDate(key: string): string {
  if (key.includes('Q')) return `${key.slice(5)} ${key.slice(0, 4)}`;
  const date = key.length === 7 ? '' : `${Number(key.slice(8))} `;
  return `${date}${monthOf(key)} ${key.slice(0, 4)}`;
}
function shortDate(key: string): string {
  return longDate(key).replace(/[A-Z][a-z]{2,}/, (month) => month.slice(0, 3));
}
const inWords = (key: string) => `${key.length === 10 ? 'on' : 'in'} ${longDate(key)}`;

/* ---------- what should be said ---------- */

const isList = ({ id }: SeriesContent) => id === 'bonds' || id === 'tbills';
const isBroken = ({ breaks }: SeriesContent, from: Row, to: Row) =>
  breaks.some(({ at }) => from.day < dayOf(at) && dayOf(at) <= to.day);

/** The figure of a year or a month before, and the day of which it is said to be. */
function earlier(content: SeriesContent, all: Row[], row: Row, back: 1 | 12) {
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

/** The figures of a range, which ends on the newest one, and from when it is; null without any. */
function inRange(content: SeriesContent, all: Row[], range: RangeId) {
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
type InRange = NonNullable<ReturnType<typeof inRange>>;
const keyIn = ({ from }: InRange, { key, day }: Row) => (day < from ? from : key);

function extremes(rows: Row[]) {
  const values = rows.map(({ value }) => value);
  const first = (value: number) => rows.find((row) => row.value === value);
  return [first(Math.max(...values)), first(Math.min(...values))] as const;
}

/** From when to when the line of the year earlier goes. */
function yearEarlier(content: SeriesContent, all: Row[], { from, to }: InRange): string {
  const moved = (row: Row) => (row.key.endsWith('-02-29') ? '' : months(row.day, 12));
  const within = all.filter((row) => moved(row) >= from && moved(row) <= to);
  const [first, last] = [within[0]?.key ?? '', within.at(-1)?.key ?? ''];
  if (content.every !== 'decision') return `: ${shortDate(first)} to ${shortDate(last)}`;
  const held = all.some((row) => moved(row) <= from);
  return `: ${shortDate(held ? months(from, -12) : first)} to ${shortDate(months(to, -12))}`;
}

const OVER = { '1m': 'the month', '3m': 'three months', '1y': 'the year', '5y': 'five years' };
function sentence(content: SeriesContent, range: RangeId, found: InRange, tenure = ''): string {
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
function before(all: Row[], row: Row, weekly: boolean): Row | undefined {
  const start = weekly && row !== all.at(-1) ? monday(row.day) : row.day;
  return all.findLast(({ day }) => day < start);
}

/** Whether figures are missing between two. */
function isApart(content: SeriesContent, from: Row, to: Row, weekly: boolean): boolean {
  if (isList(content) || content.every === 'month') return days(from.day, to.day) > 40;
  if (content.every === 'quarter') return days(from.day, to.day) > 140;
  if (content.every === 'decision') return false;
  const after = plus(weekly ? plus(monday(from.day), 6) : from.day, 1);
  const until = weekly ? monday(to.day) : to.day;
  for (let day = after; day < until; day = plus(day, 1)) if (trades(day)) return true;
  return false;
}

/** What the panel calls the figure before the newest one. */
function nameOfBefore(content: SeriesContent, base: Row, newest: Row): string {
  if (content.every === 'decision') return 'the previous decision';
  const apart = days(base.day, newest.day);
  if (content.every === 'session' && apart < 7) return weekdayOf(base.day);
  const usual = { session: 0, month: 62, quarter: 185 }[content.every];
  const withYear = base.day.slice(0, 4) !== newest.day.slice(0, 4) && apart > usual;
  return withYear ? longDate(base.key) : longDate(base.key).replace(/ \d{4}$/, '');
}

/** More rows than these are checked as far as the table shows them at first. */
const MOST_ROWS = 130;

function tableOf(content: SeriesContent, all: Row[], { rows, weekly }: InRange, compare: boolean) {
  const [high, low] = extremes(rows);
  const listed = rows.filter((row, index) => {
    const next = rows[index + 1];
    if (!weekly || index === 0 || next === undefined || row === high || row === low) return true;
    return monday(next.day) !== monday(row.day);
  });
  const seen = listed.length <= MOST_ROWS ? listed : listed.slice(-14);
  return seen.toReversed().map((row) => {
    const base = before(all, row, weekly);
    const then = earlier(content, all, row, 12)?.row;
    const change =
      base === undefined
        ? '-'
        : isBroken(content, base, row)
          ? 'not comparable'
          : moved(content, base.value, row.value).short;
    const isNewest = row === all.at(-1);
    const isHeaded =
      base === undefined ||
      ((!weekly || !isNewest) && !isApart(content, base, row, weekly && !isNewest));
    const sameYear = base?.key.slice(0, 4) === row.key.slice(0, 4);
    const from = isHeaded ? '' : ` from ${shortDate(base.key)}`;
    return [
      row.key.includes('Q') ? longDate(row.key) : row.key,
      written(content, row.value),
      ...(compare ? [then === undefined ? '-' : written(content, then.value)] : []),
      change + (sameYear ? from.replace(/ \d{4}$/, '') : from),
    ];
  });
}

/* ---------- what is said ---------- */

function tableShown(count: number): string[][] {
  const more = document.querySelector('.series-all button');
  if (more !== null && count > 14) fireEvent.click(more);
  return [...document.querySelectorAll('.series-table tbody tr')].map((row) => {
    const [head, ...cells] = [...row.children].filter((cell) => !cell.hasAttribute('aria-hidden'));
    const [time] = row.getElementsByTagName('time');
    const words = cells.map(({ textContent }) => textContent.trim());
    return [time?.dateTime ?? head?.textContent.slice(0, 7) ?? '', ...words];
  });
}
const readingRow = (name: string) =>
  [...document.querySelectorAll('.reading-rows > div')]
    .find((row) => row.querySelector('dt')?.textContent === name)
    ?.querySelector('dd')?.textContent;

/** All that is there of a series, which is the same in each range. */
function knownOf(content: SeriesContent, all: PointsBySeries) {
  const points = all[content.id] ?? {};
  const tenure = isList(content) ? (content.id === 'bonds' ? '10-YEAR' : '91-DAY') : undefined;
  return {
    content,
    points,
    tenure,
    all: rowsOf(points, tenure),
    figures: figuresOf(points, tenure),
  };
}
type Known = ReturnType<typeof knownOf>;

function checkPage(known: Known, history: HistoryState, range: RangeId, compare: boolean) {
  const { content, points, tenure, all, figures } = known;
  const found = inRange(content, all, range);
  const newest = all.at(-1);
  const store = makeStore({ history });
  const query = `?range=${range}${compare ? '&compare=year-earlier' : ''}`;
  renderLinked(<SeriesView content={content} />, store, `/markets/${content.slug}${query}`);
  const pressed = document.querySelector('.ranges [aria-pressed="true"]');
  const isThere =
    pressed?.textContent ===
    { '1m': '1 month', '3m': '3 months', '1y': '1 year', '5y': '5 years', all: 'All' }[range];
  if (found === null || newest === undefined || !isThere) {
    // A range that the series can have no figures in is not offered.
    expect([content.every, range]).toEqual([
      expect.stringMatching(/month|quarter/),
      expect.stringMatching(/1m|3m/),
    ]);
    cleanup();
    return;
  }
  const { rows, weekly } = found;
  const first = rows[0] ?? newest;
  const panel = document.querySelector('.reading');
  expect(panel).toHaveTextContent(written(content, newest.value));
  const base = before(all, newest, weekly);
  if (base !== undefined && !isBroken(content, base, newest)) {
    const { sign, short } = moved(content, base.value, newest.value);
    const said = sign === '' ? 'Unchanged' : short;
    const from = `from ${nameOfBefore(content, base, newest)}`;
    expect(document.querySelector('.reading-change')?.textContent).toBe(`${said} ${from}`);
  }
  const since = readingRow(`Since ${shortDate(keyIn(found, first))}`);
  expect(since).toBe(
    first === newest
      ? '-'
      : isBroken(content, first, newest)
        ? 'not comparable'
        : moved(content, first.value, newest.value).short,
  );
  const then = earlier(content, all, newest, 12);
  if (compare && then !== undefined) {
    expect(readingRow(`A year earlier, ${shortDate(then.key)}`)).toBe(
      written(content, then.row.value),
    );
    expect(readingRow('Change on the year')).toBe(
      isBroken(content, then.row, newest)
        ? 'not comparable'
        : moved(content, then.row.value, newest.value).short,
    );
  }
  const [high, low] = extremes(rows);
  if (!compare && high && low && high.value !== low.value && !isBroken(content, first, newest)) {
    const text = document.querySelector('.reading-range')?.textContent ?? '';
    expect(text).toContain(written(content, high.value));
    expect(text).toContain(written(content, low.value));
  }
  for (const { textContent: label } of document.querySelectorAll('.series-figure .plot-label')) {
    const row = label.startsWith('Highest') ? high : label.startsWith('Lowest') ? low : undefined;
    const year = new RegExp(` (${newest.key.slice(0, 4)})$`);
    if (row !== undefined) {
      expect(label).toContain(written(content, row.value));
      // The day goes where words of holes and breaks leave it no room.
      if (label.includes(', '))
        expect(label).toContain(
          row.day < found.from
            ? `held since ${shortDate(found.heldSince)}`
            : shortDate(row.key).replace(year, ''),
        );
    }
    if (label.startsWith('A year earlier:'))
      expect(label).toContain(yearEarlier(content, all, found));
  }
  const said = document.querySelector('figcaption')?.textContent;
  expect(said).toContain(sentence(content, range, found, tenure));
  const table = tableOf(content, all, found, compare);
  expect(tableShown(table.length)).toEqual(table);
  cleanup();

  const years = yearsOf(points);
  const shown = { content, figures, years, range, compare, tenure };
  const file = fileOf(shown, 'csv');
  const last = rows.at(-1) ?? newest;
  const ends = new Set([first.key, last.key].map((key) => key.toLowerCase()));
  expect(file?.name).toMatch(new RegExp(`[a-z]-${[...ends].join('-to-')}\\.csv$`));
  const [head = [], ...lines] = parse<string[]>(toCsv(content, file?.years ?? [], NOW).slice(1), {
    skipEmptyLines: true,
  }).data;
  const column = tenure === undefined ? 1 : head.findIndex((name) => name.startsWith(tenure));
  const ofSeries = lines.filter((line) => line[column] !== '');
  const stored = rows.map(({ key, value }) => [key, value]);
  expect(ofSeries.map((line) => [line[0], Number(line[column])])).toEqual(stored);
  const json = JSON.stringify(JSON.parse(toJson(content, file?.years ?? [], NOW)));
  const list = json.split('"label":').find((part) => part.startsWith(`"${tenure}"`)) ?? json;
  const inJson = list.matchAll(/"date":"([^"]+)","value":(-?[\d.]+)/g);
  expect(Array.from(inJson, ([, key, value]) => [key, Number(value)])).toEqual(stored);

  const whole = range === 'all';
  const { temporalCoverage } = datasetWith(content, { figures, points, whole }) ?? {};
  const keys = Object.keys(points).toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1));
  if (!whole) expect(temporalCoverage).toBeUndefined();
  else if (!(keys[0] ?? '').includes('Q'))
    expect(temporalCoverage).toBe(`${keys[0]}/${keys.at(-1)}`);

  const { change, period } = pictureOf(shown, NOW);
  const comparable = rows.find((row) => !isBroken(content, row, newest)) ?? newest;
  if (change !== null && change.arrow !== null) {
    expect(change.amount).toBe(moved(content, comparable.value, newest.value).short);
  }
  expect(period).toContain(shortDate(content.every === 'decision' ? TODAY : newest.key));
  if (found.short) expect(period).toContain(shortDate(keyIn(found, first)));
}

function checkMarkets(points: PointsBySeries, history: HistoryState) {
  const beside = { name: 'the last sessions', select: selectRecent, open: openMarket };
  renderLinked(<MarketsView beside={beside} />, makeStore({ history }), '/markets');
  for (const content of seriesContent) {
    if (content.id === 'tbills') continue;
    const ids: Record<string, string> = { exchangeRate: 'naira', bonds: 'rates' };
    const id = ids[content.id] ?? content.slug;
    const card = document.getElementById(id);
    const all = rowsOf(points[content.id] ?? {}, '10-YEAR');
    const newest = all.at(-1);
    if (newest === undefined) continue;
    if (card === null) throw new Error(`no card ${id}`);
    expect(card.querySelector('.card-value')).toHaveTextContent(written(content, newest.value));
    const jump = document.querySelector(`.jump-list [href$="#${id}"]`);
    expect(jump).toHaveTextContent(shortDate(newest.key) + written(content, newest.value));
    const last = all.at(-2);
    if (last !== undefined && !isBroken(content, last, newest))
      expect(jump).toHaveTextContent(
        `${moved(content, last.value, newest.value).short} from ${nameOfBefore(content, last, newest)}`,
      );
    const sentences = [...card.querySelectorAll('.change-list li')].map((item) => item.textContent);
    for (const back of content.every === 'session' ? ([1, 12] as const) : ([12] as const)) {
      const base = earlier(content, all, newest, back);
      if (base === undefined || (base.row === all.at(-2) && content.every !== 'decision')) continue;
      const { sign, long } = moved(content, base.row.value, newest.value);
      const words = isBroken(content, base.row, newest)
        ? `was ${written(content, base.row.value)}`
        : sign === ''
          ? 'Unchanged'
          : `${long} ${sign === '+' ? content.terms.more : content.terms.less}`;
      const named = base.plain
        ? ''
        : isList(content)
          ? `(${shortDate(base.key)})`
          : longDate(base.key).replace(/ \d{4}$/, '');
      const found = sentences.filter((text) => text.includes(words) && text.includes(named));
      expect(found, `${content.slug}: ${words} ${named} in ${sentences.join('; ')}`).not.toEqual(
        [],
      );
    }
    const range = content.every === 'session' ? '1y' : '5y';
    const found = inRange(content, all, range);
    if (found !== null)
      expect(card).toHaveTextContent(
        sentence(content, range, found, isList(content) ? '10-YEAR' : undefined).trim(),
      );
  }
  const card = document.getElementById('rates');
  const newestDays = (['bonds', 'tbills'] as const).map((id) =>
    Object.keys(points[id] ?? {})
      .toSorted()
      .at(-1),
  );
  const [ofBonds, ofBills] = newestDays;
  if (ofBonds !== undefined && ofBills !== undefined && ofBonds !== ofBills) {
    const [bills, bonds] = [shortDate(ofBills), shortDate(ofBonds)];
    const isSameYear = ofBills.slice(0, 4) === ofBonds.slice(0, 4);
    expect(card).toHaveTextContent(
      `Latest: T-bills ${isSameYear ? bills.replace(/ \d{4}$/, '') : bills}, bonds ${bonds}`,
    );
  }
  for (const id of ['bonds', 'tbills'] as const) {
    const content = seriesContent.find((each) => each.id === id);
    const lists = points[id] ?? {};
    const newestList = lists[Object.keys(lists).toSorted().at(-1) ?? ''];
    if (content === undefined || newestList === undefined || !('tenures' in newestList)) continue;
    const rates = within(screen.getByRole('article', { name: /borrow/ })).getAllByRole('listitem', {
      hidden: true,
    });
    for (const { label, rate } of newestList.tenures) {
      const line =
        rates.find(({ textContent }) => textContent.startsWith(`${label}:`))?.textContent ?? '';
      const all = rowsOf(lists, label);
      const newest = all.at(-1);
      expect(line).toContain(`latest (${shortDate(newest?.key ?? '')}) ${two(rate)}%`);
      for (const back of [1, 12] as const) {
        const base = newest && earlier(content, all, newest, back);
        if (base)
          expect(line).toContain(
            `a ${back === 1 ? 'month' : 'year'} ago (${shortDate(base.key)}) ${two(base.row.value)}%`,
          );
      }
    }
  }
  cleanup();
}

/* ---------- histories ---------- */

const lists = (
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

const histories: Record<string, PointsBySeries> = {
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

/** Fake timers make every date that is read a slow one, of which there are millions here. */
beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW.getTime());
  const construct = (real: typeof Date, given: [] | [number]) =>
    given.length === 0 ? new real(NOW) : new real(...given);
  vi.stubGlobal('Date', new Proxy(Date, { construct }));
});

describe.each(Object.entries(histories))('of %s', (_, points) => {
  const history = historyOf(points, undefined, 2001, 2026);
  it('the page of all markets says what is stored', () => {
    expect.hasAssertions();
    checkMarkets(points, history);
  });

  const there = seriesContent.filter(({ id }) => points[id] !== undefined);
  const views = there.flatMap((content) => {
    const known = knownOf(content, points);
    return rangeIds.flatMap((range) =>
      [false, true].map((compare) => ({ known, slug: content.slug, range, compare })),
    );
  });
  it.each(views)('$slug, $range, compared: $compare', ({ known, range, compare }) => {
    expect.hasAssertions();
    checkPage(known, history, range, compare);
  });
});
