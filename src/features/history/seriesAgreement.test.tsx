/**
 * Compares all numbers on the page of each series with the stored points, in each range and
 * comparison. The expected values are calculated without the code of the site.
 */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SeriesContent, seriesContent } from '@/content/series';
import type { Points } from '@/figures/history';
import { createHistoryState } from '../../../tests/helpers/seriesHistory';
import { openSeriesPage, type SeriesPage } from '../../../tests/helpers/seriesPage';
import { stopClock } from '../../../tests/helpers/expected/clock';
import { toLongDate, toShortDate } from '../../../tests/helpers/expected/dates';
import {
  formatChangeFrom,
  hasBreakBetween,
  findExtremes,
  findFigureBefore,
  findFigureEarlier,
  hasGap,
  clampKeyToRange,
  selectListedRows,
  labelFigureBefore,
  labelPreviousFigure,
  formatSummary,
  getTenure,
  isRateList,
  listChangedRows,
  listRanges,
  formatYearEarlierLabel,
  type RangeFigures,
  type FigureRow,
  toRows,
} from '../../../tests/helpers/expected/figures';
import { histories } from '../../../tests/helpers/expected/histories';
import { describeChangeBetween, formatValue } from '../../../tests/helpers/expected/values';
import { type RangeId, rangeIds } from './ranges';

interface View {
  content: SeriesContent;
  all: FigureRow[];
  inRange: RangeFigures;
  newest: FigureRow;
  compare: boolean;
}

/** A table with more rows is checked only in the 14 rows that it shows at first. */
const MAX_CHECKED_ROWS = 130;

function createExpectedTable(
  content: SeriesContent,
  all: FigureRow[],
  inRange: RangeFigures,
  compare: boolean,
) {
  const { weekly } = inRange;
  const listed = selectListedRows(inRange);
  const seen = listed.length <= MAX_CHECKED_ROWS ? listed : listed.slice(-14);
  return seen.toReversed().map((row) => {
    const base = findFigureBefore(all, row, weekly);
    const then = findFigureEarlier(content, all, row, 12)?.row;
    const change =
      base === undefined
        ? '-'
        : hasBreakBetween(content, base, row)
          ? 'not comparable'
          : describeChangeBetween(content, base.value, row.value).short;
    const isNewest = row === all.at(-1);
    const isHeaded =
      base === undefined ||
      ((!weekly || !isNewest) && !hasGap(content, base, row, weekly && !isNewest));
    const sameYear = base?.key.slice(0, 4) === row.key.slice(0, 4);
    const from = isHeaded ? '' : ` from ${toShortDate(base.key)}`;
    return [
      row.key.includes('Q') ? toLongDate(row.key) : row.key,
      formatValue(content, row.value),
      ...(compare ? [then === undefined ? '-' : formatValue(content, then.value)] : []),
      change + (sameYear ? from.replace(/ \d{4}$/, '') : from),
    ];
  });
}

/**
 * Returns the rows of the table on the page. First clicks 'All meetings' and 'Show all', if there
 * are such buttons.
 */
function readTable(count: number): string[][] {
  const meetings = screen.queryByRole('button', { name: 'All meetings' });
  if (meetings !== null) fireEvent.click(meetings);
  const more = document.querySelector('.series-all button');
  if (more !== null && count > 14) fireEvent.click(more);
  return [...document.querySelectorAll('.series-table tbody tr')].map((row) => {
    const [head, ...cells] = [...row.children].filter((cell) => !cell.hasAttribute('aria-hidden'));
    const [time] = row.getElementsByTagName('time');
    const texts = cells.map(({ textContent }) => textContent.trim());
    return [time?.dateTime ?? head?.textContent.slice(0, 7) ?? '', ...texts];
  });
}
const findReadoutRow = (name: string) =>
  [...document.querySelectorAll('.reading-rows > div')]
    .find((row) => row.querySelector('dt')?.textContent === name)
    ?.querySelector('dd')?.textContent;

function checkNewest({ content, all, inRange: { weekly }, newest }: View) {
  const panel = document.querySelector('.reading');
  expect(panel).toHaveTextContent(formatValue(content, newest.value));
  const base = findFigureBefore(all, newest, weekly);
  if (base !== undefined && !hasBreakBetween(content, base, newest)) {
    const { sign, short } = describeChangeBetween(content, base.value, newest.value);
    const change = sign === '' ? 'Unchanged' : short;
    const from = `from ${labelFigureBefore(content, base, newest)}`;
    expect(document.querySelector('.reading-change')?.textContent).toBe(`${change} ${from}`);
  }
}

function checkSince({ content, inRange, newest }: View) {
  const first = inRange.rows[0] ?? newest;
  const since = findReadoutRow(`Since ${toShortDate(clampKeyToRange(inRange, first))}`);
  expect(since).toBe(
    first === newest
      ? '-'
      : hasBreakBetween(content, first, newest)
        ? 'not comparable'
        : describeChangeBetween(content, first.value, newest.value).short,
  );
}

function checkYearEarlier({ content, all, newest, compare }: View) {
  const then = findFigureEarlier(content, all, newest, 12);
  if (compare && then !== undefined) {
    expect(findReadoutRow(`A year earlier, ${toShortDate(then.key)}`)).toBe(
      formatValue(content, then.row.value),
    );
    expect(findReadoutRow('Change on the year')).toBe(
      hasBreakBetween(content, then.row, newest)
        ? 'not comparable'
        : describeChangeBetween(content, then.row.value, newest.value).short,
    );
  }
}

function checkRange({ content, inRange: { rows }, newest, compare }: View) {
  // Figures from before a rebasing cannot be compared with the newest figure.
  const [high, low] = findExtremes(rows.filter((row) => !hasBreakBetween(content, row, newest)));
  if (!compare && high && low && high.value !== low.value) {
    const text = document.querySelector('.reading-range')?.textContent ?? '';
    expect(text).toContain(formatValue(content, high.value));
    expect(text).toContain(formatValue(content, low.value));
  }
}

function checkLabels({ content, all, inRange, newest }: View) {
  const [high, low] = findExtremes(inRange.rows);
  for (const { textContent: label } of document.querySelectorAll('.series-figure .plot-label')) {
    const row = label.startsWith('Highest') ? high : label.startsWith('Lowest') ? low : undefined;
    const year = new RegExp(` (${newest.key.slice(0, 4)})$`);
    if (row !== undefined) {
      expect(label).toContain(formatValue(content, row.value));
      // A label has no date if the labels of gaps and rebasings leave no space for it.
      if (label.includes(', '))
        expect(label).toContain(
          row.day < inRange.from
            ? `held since ${toShortDate(inRange.heldSince)}`
            : toShortDate(row.key).replace(year, ''),
        );
    }
    if (label.startsWith('A year earlier:'))
      expect(label).toContain(formatYearEarlierLabel(content, all, inRange));
  }
}

function checkHeading({ terms }: SeriesContent, weekly: boolean, compare: boolean) {
  const before = `previous ${weekly ? 'week' : terms.one}`;
  const heads = [...document.querySelectorAll('.series-table thead th')].map(
    ({ textContent }) => textContent,
  );
  expect(heads.at(-2)).toBe(compare ? `From ${before}` : `Change from ${before}`);
}

/**
 * Checks the list of the last five changes. If figures are missing before a change, the list must
 * contain the day of the earlier figure.
 */
function checkLastFive(content: SeriesContent, all: FigureRow[]) {
  const rows = content.every === 'decision' ? listChangedRows(all) : all;
  if (rows.length === 0) {
    const text = `No change since ${toShortDate(all[0]?.key ?? '')}`;
    expect(screen.getByText(text)).toBeInTheDocument();
    return;
  }
  const list = screen.getByRole('list', { name: `Change from previous ${content.terms.one}` });
  const changes = within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent ?? '');
  const expected = rows.slice(-5).map((row) => {
    const base = findFigureBefore(all, row, false);
    if (base === undefined || hasBreakBetween(content, base, row)) return '-';
    const change = describeChangeBetween(content, base.value, row.value).short.replace(' pp', '');
    if (!hasGap(content, base, row, false)) return change;
    const year = new RegExp(` ${row.key.slice(0, 4)}$`);
    return `${change} from ${toShortDate(base.key).replace(year, '')}`;
  });
  expect(changes).toEqual(expected);
}

/** Checks the rates of all tenors in the newest list, a month earlier and a year earlier. */
function checkCurve(content: SeriesContent, points: Points, newest: FigureRow) {
  const list = points[newest.key];
  if (list === undefined || !('tenures' in list)) throw new Error('no list of rates');
  const expected = list.tenures.map(({ label }) => {
    const all = toRows(points, label);
    const row = all.find(({ key }) => key === newest.key) ?? newest;
    const earlier = ([1, 12] as const).flatMap(
      (months) => findFigureEarlier(content, all, row, months) ?? [],
    );
    const texts = [row, ...earlier.map((each) => each.row)].map(
      ({ key, value }) => `${toShortDate(key)} ${formatValue(content, value)}`,
    );
    return `${label}: ${texts.join(', ')}`;
  });
  const shown = [...document.querySelectorAll('.around-reading ul > li')].map(
    ({ textContent }) => textContent,
  );
  expect(shown.toSorted()).toEqual(expected.toSorted());
}

/**
 * Selects the second day, the day after the widest gap and the newest day. Checks each change on
 * the screen and for screen readers.
 */
function checkOtherDays(content: SeriesContent, all: FigureRow[], inRange: RangeFigures) {
  const listed = selectListedRows(inRange);
  const gaps = listed.map(({ day }, index) =>
    index === 0 ? 0 : Date.parse(day) - Date.parse(listed[index - 1]?.day ?? ''),
  );
  const slider = screen.getByRole('slider', { name: 'Day to read' });
  for (const stop of new Set([1, gaps.indexOf(Math.max(...gaps)), listed.length - 1])) {
    const row = listed[stop];
    if (row === undefined) continue;
    fireEvent.change(slider, { target: { value: `${stop}` } });
    expect(document.querySelector('.reading-value')).toHaveTextContent(
      formatValue(content, row.value),
    );
    const weekly = inRange.weekly && row !== all.at(-1);
    const base = findFigureBefore(all, row, weekly);
    if (base === undefined) continue;
    const name = labelPreviousFigure(content, base, row, weekly);
    const heard = slider.getAttribute('aria-valuetext');
    if (hasBreakBetween(content, base, row)) {
      expect(document.querySelector('.reading-change')).toHaveTextContent('not comparable');
      expect(heard).not.toContain(' from ');
      continue;
    }
    expect(heard).toMatch(new RegExp(` from ${name}$`));
    if (row !== all.at(-1))
      expect(document.querySelector('.reading-change')?.textContent).toBe(
        formatChangeFrom(content, base, row, name),
      );
  }
}

/**
 * Returns true if the page offers the range. Instead of a range that it does not offer, the page
 * shows the default range.
 */
function isOffered(range: RangeId): boolean {
  const names = {
    '1m': '1 month',
    '3m': '3 months',
    '1y': '1 year',
    '3y': '3 years',
    '5y': '5 years',
    'last-ten': 'Last ten',
    'new-basket': 'New basket',
    all: 'All',
  };
  return document.querySelector('.series-keys [aria-pressed="true"]')?.textContent === names[range];
}

function checkPage(page: SeriesPage) {
  const { content, range, compare } = page;
  const { all, found: inRange } = openSeriesPage(page);
  const newest = all.at(-1);
  if (inRange === null || newest === undefined || !isOffered(range)) {
    expect(listRanges(content)).not.toContain(range);
    return;
  }
  const view = { content, all, inRange, newest, compare };
  checkNewest(view);
  checkSince(view);
  checkYearEarlier(view);
  checkRange(view);
  checkLabels(view);
  const caption = document.querySelector('figcaption')?.textContent;
  expect(caption).toContain(formatSummary(content, range, inRange, getTenure(content)));
  if (isRateList(content)) checkCurve(content, page.points[content.id] ?? {}, newest);
  else checkLastFive(content, all);
  checkHeading(content, inRange.weekly, compare);
  const table = createExpectedTable(content, all, inRange, compare);
  expect(readTable(table.length)).toEqual(table);
  checkOtherDays(content, all, inRange);
}

beforeEach(stopClock);

describe.each(Object.entries(histories))('series page with %s', (_, points) => {
  const history = createHistoryState(points, undefined, 2001, 2026);
  const stored = seriesContent.filter(({ id }) => points[id] !== undefined);
  const views = stored.flatMap((content) =>
    rangeIds.flatMap((range) =>
      [false, true].map((compare) => ({ content, slug: content.slug, range, compare })),
    ),
  );

  it.each(views)(
    'shows the stored points of $slug: $range, compared: $compare',
    ({ content, range, compare }) => {
      expect.hasAssertions();
      checkPage({ content, points, history, range, compare });
    },
  );
});
