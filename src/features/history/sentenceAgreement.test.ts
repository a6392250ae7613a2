/**
 * Compares the sentences about figures and pinned ranges with the stored points. The expected
 * sentences are created without the code of the site.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { type SeriesContent, seriesContent } from '@/content/series';
import type { Points } from '@/figures/history';
import { NOW, stopClock, TODAY } from '../../../tests/helpers/expected/clock';
import { addMonths, toLongDate } from '../../../tests/helpers/expected/dates';
import {
  type FigureRow,
  findFiguresInRange,
  listRanges,
  selectListedRows,
  toRows,
} from '../../../tests/helpers/expected/figures';
import { histories } from '../../../tests/helpers/expected/histories';
import {
  createFigureSentence,
  createRangeSentence,
  type QuotedRows,
} from '../../../tests/helpers/expected/sentences';
import { toFigures } from './figures';
import { createSentence } from './sentence';

const SITE = 'https://example.com';

/** Returns the first published values of all revised figures. */
function findFirstValues(points: Points, tenure: string | undefined): Map<string, number> {
  const values = new Map<string, number>();
  for (const [key, point] of Object.entries(points)) {
    const { first } = point;
    if (first === undefined) continue;
    const [before, now] = [first, point].map((each) =>
      'value' in each ? each.value : each.tenures.find(({ label }) => label === tenure)?.rate,
    );
    if (before !== undefined && before !== now) values.set(key, before);
  }
  return values;
}

/** Returns all tenors of a list of rates, or a single undefined tenor for other series. */
function listTenors(points: Points): (string | undefined)[] {
  const labels = Object.values(points).flatMap((point) =>
    'tenures' in point ? point.tenures.map(({ label }) => label) : [],
  );
  return labels.length === 0 ? [undefined] : [...new Set(labels)];
}

function createView(content: SeriesContent, points: Points, tenure: string | undefined) {
  const figures = toFigures(points, tenure);
  const all = toRows(points, tenure);
  const quoted: QuotedRows = { content, all, tenure, firstValues: findFirstValues(points, tenure) };
  return { content, figures, all, tenure, quoted };
}
type View = ReturnType<typeof createView>;

/**
 * Returns the URL that a sentence about a figure must contain. Its range is the year that ends on
 * the day of the figure, and that day is selected.
 */
function createAddress({ content, all, tenure }: View, { key, day }: FigureRow): string {
  const yearBefore = addMonths(day, -12);
  const isHeld = content.every === 'decision' && (all[0]?.day ?? '') < yearBefore;
  const from = isHeld ? yearBefore : all.find((row) => row.day >= yearBefore)?.key;
  const tenor = tenure === undefined ? '' : `&tenure=${tenure}`;
  return `${SITE}/markets/${content.slug}?from=${from}&to=${key}&day=${key}${tenor}`;
}

/**
 * Returns all rows of a short list. For a longer list, returns the newest rows and about 120
 * others.
 */
const selectRows = (rows: FigureRow[]) =>
  rows.filter((_, index) => index % Math.ceil(rows.length / 120) === 0 || index > rows.length - 12);

function checkFigures(view: View): void {
  const { content, figures, all, tenure, quoted } = view;
  for (const range of listRanges(content)) {
    const inRange = findFiguresInRange(content, all, range);
    if (inRange === null) throw new Error('no figures');
    for (const row of selectRows(selectListedRows(inRange))) {
      const sentence = createSentence({ content, figures, tenure, range, day: row.key }, NOW, SITE);
      const text = createFigureSentence(quoted, row);
      expect(sentence?.text).toBe(`${text}, ${createAddress(view, row)}`);
      expect(sentence?.about).toBe(toLongDate(row.key));
    }
  }
}

/** Returns the figures between two days, including the decision that applied on the first day. */
function findRowsBetween({ content, all }: View, from: string, to: string) {
  const rows = all.filter(({ day }) => day >= from && day <= to);
  const held = all.findLast(({ day }) => day < from);
  if (content.every === 'decision' && held !== undefined && rows[0]?.day !== from)
    rows.unshift(held);
  return { rows, from, to: to > TODAY ? TODAY : to };
}

function checkRange(view: View, from: string, to: string): void {
  const { content, figures, all, tenure, quoted } = view;
  const toDay = (key: string) => all.find((row) => row.key === key)?.day ?? key;
  const expected = findRowsBetween(view, toDay(from), toDay(to));
  const sentence = createSentence({ content, figures, tenure, range: { from, to } }, NOW, SITE);
  const tenor = tenure === undefined ? '' : `&tenure=${tenure}`;
  const address = `${SITE}/markets/${content.slug}?from=${from}&to=${to}${tenor}`;
  expect(sentence?.text).toBe(`${createRangeSentence(quoted, expected)}, ${address}`);
}

function checkRanges(view: View): void {
  const { content, all } = view;
  const keys = selectRows(all).map(({ key }) => key);
  const [first = '', last = ''] = [keys[0], keys.at(-1)];
  for (const key of keys) {
    if (key !== first) checkRange(view, first, key);
    if (key !== last) checkRange(view, key, last);
  }
  if (content.every !== 'decision') return;
  // Ranges that begin and end between decisions, and a range that ends in the future.
  for (const [from, to] of [
    ['2025-01-15', '2025-02-10'],
    ['2025-08-01', '2026-05-01'],
    ['2026-01-01', '2027-01-01'],
  ] as const)
    checkRange(view, from, to);
}

beforeEach(stopClock);

describe.each(Object.entries(histories))('sentences with %s', (_, stored) => {
  const views = seriesContent.flatMap((content) => {
    const points = stored[content.id];
    return points === undefined
      ? []
      : listTenors(points).map((tenure) => createView(content, points, tenure));
  });

  it.each(views)('describes each figure of $content.slug $tenure in a sentence', (view) => {
    expect.hasAssertions();
    checkFigures(view);
  });

  it.each(views)('describes pinned ranges of $content.slug $tenure in a sentence', (view) => {
    expect.hasAssertions();
    checkRanges(view);
  });
});
