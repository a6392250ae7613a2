/**
 * Every number of /markets, of each series page in each range and comparison, of its files, its
 * `Dataset` and its picture, worked out a second time from the stored points by plain code of its own.
 */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { parse } from 'papaparse';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeStore } from '@/app/site/store';
import { type SeriesContent, seriesContent } from '@/content/series';
import { historyOf, type PointsBySeries } from '../../../../tests/helpers/seriesHistory';
import { yearsOf } from '../../../../tests/helpers/historyPoints';
import { succeeded } from '../../../../tests/helpers/builders';
import { renderLinked } from '../../../../tests/helpers/renderWithStore';
import {
  before,
  dayOf,
  earlier,
  extremes,
  histories,
  type InRange,
  inRange,
  inWords,
  isApart,
  isBroken,
  isList,
  keyIn,
  listedOf,
  longDate,
  moved,
  nameOfBefore,
  nameOfPrevious,
  NOW,
  type Row,
  rowsOf,
  sentence,
  shortDate,
  stopClock,
  TODAY,
  trades,
  plus,
  two,
  written,
  yearEarlier,
} from '../../../../tests/helpers/workedOut';
import { AsiPanel } from '../AsiPanel';
import type { HistoryState } from '../historySlice';
import { openMarket, selectRecent } from '../marketSlice';
import { TodayStrip } from '../TodayStrip';
import { datasetWith } from './dataset';
import { EmbeddedSeries } from './embed/EmbeddedSeries';
import { QuotedFigure } from './embed/QuotedFigure';
import { figuresOf } from './figures';
import { toCsv, toJson } from './fileFormats';
import { fileOf } from './files';
import { MarketsView } from './markets/MarketsView';
import { type RangeId, rangeIds } from './ranges';
import { SeriesView } from './series/SeriesView';
import { pictureOf } from './tools/picture';

/* ---------- what should be said ---------- */

/** What a figure is measured from, in a sentence: 'on Thursday', 'in Q3', 'on 18 November'. */
const whenOf = (content: SeriesContent, base: Row, newest: Row) =>
  (content.every === 'session' ? 'on ' : 'in ') + nameOfBefore(content, base, newest);

function decisionOf(content: SeriesContent, all: Row[], newest: Row, base: Row): string {
  const signOf = (row: Row, place: number) => Math.sign(row.value - (all[place - 1] ?? row).value);
  const signs = all.map(signOf);
  const sign = signs.at(-1) ?? 0;
  if (sign === 0) {
    const changed = all.findLastIndex(({ value }) => value !== newest.value);
    return `Unchanged since ${longDate((all[changed + 1] ?? newest).key)}`;
  }
  const verb = sign > 0 ? 'Raised' : 'Cut';
  const day = newest.day === TODAY ? '' : ` ${inWords(newest.key)}`;
  const today = newest.day === TODAY ? ' today' : '';
  const last = all[signs.slice(0, -1).lastIndexOf(sign)]?.key.slice(0, 4) ?? '';
  const isRare = last !== '' && Number(newest.key.slice(0, 4)) - Number(last) >= 2;
  const rare = isRare ? `, the first ${sign > 0 ? 'rise' : 'cut'} since ${last}` : '';
  return `${verb}${today} from ${written(content, base.value)}${day}${rare}`;
}

/** How a figure changed since one of a time that is named: 'than on Thursday', 'than a year ago'. */
function changedSince(content: SeriesContent, base: Row, newest: Row, when: string): string {
  const name = when.replace(/^(on|in) /, '');
  const between = content.breaks.findLast(() => isBroken(content, base, newest));
  if (between !== undefined) {
    const was = `${name[0]?.toUpperCase()}${name.slice(1)} was ${written(content, base.value)}`;
    return `${was}, ${between.before}: not comparable`;
  }
  const { sign, long } = moved(content, base.value, newest.value);
  if (sign === '') return `Unchanged ${when.startsWith('a ') ? 'from' : 'since'} ${name}`;
  return `${long} ${sign === '+' ? content.terms.more : content.terms.less} than ${when}`;
}

/** The changes that a card says, from one figure to the newest each. */
function changesOf(content: SeriesContent, all: Row[]): string[] {
  const [base, newest] = [all.at(-2), all.at(-1)];
  if (base === undefined || newest === undefined) return [];
  const holds = content.every === 'decision';
  const first = holds
    ? decisionOf(content, all, newest, base)
    : changedSince(content, base, newest, whenOf(content, base, newest));
  const isDollar = content.id === 'exchangeRate' && / than /.test(first);
  const others = (content.every === 'session' ? ([1, 12] as const) : ([12] as const)).flatMap(
    (back) => {
      const found = earlier(content, all, newest, back);
      if (found === undefined || (found.row === base && !holds)) return [];
      const ago = content.every === 'quarter' ? 'earlier' : 'ago';
      const words = `a ${back === 1 ? 'month' : 'year'} ${ago}`;
      const dated = isList(content)
        ? `${words} (${shortDate(found.key)})`
        : whenOf(content, found.row, newest);
      return [changedSince(content, found.row, newest, found.plain ? words : dated)];
    },
  );
  return [isDollar ? `A dollar costs ${first}` : first, ...others];
}

/** More rows than these are checked as far as the table shows them at first. */
const MOST_ROWS = 130;

function tableOf(content: SeriesContent, all: Row[], found: InRange, compare: boolean) {
  const { weekly } = found;
  const listed = listedOf(found);
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

/** A change as it is written beside what it is measured from. */
function changeFrom(content: SeriesContent, base: Row, row: Row, name: string): string {
  if (isBroken(content, base, row)) return `not comparable from ${name}`;
  const { sign, short } = moved(content, base.value, row.value);
  return `${sign === '' ? 'Unchanged' : short} from ${name}`;
}

/** The column of changes says what all of them are measured from, except those that say it themselves. */
function checkHeading({ terms }: SeriesContent, weekly: boolean, compare: boolean) {
  const before = `previous ${weekly ? 'week' : terms.one}`;
  const heads = [...document.querySelectorAll('.series-table thead th')].map(
    ({ textContent }) => textContent,
  );
  expect(heads.at(-2)).toBe(compare ? `From ${before}` : `Change from ${before}`);
}

/** The last five changes, each from the figure before it: across a hole that is not the one of the heading. */
function checkLastFive(content: SeriesContent, all: Row[]) {
  const list = screen.getByRole('list', { name: `Change from previous ${content.terms.one}` });
  const said = within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent ?? '');
  const expected = all.slice(-5).map((row) => {
    const base = before(all, row, false);
    if (base === undefined || isBroken(content, base, row)) return '-';
    const change = moved(content, base.value, row.value).short.replace(' pp', '');
    if (!isApart(content, base, row, false)) return change;
    const year = new RegExp(` ${row.key.slice(0, 4)}$`);
    return `${change} from ${shortDate(base.key).replace(year, '')}`;
  });
  expect(said).toEqual(expected);
}

/** The first change of the range, and the one across the widest hole, as they are read and heard. */
function checkOtherDays(content: SeriesContent, all: Row[], found: InRange) {
  const listed = listedOf(found);
  const gaps = listed.map(({ day }, index) =>
    index === 0 ? 0 : Date.parse(day) - Date.parse(listed[index - 1]?.day ?? ''),
  );
  const slider = screen.getByRole('slider', { name: 'Day to read' });
  for (const stop of new Set([1, gaps.indexOf(Math.max(...gaps)), listed.length - 1])) {
    const row = listed[stop];
    if (row === undefined) continue;
    fireEvent.change(slider, { target: { value: `${stop}` } });
    expect(document.querySelector('.reading-value')).toHaveTextContent(written(content, row.value));
    const weekly = found.weekly && row !== all.at(-1);
    const base = before(all, row, weekly);
    if (base === undefined) continue;
    const name = nameOfPrevious(content, base, row, weekly);
    const heard = slider.getAttribute('aria-valuetext');
    if (isBroken(content, base, row)) {
      expect(document.querySelector('.reading-change')).toHaveTextContent('not comparable');
      expect(heard).not.toContain(' from ');
      continue;
    }
    expect(heard).toMatch(new RegExp(` from ${name}$`));
    if (row !== all.at(-1))
      expect(document.querySelector('.reading-change')?.textContent).toBe(
        changeFrom(content, base, row, name),
      );
  }
}

/** What other sites frame: the newest figure with its own day, and what its change is measured from. */
function checkEmbed({ content, all, tenure }: Known, history: HistoryState, range: RangeId) {
  const Embed = content.use.reuse === 'yes' ? EmbeddedSeries : QuotedFigure;
  const address = `/embed/${content.slug}?range=${range}`;
  renderLinked(<Embed content={content} />, makeStore({ history }), address);
  const [newest, base] = [all.at(-1), all.at(-2)];
  const frame = screen.getByRole('article');
  const head = within(frame).getByRole('banner');
  if (newest === undefined) throw new Error('no figures');
  expect(frame).toHaveTextContent(written(content, newest.value));
  expect(head).toHaveTextContent(shortDate(newest.key));
  if (tenure !== undefined) expect(head).toHaveTextContent(`, ${tenure}`);
  const change = frame.querySelector('.embed-change, .quoted-change')?.textContent ?? '';
  if (base === undefined) expect(change).toBe('');
  else expect(change).toBe(changeFrom(content, base, newest, nameOfBefore(content, base, newest)));
  cleanup();
}

/**
 * The strip over every page and the panel of Home: the change from the session before, where that is stored, and
 * else the one that was typed with the index, which is from there too.
 */
function checkHome(all: Row[]) {
  const newest = all.at(-1);
  if (newest === undefined) return;
  const typed = -1.23;
  const index = { value: newest.value, change: typed, date: newest.day };
  const sessions = Object.fromEntries(all.slice(-30).map(({ day, value }) => [day, value]));
  const market = {
    ...makeStore().getState().market,
    asi: succeeded(index),
    recent: succeeded({ asi: sessions, exchangeRate: {} }),
  };
  let session = plus(newest.day, -1);
  while (!trades(session)) session = plus(session, -1);
  const base = all.find(({ day }) => day === session);
  const asi = seriesContent.find(({ id }) => id === 'asi');
  if (asi === undefined) throw new Error('no index');
  const change = base === undefined ? '-1.23%' : moved(asi, base.value, newest.value).short;
  renderLinked(
    <>
      <TodayStrip />
      <AsiPanel />
    </>,
    makeStore({ market }),
  );
  const strip = screen.getByRole('region', { name: 'Figures of the day' });
  expect(strip).toHaveTextContent(
    `${written(asi, newest.value)}${change} from the previous session`,
  );
  const panel = screen.getByRole('article');
  expect(panel).toHaveTextContent(`${change}from the previous session`);
  cleanup();
}

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
  checkLastFive(content, all);
  checkHeading(content, weekly, compare);
  const table = tableOf(content, all, found, compare);
  expect(tableShown(table.length)).toEqual(table);
  checkOtherDays(content, all, found);
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
    const over = { '1m': 'a month', '3m': 'three months', '1y': 'a year', '5y': 'five years' };
    const isWhole = range !== 'all' && !found.short && comparable === rows[0];
    expect(change.words).toBe(
      isWhole ? `over ${over[range]}` : `since ${shortDate(keyIn(found, comparable))}`,
    );
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
    const sentences = [...card.querySelectorAll('.change-list li')].map(({ textContent }) =>
      textContent.replaceAll(/\s+/g, ' ').trim(),
    );
    expect(sentences, content.slug).toEqual(changesOf(content, all));
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

beforeEach(stopClock);

describe.each(Object.entries(histories))('of %s', (_, points) => {
  const history = historyOf(points, undefined, 2001, 2026);
  it('the page of all markets says what is stored', () => {
    expect.hasAssertions();
    checkMarkets(points, history);
  });

  const closes = rowsOf(points.asi ?? {});
  it.each(closes.length > 0 ? [0, 1, 2, 3] : [])(
    'the strip and the panel of Home, %d sessions ago, say what the index is measured from',
    (ago) => {
      expect.hasAssertions();
      checkHome(closes.slice(0, closes.length - ago));
    },
  );

  const there = seriesContent.filter(({ id }) => points[id] !== undefined);
  const views = there.flatMap((content) => {
    const known = knownOf(content, points);
    return rangeIds.flatMap((range) =>
      [false, true].map((compare) => ({ known, slug: content.slug, range, compare })),
    );
  });
  it.each(views.filter(({ compare }) => !compare))(
    'the embed of $slug, $range',
    ({ known, range }) => {
      expect.hasAssertions();
      checkEmbed(known, history, range);
    },
  );

  it.each(views)('$slug, $range, compared: $compare', ({ known, range, compare }) => {
    expect.hasAssertions();
    checkPage(known, history, range, compare);
  });
});
