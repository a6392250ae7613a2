/**
 * Every value in the files of a series, worked out a second time from a log of random saves by plain
 * code of its own: first publications, corrections on the same and on later days, withdrawals.
 */
import fc from 'fast-check';
import Papa from 'papaparse';
import { array, looseObject, nullable, number, optional, parse, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Point, withPoint } from '@/figures/history';
import type { Revision } from '@/figures/revisions';
import { toCsv, toJson } from './fileFormats';
import { contentOf } from '../../../../tests/helpers/series';

const NOW = new Date('2026-11-24T18:00:00Z');
const HOUR_MS = 3_600_000;
/** Lagos is an hour ahead of UTC. */
const dayInLagos = (at: string) => new Date(Date.parse(at) + HOUR_MS).toISOString().slice(0, 10);

/** Two figures of each series, whose saves are mixed; the second day or period comes after the first. */
const series = [
  { slug: 'exchange-rate', keys: ['2026-03-23', '2026-03-24'], labels: [''] },
  { slug: 'gdp-growth', keys: ['2025-Q4', '2026-Q1'], labels: [''] },
  { slug: 'treasury-bills', keys: ['2026-03-23', '2026-03-24'], labels: ['91-DAY', '364-DAY'] },
] as const;
type Series = (typeof series)[number];

/** A save of one figure; null withdraws it. A list of rates has a value for each tenure that it has. */
interface Save {
  key: string;
  at: string;
  values: readonly (number | null)[] | null;
}

/** A value of a figure, from a day on; null while it was withdrawn. */
type Said = readonly [value: number | null, day: string];

function storedAfter({ slug, labels }: Series, saves: readonly Save[]) {
  const { id } = contentOf(slug);
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

/** What was published of one figure, oldest first: of a day the last save of its evening and all later ones. */
function published(saves: readonly Save[], key: string, row: number): Said[] {
  const own = saves.filter((save) => save.key === key);
  const said = own.map(({ at, values }): Said => [values?.[row] ?? null, dayInLagos(at)]);
  const lasting = said.filter((_, place) => said[place + 1]?.[1] !== key);
  const changes: Said[] = [];
  for (const each of lasting) {
    if (each[0] !== (changes.at(-1)?.[0] ?? null)) changes.push(each);
  }
  return changes;
}

/** What the CSV says of a figure: its superseded values, then the current one. */
function inCsv(csv: string, { labels }: Series, key: string, row: number): Said[] {
  const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
  const rows = data.filter((each) => each['Date'] === key);
  expect(rows.length).toBeLessThanOrEqual(1);
  const [cells = {}] = rows;
  const label = labels[row] ?? '';
  const isOwn = (name: string) => label === '' || name.startsWith(`${label}, `);
  const cell = (wanted: RegExp) =>
    Object.entries(cells).find(([name]) => isOwn(name) && wanted.test(name))?.[1] ?? '';
  const said: Said[] = [];
  let since = '';
  for (let place = 1; ; place += 1) {
    const value = cell(new RegExp(`uperseded value ${place}( \\(first published\\))?$`));
    if (value === '') break;
    const day = cell(new RegExp(`uperseded value ${place}, published on$`));
    if (place > 1) expect(day).toBe(since);
    since = cell(new RegExp(`uperseded value ${place}, replaced on$`));
    said.push([value === 'withdrawn' ? null : Number(value), day]);
  }
  const current = cell(/, source: /);
  if (said.length > 0) return [...said, [current === '' ? null : Number(current), since]];
  return current === '' ? [] : [[Number(current), '']];
}

const figure = looseObject({
  date: string(),
  value: nullable(number()),
  versions: optional(array(looseObject({ value: nullable(number()), publishedOn: string() }))),
});
const column = looseObject({ label: optional(string()), figures: array(figure) });
const file = looseObject({ figures: optional(array(figure)), tenures: optional(array(column)) });

/** What the JSON says of a figure. */
function inJson(json: string, { labels }: Series, key: string, row: number): Said[] {
  const { figures, tenures = [] } = parse(file, JSON.parse(json));
  const own = figures ?? tenures.find(({ label }) => label === labels[row])?.figures ?? [];
  const found = own.filter(({ date }) => date === key);
  expect(found.length).toBeLessThanOrEqual(1);
  return found.flatMap(({ value, versions }): Said[] => {
    if (versions === undefined) return [[value, '']];
    expect(versions.at(-1)?.value).toBe(value);
    return versions.map((each): Said => [each.value, each.publishedOn]);
  });
}

const value = fc.integer({ min: 1, max: 4 }).map((each) => each + 0.25);
const choice = fc.record({
  second: fc.boolean(),
  // Many on the evening of the first day, some days and weeks later.
  hour: fc.oneof(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 9, max: 500 })),
  values: fc.option(fc.tuple(value, fc.option(value)), { freq: 4 }),
});

describe.each(series)('$slug', (each) => {
  it('has in its files all that was ever published, with its days', () => {
    const check = (
      choices: readonly (typeof choice extends fc.Arbitrary<infer T> ? T : never)[],
    ) => {
      const start = Date.parse('2026-03-23T14:00:00Z');
      const saves = choices
        .toSorted((one, other) => one.hour - other.hour)
        .map(({ second, hour, values }, place): Save => {
          // A minute between two saves of one hour.
          const at = new Date(start + hour * HOUR_MS + place * 60_000).toISOString();
          return { key: each.keys[second ? 1 : 0], at, values };
        })
        .filter(({ key, at }) => key.includes('Q') || dayInLagos(at) >= key);
      const years = [storedAfter(each, saves)];
      const content = contentOf(each.slug);
      const csv = toCsv(content, years, NOW);
      const json = toJson(content, years, NOW);
      for (const key of each.keys) {
        for (const row of each.labels.keys()) {
          const all = published(saves, key, row);
          const wanted = all.length > 1 ? all : all.map(([said]): Said => [said, '']);
          expect(inCsv(csv, each, key, row), `CSV, ${key}`).toEqual(wanted);
          expect(inJson(json, each, key, row), `JSON, ${key}`).toEqual(wanted);
        }
      }
    };
    fc.assert(fc.property(fc.array(choice, { maxLength: 9 }), check), { numRuns: 300 });
  });
});
