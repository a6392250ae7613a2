import { describe, expect, it } from 'vitest';
import type { Points } from '@/figures/history';
import { toFigures } from '../figures';
import {
  createPoint,
  createPoints,
  createWeekdayPoints,
} from '../../../../tests/helpers/historyPoints';
import { formatTick } from '../values';
import { getSeriesContent } from '../../../../tests/helpers/series';
import { getNumberOffsets, canFitLabels } from './events';
import { getBarSpan } from './barSpan';
import { createYearRows } from './readoutRows';
import { createShownRange, getDrawnValues } from './shownRange';

const asi = getSeriesContent('asi');
const inflation = getSeriesContent('inflation');
const now = new Date('2025-03-14T18:00:00Z');

const createRange = (
  points: Points,
  options: Partial<Parameters<typeof createShownRange>[0]> = {},
) => {
  const usual = { content: asi, figures: toFigures(points), range: '1y', compare: null } as const;
  return createShownRange({ ...usual, now, ...options });
};

describe('createShownRange', () => {
  const year = createWeekdayPoints('2023-03-01', '2025-03-14', (index) => 100_000 + 10 * index);

  it('returns no highest and lowest figure for equal values or for values on two bases', () => {
    expect(
      createRange(createWeekdayPoints('2025-03-03', '2025-03-14', () => 5)).extremes,
    ).toBeNull();
    const rebased = createPoints({ '2024-12': 34.8, '2025-01': 24.48, '2025-02': 23.18 });
    expect(createRange(rebased, { content: inflation }).extremes).toBeNull();
  });

  it('extends the range to a session that failed to load', () => {
    const until = Date.parse('2025-03-18');
    const { span } = createRange(year, { range: '1m', until });
    expect(span).toEqual({ from: Date.parse('2025-02-18'), to: until });
  });
});

describe('createShownRange with a comparison with a year earlier', () => {
  const twoYears = createWeekdayPoints('2023-03-14', '2025-03-14', (index) =>
    index < 300 ? 20_000 + 10 * index : 100_000 + 60 * index,
  );

  it('draws both lines as changes from their start if one line would look flat', () => {
    const { relative, shownFigures } = createRange(twoYears, {
      compare: 'year-earlier',
      range: '3m',
    });
    const values = getDrawnValues(asi, shownFigures, relative);
    const [from = 1, to = 0] = [shownFigures[0]?.value, shownFigures.at(-1)?.value];
    expect([values[0], values.at(-1)]).toEqual([0, expect.closeTo((to / from - 1) * 100)]);
    expect(createRange(twoYears, { range: '3m' }).relative).toBe(false);
  });

  it('draws the values of both lines if their changes would not be clearer', () => {
    const steep = createWeekdayPoints('2023-03-14', '2025-03-14', (index) =>
      index < 262 ? 20_000 + 300 * index : 98_600 + (index % 7),
    );
    // This line looks equally flat if it is drawn as changes from its first value.
    expect(createRange(steep, { compare: 'year-earlier' }).relative).toBe(false);
    const alike = createWeekdayPoints('2023-03-14', '2025-03-14', (index) => 100 + (index % 60));
    expect(createRange(alike, { compare: 'year-earlier' }).relative).toBe(false);
    const months = Object.fromEntries(
      Array.from({ length: 24 }, (_, month) => {
        const key = new Date(Date.UTC(2023, 2 + month)).toISOString().slice(0, 7);
        return [key, createPoint(month < 12 ? 2 + month / 20 : 24 + month / 20)];
      }),
    );
    expect(createRange(months, { compare: 'year-earlier', content: inflation }).relative).toBe(
      false,
    );
    const unbroken = { ...inflation, breaks: [] };
    expect(createRange(months, { compare: 'year-earlier', content: unbroken }).relative).toBe(true);
  });
});

describe('the rows of the readout and the scale of the table', () => {
  it('shows a dash in the readout if there is no figure a year earlier', () => {
    const shownRange = createRange(createPoints({ '2025-03-13': 100, '2025-03-14': 110 }));
    expect(
      shownRange.shownFigures.slice(-1).map((newest) => createYearRows(asi, shownRange, newest)),
    ).toEqual([
      [
        { name: 'A year earlier', value: '-' },
        { name: 'Change on the year', value: '-' },
      ],
    ]);
  });

  it('ends the scale of change bars at a round number', () => {
    const getSpan = (values: Record<string, number>) =>
      getBarSpan(asi, createRange(createPoints(values)));
    expect(getSpan({ '2024-01-02': 50, '2025-03-13': 100, '2025-03-14': 99 })).toBe(100);
    expect(getSpan({ '2025-03-13': 100, '2025-03-14': 99 })).toBe(1);
    expect(getSpan({ '2025-03-14': 99 })).toBe(1);
  });
});

it('shortens axis labels of a million or more', () => {
  const ticks = [999_999, -1.5e6, 1_000_250, 1e9].map((value) => formatTick(value, 0));
  expect(ticks).toEqual(['999,999', '-1.5m', '1.00025m', '1bn']);
});

describe('the labels of events above the chart', () => {
  const createEvents = (...positions: number[]) =>
    positions.map((x) => ({ x, day: '2024-09-24', label: 'Raised' }));

  it('shows event labels only if all of them fit', () => {
    expect(canFitLabels(createEvents(0.1, 0.4, 0.9))).toBe(true);
    expect(canFitLabels(createEvents(0.1, 0.12))).toBe(false);
    // The label of an event is right of its line. Beyond 70% of the width, it is on the left.
    const long = createEvents(0.6).map((each) => ({ ...each, label: 'A very long event here' }));
    expect(canFitLabels([...long, ...createEvents(0.72)])).toBe(false);
    expect(canFitLabels([])).toBe(true);
  });

  it.each([[[0.5, 0.5]], [[0.1, 0.13, 0.16, 0.5]], [[0, 0.02, 1]], [[0.2, 0.9]]])(
    'separates the numbers of events at the positions %j in charts of any width',
    (positions) => {
      const offsets = getNumberOffsets(createEvents(...positions));
      for (const width of [228, 298, 700]) {
        const numberPositions = positions.map(
          (position, index) => position * width + (offsets[index] ?? 0),
        );
        const gaps = numberPositions.slice(1).map((x, index) => x - (numberPositions[index] ?? 0));
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
      }
    },
  );
});
