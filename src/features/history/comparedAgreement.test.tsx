/**
 * Compares all index values of two compared series with the stored points, for each pair of series.
 * The expected values are calculated without the code of the site.
 */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SeriesContent, seriesContent } from '@/content/series';
import { createHistoryState } from '../../../tests/helpers/seriesHistory';
import { stopClock } from '../../../tests/helpers/expected/clock';
import { createExpectedComparison } from '../../../tests/helpers/expected/compared';
import { toFirstDay } from '../../../tests/helpers/expected/dates';
import { findFiguresInRange, getTenure, toRows } from '../../../tests/helpers/expected/figures';
import { histories } from '../../../tests/helpers/expected/histories';
import { formatValue } from '../../../tests/helpers/expected/values';
import { renderSeriesPage } from '../../../tests/helpers/seriesPage';

const points = histories['the example data'] ?? {};
const history = createHistoryState(points, undefined, 2001, 2026);

/** Pinned ranges that contain a rebasing of inflation or GDP. */
const pinnedRanges = {
  session: { from: '2024-07-01', to: '2025-09-30' },
  decision: { from: '2024-07-01', to: '2025-09-30' },
  month: { from: '2024-07', to: '2025-09' },
  quarter: { from: '2024-Q1', to: '2025-Q3' },
} as const;

const rangeNames = ['1y', 'all', 'pinned'] as const;
type RangeName = (typeof rangeNames)[number];

const toExpectedSeries = (content: SeriesContent) => ({
  content,
  all: toRows(points[content.id] ?? {}, getTenure(content)),
});

function getSpan(content: SeriesContent, range: RangeName) {
  const { all } = toExpectedSeries(content);
  if (range !== 'pinned') {
    const found = findFiguresInRange(content, all, range);
    return { from: found?.from ?? '', to: found?.to ?? '', long: range === 'all' };
  }
  const { from, to } = pinnedRanges[content.every];
  const oldest = all[0]?.day ?? '';
  const start = toFirstDay(from);
  return { from: start < oldest ? oldest : start, to: toFirstDay(to), long: false };
}

function openPage(content: SeriesContent, other: SeriesContent, range: RangeName) {
  const { from, to } = pinnedRanges[content.every];
  const query = range === 'pinned' ? `from=${from}&to=${to}` : `range=${range}`;
  renderSeriesPage(content, history, `?${query}&compare=${other.slug}`);
}

/** Returns all rows of the table on the page, newest first. */
function readTable(): string[][] {
  const more = document.querySelector('.series-all button');
  if (more !== null) fireEvent.click(more);
  return [...document.querySelectorAll('.compared-table tbody tr')].map((row) => [
    row.querySelector('time')?.dateTime ?? row.querySelector('th')?.textContent ?? '',
    ...[...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  ]);
}

function checkPair(content: SeriesContent, other: SeriesContent, range: RangeName) {
  openPage(content, other, range);
  const expected = createExpectedComparison(
    toExpectedSeries(content),
    toExpectedSeries(other),
    getSpan(content, range),
  );
  const newest = expected?.at(-1);
  if (expected === null || newest === undefined) {
    expect(document.querySelector('.compared-table')).toBeNull();
    expect(document.querySelector('.compared-status')?.textContent).toMatch(/alone\./);
    expect(screen.getByRole('slider', { name: 'Day to read' })).toBeInTheDocument();
    return;
  }
  const formatPair = ([one, two]: [number, number]) =>
    [formatValue(content, one), formatValue(other, two)] as const;
  const rows = expected.toReversed().map(({ key, values, fromHundred }) => {
    const [one, two] = formatPair(values);
    const day = key.includes('Q') ? `${key.slice(5)} ${key.slice(0, 4)}` : key;
    return [day, one, fromHundred[0], two, fromHundred[1]];
  });
  expect(readTable()).toEqual(rows);
  const panel = document.querySelector('.reading');
  for (const text of [...formatPair(newest.values), ...newest.fromHundred]) {
    expect(panel).toHaveTextContent(text);
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain(text);
  }
  const caption = document.querySelector('figcaption')?.textContent;
  for (const text of newest.fromHundred) expect(caption).toContain(text);
}

beforeEach(stopClock);

const pairs = seriesContent.flatMap((content) =>
  seriesContent
    .filter((other) => other !== content)
    .map((other) => ({ content, other, slug: content.slug, otherSlug: other.slug })),
);

describe.each(rangeNames)('comparison over the range %s', (range) => {
  it.each(pairs)(
    'shows the comparison of $slug with $otherSlug according to the stored points',
    ({ content, other }) => {
      expect.hasAssertions();
      checkPair(content, other, range);
    },
  );
});
