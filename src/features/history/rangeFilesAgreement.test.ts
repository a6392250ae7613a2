/**
 * Compares the files, the structured data and the picture of each series and range with the stored
 * points. The expected values are calculated without the code of the site.
 */
import { parse } from 'papaparse';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SeriesContent, seriesContent } from '@/content/series';
import type { PointsBySeries } from '../../../tests/helpers/seriesHistory';
import { createYears } from '../../../tests/helpers/historyPoints';
import { NOW, stopClock, TODAY } from '../../../tests/helpers/expected/clock';
import { toFirstDay, toShortDate } from '../../../tests/helpers/expected/dates';
import {
  hasBreakBetween,
  findFiguresInRange,
  clampKeyToRange,
  hasNoLength,
  listRanges,
  toRows,
  getTenure,
} from '../../../tests/helpers/expected/figures';
import { histories } from '../../../tests/helpers/expected/histories';
import { describeChangeBetween } from '../../../tests/helpers/expected/values';
import { createLoadedDataset } from './dataset';
import { toFigures } from './figures';
import { toCsv, toJson } from './fileFormats';
import { createFile } from './files';
import type { RangeId } from './ranges';
import { createPicture } from './tools/picture';

function createView(
  content: SeriesContent,
  stored: PointsBySeries,
  range: RangeId,
  compare: boolean,
) {
  const points = stored[content.id] ?? {};
  const tenure = getTenure(content);
  const all = toRows(points, tenure);
  const inRange = findFiguresInRange(content, all, range);
  const newest = all.at(-1);
  if (inRange === null || newest === undefined) throw new Error('no figures');
  const figures = toFigures(points, tenure);
  const shown = {
    content,
    figures,
    years: createYears(points),
    range,
    compare: compare ? ('year-earlier' as const) : null,
    tenure,
  };
  return { points, newest, inRange, shown };
}
type View = ReturnType<typeof createView>;

/**
 * Checks that the CSV and JSON files have exactly the figures of the range. The file name must have
 * the first and the last date.
 */
function checkFiles({ newest, inRange: { rows }, shown }: View) {
  const { content, tenure } = shown;
  const first = rows[0] ?? newest;
  const file = createFile(shown, 'csv');
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
}

/**
 * Checks that the structured data have the period of all figures, but only if all figures have
 * loaded.
 */
function checkDataset({ points, shown: { content, figures, range } }: View) {
  const whole = range === 'all';
  const { temporalCoverage } = createLoadedDataset(content, { figures, points, whole }) ?? {};
  const keys = Object.keys(points).toSorted((a, b) => (toFirstDay(a) < toFirstDay(b) ? -1 : 1));
  if (!whole) expect(temporalCoverage).toBeUndefined();
  else if (!(keys[0] ?? '').includes('Q'))
    expect(temporalCoverage).toBe(`${keys[0]}/${keys.at(-1)}`);
}

function checkPicture({ newest, inRange, shown }: View) {
  const { content, range } = shown;
  const { rows } = inRange;
  const first = rows[0] ?? newest;
  const { change, period } = createPicture(shown, NOW);
  const comparable = rows.find((row) => !hasBreakBetween(content, row, newest)) ?? newest;
  if (change !== null && change.arrow !== null) {
    expect(change.amount).toBe(
      describeChangeBetween(content, comparable.value, newest.value).short,
    );
    const over = {
      '1m': 'a month',
      '3m': 'three months',
      '1y': 'a year',
      '3y': 'three years',
      '5y': 'five years',
    };
    const isWhole =
      !hasNoLength(range) &&
      !inRange.short &&
      comparable === rows[0] &&
      comparable.day <= inRange.from;
    expect(change.label).toBe(
      isWhole
        ? `over ${over[range]}`
        : `since ${toShortDate(clampKeyToRange(inRange, comparable))}`,
    );
  }
  expect(period).toContain(toShortDate(content.every === 'decision' ? TODAY : newest.key));
  if (inRange.short) expect(period).toContain(toShortDate(clampKeyToRange(inRange, first)));
}

beforeEach(stopClock);

describe.each(Object.entries(histories))('downloads of %s', (_, points) => {
  const stored = seriesContent.filter(({ id }) => points[id] !== undefined);
  const views = stored.flatMap((content) =>
    listRanges(content).flatMap((range) =>
      [false, true].map((compare) => ({ content, slug: content.slug, range, compare })),
    ),
  );

  it.each(views)(
    'writes the stored points of $slug to its files: $range, compared: $compare',
    ({ content, range, compare }) => {
      expect.hasAssertions();
      const view = createView(content, points, range, compare);
      checkFiles(view);
      checkDataset(view);
      checkPicture(view);
    },
  );
});
