/**
 * Compares all values in the files of a series with a log of random saves. The log contains first
 * publications, corrections and withdrawals. The expected values are calculated without the code of
 * the site.
 */
import fc from 'fast-check';
import Papa from 'papaparse';
import { array, looseObject, nullable, number, optional, parse, record, string } from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seriesContent } from '@/content/series';
import { parsePoints, type Point, type SeriesId, withPoint, getYear } from '@/figures/history';
import { parseRevisions, type Revision, type YearOfSeries } from '@/figures/revisions';
import { toFigures } from './figures';
import { toCsv, toJson } from './fileFormats';
import { createFile } from './files';
import type { RangeId } from './ranges';
import { createHistory } from '../../../seed/history.ts';
import { createYears } from '../../../tests/helpers/historyPoints';
import { getSeriesContent } from '../../../tests/helpers/series';
import { NOW } from '../../../tests/helpers/expected/clock';
import { toFirstDay } from '../../../tests/helpers/expected/dates';
import {
  findFiguresInRange,
  listRanges,
  type FigureRow,
} from '../../../tests/helpers/expected/figures';

const HOUR_MS = 3_600_000;
/** Lagos is one hour ahead of UTC. */
const dayInLagos = (at: string) => new Date(Date.parse(at) + HOUR_MS).toISOString().slice(0, 10);

/**
 * The series of the test, each with two figures, older one first. The saves of both figures
 * alternate at random.
 */
const series = [
  { slug: 'exchange-rate', keys: ['2026-03-23', '2026-03-24'], labels: [''] },
  { slug: 'gdp-growth', keys: ['2025-Q4', '2026-Q1'], labels: [''] },
  { slug: 'treasury-bills', keys: ['2026-03-23', '2026-03-24'], labels: ['91-DAY', '364-DAY'] },
] as const;
interface TestSeries {
  slug: string;
  keys: readonly string[];
  labels: readonly string[];
}

/**
 * A save of one figure. Null withdraws the figure. A list of rates has one value for each tenor.
 */
interface TestSave {
  key: string;
  at: string;
  values: readonly (number | null)[] | null;
}

/** A published value with the day of its publication. Null means that the figure was withdrawn. */
type PublishedValue = readonly [value: number | null, day: string];

function storeSaves({ slug, labels }: TestSeries, saves: readonly TestSave[]) {
  const { id } = getSeriesContent(slug);
  let points: Readonly<Record<string, Point>> = {};
  const revisions: Revision[] = [];
  for (const { key, at, values } of saves) {
    const before = points;
    if (values === null) {
      points = Object.fromEntries(Object.entries(points).filter(([each]) => each !== key));
    } else {
      const tenures = labels.flatMap((label, row) => {
        const rate = values[row] ?? null;
        return rate === null ? [] : [{ label, rate }];
      });
      const figure = labels.length > 1 ? { tenures } : { value: values[0] ?? 0 };
      points = withPoint(points, id, key, figure, new Date(at));
    }
    const was = before[key];
    if (was !== undefined && was !== points[key]) {
      revisions.push({ at, was: { [key]: was }, reason: 'correction', note: `Saved at ${at}` });
    }
  }
  return { points, revisions };
}

/**
 * Returns the published values of one figure, oldest first. In a daily series, all saves on the day
 * of the session count as one publication with the last value. Each later save counts as a
 * publication of its own.
 */
function listPublishedValues(
  slug: string,
  saves: readonly TestSave[],
  key: string,
  row: number,
): PublishedValue[] {
  const own = saves.filter((save) => save.key === key);
  const versions = own.map(({ at, values }): PublishedValue => [
    values?.[row] ?? null,
    dayInLagos(at),
  ]);
  const isSession = getSeriesContent(slug).every === 'session';
  const lasting = versions.filter((_, index) => !isSession || versions[index + 1]?.[1] !== key);
  const changes: PublishedValue[] = [];
  for (const each of lasting) {
    if (each[0] !== (changes.at(-1)?.[0] ?? null)) changes.push(each);
  }
  return changes;
}

/** Returns the superseded values of a figure in the CSV, followed by the current value. */
function readCsvValues(
  csv: string,
  { labels }: TestSeries,
  key: string,
  row: number,
): PublishedValue[] {
  const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
  const rows = data.filter((each) => each['Date'] === key);
  expect(rows.length).toBeLessThanOrEqual(1);
  const [cells = {}] = rows;
  const label = labels[row] ?? '';
  const isOwn = (name: string) => label === '' || name.startsWith(`${label}, `);
  const findCell = (heading: RegExp) =>
    Object.entries(cells).find(([name]) => isOwn(name) && heading.test(name))?.[1] ?? '';
  const versions: PublishedValue[] = [];
  let since = '';
  for (let index = 1; ; index += 1) {
    const value = findCell(new RegExp(`uperseded value ${index}( \\(first published\\))?$`));
    if (value === '') break;
    const day = findCell(new RegExp(`uperseded value ${index}, published on$`));
    if (index > 1) expect(day).toBe(since);
    since = findCell(new RegExp(`uperseded value ${index}, replaced on$`));
    versions.push([value === 'withdrawn' ? null : Number(value), day]);
  }
  const current = findCell(/, source: /);
  if (versions.length > 0) return [...versions, [current === '' ? null : Number(current), since]];
  return current === '' ? [] : [[Number(current), '']];
}

const figure = looseObject({
  date: string(),
  value: nullable(number()),
  versions: optional(array(looseObject({ value: nullable(number()), publishedOn: string() }))),
});
const column = looseObject({ label: optional(string()), figures: array(figure) });
const file = looseObject({ figures: optional(array(figure)), tenures: optional(array(column)) });

function readJsonValues(
  json: string,
  { labels }: TestSeries,
  key: string,
  row: number,
): PublishedValue[] {
  const { figures, tenures = [] } = parse(file, JSON.parse(json));
  const own = figures ?? tenures.find(({ label }) => label === labels[row])?.figures ?? [];
  const matches = own.filter(({ date }) => date === key);
  expect(matches.length).toBeLessThanOrEqual(1);
  return matches.flatMap(({ value, versions }): PublishedValue[] => {
    if (versions === undefined) return [[value, '']];
    expect(versions.at(-1)?.value).toBe(value);
    return versions.map((each): PublishedValue => [each.value, each.publishedOn]);
  });
}

const value = fc.integer({ min: 1, max: 4 }).map((each) => each + 0.25);
const choice = fc.record({
  second: fc.boolean(),
  // Many saves are within 8 hours of the first publication. Others are days or weeks later.
  hour: fc.oneof(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 9, max: 500 })),
  values: fc.option(fc.tuple(value, fc.option(value)), { freq: 4 }),
});

describe.each(series)('files of $slug', (each) => {
  it('writes every published value of a series to its files', () => {
    const check = (
      choices: readonly (typeof choice extends fc.Arbitrary<infer T> ? T : never)[],
    ) => {
      const start = Date.parse('2026-03-23T14:00:00Z');
      const saves = choices
        .toSorted((one, other) => one.hour - other.hour)
        .map(({ second, hour, values }, index): TestSave => {
          // A minute between saves of the same hour keeps their order.
          const at = new Date(start + hour * HOUR_MS + index * 60_000).toISOString();
          return { key: each.keys[second ? 1 : 0], at, values };
        })
        .filter(({ key, at }) => key.includes('Q') || dayInLagos(at) >= key);
      const years = [storeSaves(each, saves)];
      const content = getSeriesContent(each.slug);
      const csv = toCsv(content, years, NOW);
      const json = toJson(content, years, NOW);
      for (const key of each.keys) {
        for (const row of each.labels.keys()) {
          const all = listPublishedValues(each.slug, saves, key, row);
          const expected = all.length > 1 ? all : all.map(([value]): PublishedValue => [value, '']);
          expect(readCsvValues(csv, each, key, row), `CSV, ${key}`).toEqual(expected);
          expect(readJsonValues(json, each, key, row), `JSON, ${key}`).toEqual(expected);
        }
      }
    };
    fc.assert(fc.property(fc.array(choice, { maxLength: 9 }), check), { numRuns: 300 });
  });
});

/** Days within the last six years, with figures before and after the start of each range. */
const DAYS =
  '2020-03-10 2021-11-30 2023-05-09 2025-10-14 2025-12-02 2026-08-25 2026-09-01 2026-11-03 2026-11-23'.split(
    ' ',
  );
const MONTHS = '2020-03 2021-11 2023-05 2025-10 2025-12 2026-08 2026-09 2026-10'.split(' ');
const QUARTERS = '2020-Q1 2021-Q4 2023-Q2 2025-Q3 2025-Q4 2026-Q1 2026-Q2'.split(' ');

const listLabels = (id: SeriesId): readonly string[] =>
  id === 'bonds' ? ['10-YEAR', '5-YEAR'] : id === 'tbills' ? ['91-DAY', '364-DAY'] : [''];

const everySeries = seriesContent.flatMap((content) => {
  const { slug, id, every } = content;
  const keys = { session: DAYS, decision: DAYS, month: MONTHS, quarter: QUARTERS }[every];
  return listRanges(content).map((range) => ({ slug, keys, labels: listLabels(id), range }));
});

/** Reads the stored years from JSON, as a page does. */
function parseStoredYear(slug: string, stored: YearOfSeries): YearOfSeries[] {
  const { id } = getSeriesContent(slug);
  return createYears(stored.points, stored.revisions).map(({ points, revisions }) => {
    const [key = ''] = [points, ...revisions.map(({ was }) => was)].flatMap(Object.keys);
    const document: unknown = JSON.parse(JSON.stringify({ points, revisions }));
    const year = getYear(key);
    return {
      points: parsePoints(id, year, document),
      revisions: parseRevisions(id, year, document),
    };
  });
}

/**
 * Returns the first and the last day in a file. A file also contains the withdrawn figures of its
 * range.
 */
function findEnds(
  slug: string,
  range: RangeId,
  all: ReadonlyMap<string, readonly PublishedValue[]>,
) {
  const rows: FigureRow[] = [];
  const withdrawn: string[] = [];
  for (const [key, versions] of all) {
    const value = versions.at(-1)?.[0];
    if (typeof value === 'number') rows.push({ key, day: toFirstDay(key), value });
    if (value === null) withdrawn.push(toFirstDay(key));
  }
  const inRange = findFiguresInRange(getSeriesContent(slug), rows, range);
  if (inRange === null) return null;
  const [first = '', last = ''] = [inRange.rows[0]?.day, inRange.rows.at(-1)?.day];
  const start = range === 'all' ? '' : first < inRange.from ? first : inRange.from;
  const days = [first, last, ...withdrawn.filter((day) => day >= start)].toSorted();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}

function readDays(csv: string, json: string) {
  const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
  const { figures, tenures = [] } = parse(file, JSON.parse(json));
  const lists = figures === undefined ? tenures : [{ label: '', figures }];
  return {
    csv: data.map((each) => each['Date']),
    json: Object.fromEntries(
      lists.map(({ label = '', figures: own }) => [label, own.map(({ date }) => date)]),
    ),
  };
}

/** Checks that a file has exactly the published values of the figures in its range. */
function expectFile(
  each: TestSeries,
  range: RangeId,
  all: Record<string, Map<string, PublishedValue[]>>,
  years: YearOfSeries[],
) {
  const content = getSeriesContent(each.slug);
  const [label = ''] = each.labels;
  const tenure = label === '' ? undefined : label;
  const points = Object.assign({}, ...years.map((year) => year.points)) as YearOfSeries['points'];
  const shown = {
    content,
    years,
    figures: toFigures(points, tenure),
    range,
    compare: null,
    tenure,
  };
  const made = createFile(shown, 'csv');
  const ends = findEnds(each.slug, range, all[label] ?? new Map());
  if (made === null || ends === null) {
    expect([made, ends]).toEqual([null, null]);
    return;
  }
  const csv = toCsv(content, made.years, NOW).slice(1);
  const json = toJson(content, made.years, NOW);
  const listKeys = (of: Map<string, PublishedValue[]> | undefined) =>
    [...(of ?? [])].flatMap(([key, versions]) => {
      const isIn = toFirstDay(key) >= ends.from && toFirstDay(key) <= ends.to;
      return isIn && versions.length > 0 ? [key] : [];
    });
  const days = readDays(csv, json);
  const some = each.labels.flatMap((name) => listKeys(all[name]));
  expect(days.csv).toEqual(each.keys.filter((key) => some.includes(key)));
  each.labels.forEach((name, row) => {
    const keys = listKeys(all[name]);
    expect(days.json[name] ?? []).toEqual(keys);
    for (const key of keys) {
      const versions = all[name]?.get(key) ?? [];
      const expected =
        versions.length > 1 ? versions : versions.map(([value]): PublishedValue => [value, '']);
      expect(readCsvValues(csv, each, key, row), `CSV, ${key}`).toEqual(expected);
      expect(readJsonValues(json, each, key, row), `JSON, ${key}`).toEqual(expected);
    }
  });
}

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));

describe.each(everySeries)('file of $slug over $range', ({ range, ...each }) => {
  it('writes exactly the published values of a range to a file', () => {
    const save = fc.record({
      index: fc.nat({ max: each.keys.length - 1 }),
      hour: fc.oneof(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 9, max: 500 })),
      values: fc.option(fc.tuple(value, fc.option(value)), { freq: 4 }),
    });
    const check = (choices: readonly (typeof save extends fc.Arbitrary<infer T> ? T : never)[]) => {
      const saves = choices
        .map(({ index, hour, values }, nth): TestSave => {
          const key = each.keys[index] ?? '';
          const at = Date.parse(toFirstDay(key)) + (14 + hour) * HOUR_MS + nth * 60_000;
          return { key, at: new Date(at).toISOString(), values };
        })
        .filter(({ at }) => at < NOW.toISOString())
        .toSorted((one, other) => (one.at < other.at ? -1 : 1));
      const all = Object.fromEntries(
        each.labels.map((label, row) => [
          label,
          new Map(each.keys.map((key) => [key, listPublishedValues(each.slug, saves, key, row)])),
        ]),
      );
      expectFile(each, range, all, parseStoredYear(each.slug, storeSaves(each, saves)));
    };
    fc.assert(fc.property(fc.array(save, { minLength: 1, maxLength: 24 }), check), { numRuns: 40 });
  });
});

const raw = looseObject({
  value: optional(number()),
  tenures: optional(array(looseObject({ label: string(), rate: number() }))),
});
const point = looseObject({ ...raw.entries, first: optional(raw) });
const document = looseObject({
  series: string(),
  year: number(),
  points: record(string(), point),
  revisions: optional(array(looseObject({ was: record(string(), point) }))),
});

const listDocuments = (id: string) =>
  Object.entries(createHistory(NOW)).flatMap(([path, data]) =>
    path.startsWith(`history/${id}-`) ? [parse(document, data)] : [],
  );

/** Returns all current and earlier values in the stored documents of a series, by day. */
function collectValues(id: string, label: string): Map<string, Set<number>> {
  const all = new Map<string, Set<number>>();
  for (const { points, revisions = [] } of listDocuments(id)) {
    const sources = [points, ...revisions.map(({ was }) => was)];
    for (const [key, storedPoint] of sources.flatMap(Object.entries<(typeof points)[string]>)) {
      for (const { value: alone, tenures = [] } of [storedPoint, storedPoint.first ?? {}]) {
        const rate = alone ?? tenures.find((each) => each.label === label)?.rate;
        if (rate !== undefined) all.set(key, (all.get(key) ?? new Set()).add(rate));
      }
    }
  }
  return all;
}

describe.each(seriesContent)('file of $slug with the example data', (content) => {
  const { id, slug } = content;
  const labels = listLabels(id);

  it('writes exactly the values of the stored documents to a file', () => {
    const years = listDocuments(id).map((stored) => ({
      points: parsePoints(id, stored.year, stored),
      revisions: parseRevisions(id, stored.year, stored),
    }));
    const csv = toCsv(content, years, NOW).slice(1);
    const json = toJson(content, years, NOW);
    const each = { slug, keys: [], labels };
    labels.forEach((label, row) => {
      const stored = collectValues(id, label);
      const days = [...stored.keys()].toSorted((one, other) =>
        toFirstDay(one) < toFirstDay(other) ? -1 : 1,
      );
      expect(readDays(csv, json).json[label]).toEqual(days);
      for (const [key, values] of stored) {
        for (const versions of [
          readJsonValues(json, each, key, row),
          readCsvValues(csv, each, key, row),
        ])
          expect(new Set(versions.map(([value]) => value)), key).toEqual(values);
      }
    });
  });
});
