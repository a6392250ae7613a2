/**
 * Compares the vertical axis of every chart with the stored points: its labels, its ends, and the
 * position of each figure. The expected values are computed without the code of the site.
 */
import { cleanup } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeStore } from '@/app/site/store';
import { type SeriesContent, seriesContent } from '@/content/series';
import { NAIRA_SIGN } from '@/lib/format';
import { type PointsBySeries, createHistoryState } from '../../tests/helpers/seriesHistory';
import {
  createListPoint,
  createPoints,
  createWeekdayPoints,
} from '../../tests/helpers/historyPoints';
import { renderLinked } from '../../tests/helpers/renderWithStore';
import { openSeriesPage, type SeriesPage } from '../../tests/helpers/seriesPage';
import { stopClock } from '../../tests/helpers/expected/clock';
import { addMonths } from '../../tests/helpers/expected/dates';
import {
  findExtremes,
  type RangeFigures,
  isRateList,
  selectListedRows,
  listRanges,
  type FigureRow,
} from '../../tests/helpers/expected/figures';
import { createAuctions, histories } from '../../tests/helpers/expected/histories';
import { openMarket, selectRecent } from '@/features/market/marketSlice';
import { MarketsView } from '@/features/history/markets/MarketsView';

const CHART_HEIGHT = 400;
/** Tolerance in px: drawn positions are rounded to thousandths. */
const PIXEL_TOLERANCE = 0.01;

/** Returns the positions of all points of the paths that a selector matches. */
function listPointsIn(chart: Element, selector: string): [x: number, y: number][] {
  return [...chart.querySelectorAll(selector)].flatMap((path) =>
    Array.from(
      (path.getAttribute('d') ?? '').matchAll(/(-?[\d.e-]+),(-?[\d.e-]+)/g),
      ([, x, y]): [number, number] => [Number(x), Number(y)],
    ),
  );
}
const getAttribute = (element: Element, name: string) => Number(element.getAttribute(name));

function parseLabel(label: string): number {
  const [, sign = '', digits = '', size = ''] =
    /^([+-]?)([\d,.]+)(m|bn)?(?:%| pp)?$/.exec(label.replace(NAIRA_SIGN, '')) ?? [];
  const times = { '': 1, m: 1e6, bn: 1e9 }[size] ?? NaN;
  return Number(sign + digits.replaceAll(',', '')) * times;
}

/** Expects a round step: 1, 2 or 5 times a power of ten. */
function expectRound(step: number) {
  const [digits] = step.toExponential(6).split('e');
  expect([1, 2, 5]).toContain(Number(digits));
}

/**
 * Checks that the labels of a chart are round, evenly spaced and at the right positions. Returns
 * the axis.
 */
function checkAxis(chart: Element) {
  const texts = [...chart.querySelectorAll('.y-axis text')].map(({ textContent }) => textContent);
  const labels = texts.map(parseLabel);
  const [first = NaN, second = NaN] = labels;
  const step = second - first;
  expectRound(step);
  expect(labels.length).toBeGreaterThanOrEqual(4);
  expect(labels.length).toBeLessThanOrEqual(7);
  labels.forEach((label, index) => {
    expect(label).toBeCloseTo(first + index * step, 6);
    expect(label / step).toBeCloseTo(Math.round(label / step), 6);
  });

  const grid = chart.querySelector('.chart-grid')?.getAttribute('d') ?? '';
  const lines = Array.from(grid.matchAll(/M0 (-?[\d.e-]+)H/g), ([, y]) => Number(y));
  expect(lines).toHaveLength(labels.length);
  const [foot = NaN, next = NaN] = lines;
  const perPixel = step / (foot - next);
  lines.forEach((y, index) => expect(y).toBeCloseTo(foot - (index * step) / perPixel, 6));

  const ticks = chart.querySelector('.y-axis .axis-ticks')?.getAttribute('d') ?? '';
  const places = Array.from(ticks.matchAll(/M0 (-?[\d.e-]+)h/g), ([, y]) => Number(y));
  const apart = (places[0] ?? NaN) - (places[1] ?? NaN);
  expectRound(Number((apart * perPixel).toPrecision(6)));
  places.forEach((y, index) => expect(y).toBeCloseTo(CHART_HEIGHT - index * apart, 6));
  expect(places.at(-1)).toBeCloseTo(0, 6);

  const low = first - (CHART_HEIGHT - foot) * perPixel;
  return {
    texts,
    labels,
    step,
    low,
    high: low + CHART_HEIGHT * perPixel,
    y: (value: number) => CHART_HEIGHT - (value - low) / perPixel,
  };
}
type Axis = ReturnType<typeof checkAxis>;

function expectInside(chart: Element) {
  const marks = [...chart.querySelectorAll('circle')].map((mark) => getAttribute(mark, 'cy'));
  const bars = [...chart.querySelectorAll('.chart-bar')].flatMap((bar) => {
    const top = getAttribute(bar, 'y');
    return [top, top + getAttribute(bar, 'height')];
  });
  const all = [...listPointsIn(chart, '.chart-line').map(([, y]) => y), ...marks, ...bars];
  expect(all).not.toEqual([]);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(-PIXEL_TOLERANCE);
  expect(Math.max(...all)).toBeLessThanOrEqual(CHART_HEIGHT + PIXEL_TOLERANCE);
}

/** Expects a drawn point at the position of each value on the axis, and no other points. */
function expectDrawn(axis: Axis, drawn: readonly number[], values: readonly number[]) {
  const near = (places: readonly number[], position: number) =>
    places.some((each) => Math.abs(each - position) < PIXEL_TOLERANCE);
  const places = values.map(axis.y);
  expect(values.filter((value) => !near(drawn, axis.y(value)))).toEqual([]);
  expect(drawn.filter((place) => !near(places, place))).toEqual([]);
}

/** Returns the figures of a year earlier, moved forward by one year. */
function shiftRowsByYear(
  { every }: SeriesContent,
  all: FigureRow[],
  found: RangeFigures,
): FigureRow[] {
  const moved = all
    .filter(({ key }) => !key.endsWith('-02-29'))
    .map((row) => ({ ...row, day: addMonths(row.day, 12) }));
  const within = moved.filter(({ day }) => day >= found.from && day <= found.to);
  const previous = moved.findLast(({ day }) => day < found.from);
  if (every === 'decision' && previous !== undefined && within[0]?.day !== found.from)
    within.unshift(previous);
  return selectListedRows({ ...found, rows: within });
}

/** Returns the minimum span of an axis, in its own unit. */
function getMinimumSpan(content: SeriesContent, first: number, isChange: boolean): number {
  if (content.every === 'quarter') return 0;
  if (content.format === 'percent') return isRateList(content) ? 0.8 : 2;
  return isChange ? 0.5 : first / 200;
}

/**
 * Expects that the axis contains all figures and the space for labels. Beyond that, each end of the
 * axis has at most one additional step.
 */
function expectFitted(
  content: SeriesContent,
  axis: Axis,
  values: readonly number[],
  isChange: boolean,
) {
  const isBars = content.every === 'quarter';
  const all = isBars ? [0, ...values] : values;
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const least = getMinimumSpan(content, values[0] ?? 0, isChange);
  const span = highest - lowest;
  const size = Math.max(Math.abs(lowest), Math.abs(highest));
  const room = content.format === 'percent' && !isChange && !isBars ? 0.16 : 0.12;
  const isOne = !isBars && span <= size / 1e7;
  const free = isOne
    ? size === 0
      ? 1
      : Math.max(size / 20, least / 2)
    : Math.max(span * room, (least - span) / 2);
  expect(axis.low).toBeLessThanOrEqual(lowest);
  expect(axis.high).toBeGreaterThanOrEqual(highest);
  // An axis that begins at 0 does not extend beyond 0. The space for labels that is missing there
  // is added at the other end.
  const besideZero = Math.max(0, free - Math.min(Math.abs(lowest), Math.abs(highest)));
  const most = free + besideZero + axis.step;
  expect(lowest - axis.low).toBeLessThanOrEqual(most);
  expect(axis.high - highest).toBeLessThanOrEqual(most);
  expect(axis.high - axis.low).toBeGreaterThanOrEqual(least - 1e-9);
}

/**
 * Expects the unit at the highest label. Labels of changes must have a sign. If the changes are in
 * percent, each label must also have the unit.
 */
function expectUnit({ format }: SeriesContent, { texts, labels }: Axis, isChange: boolean) {
  const tops = {
    percent: isChange ? ' pp' : '%',
    naira: isChange ? '%' : '',
    number: isChange ? '%' : '',
  };
  const isEach = isChange && format !== 'percent';
  const expected = labels.map((label, index) => {
    const isTop = index === labels.length - 1;
    const sign = isChange && label > 0 ? '+' : '';
    const naira = isTop && format === 'naira' && !isChange ? NAIRA_SIGN : '';
    return `${sign}${naira}#${isTop || isEach ? tops[format] : ''}`;
  });
  expect(texts.map((text) => text.replace(/-?[\d,.]+(m|bn)?/, '#'))).toEqual(expected);
}

/**
 * Expects a break mark and the start of the axis as text, if the axis of a rate does not begin at
 * 0.
 */
function expectBreak({ format }: SeriesContent, chart: Element, { low }: Axis, isChange: boolean) {
  const isCut = format === 'percent' && !isChange && low > 1e-9;
  expect(chart.querySelectorAll('.axis-break')).toHaveLength(isCut ? 1 : 0);
  for (const { textContent } of chart.querySelectorAll('.plot-label')) {
    const [, start] = /^The scale begins at (.+)%$/.exec(textContent) ?? [];
    if (start !== undefined) expect(Number(start)).toBeCloseTo(low, 6);
  }
}

function checkSeries(page: SeriesPage) {
  const { content, compare } = page;
  const { all, found } = openSeriesPage(page);
  const chart = document.querySelector('.series-figure svg.plot');
  if (chart === null || found === null) throw new Error('no chart');

  const isChange = document.querySelector('.ruler-note') !== null;
  const rows = selectListedRows(found);
  const earlier = compare ? shiftRowsByYear(content, all, found) : [];
  const asDrawn = (some: readonly FigureRow[]) => {
    const base = some[0]?.value ?? 0;
    const change = (value: number) =>
      content.format === 'percent' ? value - base : (value / base - 1) * 100;
    return some.map(({ value }) => (isChange ? change(value) : value));
  };
  const [values, valuesEarlier] = [asDrawn(rows), asDrawn(earlier)];

  const axis = checkAxis(chart);
  expectInside(chart);
  expectFitted(content, axis, [...values, ...valuesEarlier], isChange);
  expectUnit(content, axis, isChange);
  expectBreak(content, chart, axis, isChange);
  const ysOf = (kinds: string) => listPointsIn(chart, kinds).map(([, y]) => y);
  if (content.every === 'quarter') {
    expect(axis.labels).toContain(0);
    const tops = [...chart.querySelectorAll('.chart-bar')].map((bar) => {
      const top = getAttribute(bar, 'y');
      const isUp = Math.abs(top + getAttribute(bar, 'height') - axis.y(0)) < PIXEL_TOLERANCE;
      return isUp ? top : top + getAttribute(bar, 'height');
    });
    expectDrawn(axis, tops, values);
  } else {
    expectDrawn(axis, ysOf('[data-kind=now], [data-kind=old]'), values);
  }
  expectDrawn(axis, ysOf('[data-kind=earlier]'), valuesEarlier);
  const [high, low] = findExtremes(rows);
  const marks = [...chart.querySelectorAll('.mark-extreme')].map((mark) =>
    getAttribute(mark, 'cy'),
  );
  if (!isChange && marks.length > 0 && high && low)
    expectDrawn(axis, marks, [high.value, low.value]);
  cleanup();
}

beforeEach(stopClock);

/** Values that are difficult for a scale: small, large, negative, equal or far apart values. */
const odd: PointsBySeries = {
  asi: createWeekdayPoints('2024-01-01', '2026-11-23', (place) => 100 + (place % 7) / 100),
  exchangeRate: createWeekdayPoints('2025-10-01', '2026-11-23', (place) =>
    place < 200 ? 460 : 1_530,
  ),
  inflation: createPoints({ '2026-07': 0.4, '2026-08': -0.3, '2026-09': 0.1, '2026-10': 0.2 }),
  monetaryPolicy: createPoints({ '2025-09-23': 27, '2026-09-22': 27, '2026-11-24': 27.25 }),
  gdp: createPoints({ '2025-Q3': -6.1, '2025-Q4': -1.8, '2026-Q1': 0.1, '2026-Q2': -0.6 }),
  bonds: createAuctions(28, '2025-01-06', { '10-YEAR': 18 }),
  tbills: Object.fromEntries(
    ['2026-10-21', '2026-11-04', '2026-11-18'].map((day) => [
      day,
      createListPoint(['91-DAY', 15.5]),
    ]),
  ),
};

describe.each(Object.entries({ ...histories, odd }))('charts of %s', (_, points) => {
  const history = createHistoryState(points, undefined, 2001, 2026);

  it('charts on the markets page have axes with round steps that include all figures', () => {
    const beside = { name: 'the last sessions', select: selectRecent, open: openMarket };
    renderLinked(<MarketsView beside={beside} />, makeStore({ history }), '/markets');
    const charts = [...document.querySelectorAll('svg.plot')].filter((chart) =>
      chart.querySelector('.y-axis'),
    );
    expect(charts).not.toEqual([]);
    for (const chart of charts) {
      checkAxis(chart);
      expectInside(chart);
    }
  });

  const there = seriesContent.filter(({ id }) => points[id] !== undefined);
  const views = there.flatMap((content) =>
    listRanges(content).flatMap((range) =>
      [false, true].map((compare) => ({ content, slug: content.slug, range, compare })),
    ),
  );
  it.each(views)(
    'have an axis that fits the figures of $slug: $range, compared: $compare',
    ({ content, range, compare }) => {
      expect.hasAssertions();
      checkSeries({ content, points, history, range, compare });
    },
  );
});
