import { describe, expect, it } from 'vitest';
import type { Points } from '@/figures/history';
import { figuresOf } from '../figures';
import { point, pointsOf, weekdays } from '../../../../../tests/helpers/historyPoints';
import { placeEvents, wordsFit } from './Events';
import { formatTick } from '../values';
import { barSpan, tableRows } from './FiguresTable';
import { sessionsMissing, sinceRow, yearRows } from './readingRows';
import { shownOf } from './shown';
import { contentOf } from '../../../../../tests/helpers/series';

const asi = contentOf('asi');
const inflation = contentOf('inflation');
const policy = contentOf('policy-rate');
const now = new Date('2025-03-14T18:00:00Z');

const show = (points: Points, options: Partial<Parameters<typeof shownOf>[0]> = {}) => {
  const usual = { content: asi, figures: figuresOf(points), range: '1y', compare: false } as const;
  return shownOf({ ...usual, now, ...options });
};

describe('what is shown', () => {
  const year = weekdays('2023-03-01', '2025-03-14', (place) => 100_000 + 10 * place);

  it('is the figures of the range, the extremes and the span', () => {
    const { main, extremes } = show(year, { range: '1m' });
    expect(main.figures).toHaveLength(21);
    for (const lowest of [main.figures[0], extremes?.lowest]) {
      expect(lowest?.key).toBe('2025-02-14');
    }
    expect(extremes?.highest.key).toBe('2025-03-14');
  });

  it('has no extremes where all are the same, or on two bases', () => {
    expect(show(weekdays('2025-03-03', '2025-03-14', () => 5)).extremes).toBeNull();
    const rebased = pointsOf({ '2024-12': 34.8, '2025-01': 24.48, '2025-02': 23.18 });
    expect(show(rebased, { content: inflation }).extremes).toBeNull();
  });

  it('thins five years to the first session, the last of each week, and the extremes', () => {
    const { main, extremes } = show(year, { range: '5y' });
    const others = main.figures.filter(({ at }) => new Date(at).getUTCDay() !== 5);
    expect(main.figures).toHaveLength(108);
    expect(others).toEqual([extremes?.lowest]);
  });

  it('ends today, and is empty, where the newest figure is older than the range is long', () => {
    const old = weekdays('2024-10-01', '2025-01-31', (place) => place + 1);
    const shown = show(old, { range: '1m' });
    expect(shown.main.figures).toEqual([]);
    expect(new Date(shown.span.from).toISOString()).toContain('2025-02-14');
    expect(new Date(shown.span.to).toISOString()).toContain('2025-03-14');
  });

  it('goes to the session that could not be loaded', () => {
    const until = Date.parse('2025-03-18');
    const { span } = show(year, { range: '1m', until });
    expect(span).toEqual({ from: Date.parse('2025-02-18'), to: until });
  });

  it('holds a decided rate: from before the range, and until today', () => {
    const decided = pointsOf({ '2023-07-25': 18.75, '2024-02-27': 22.75, '2024-09-24': 27.25 });
    const shown = show(decided, { content: policy });
    expect(shown.main.figures.map(({ key }) => key)).toEqual(['2024-02-27', '2024-09-24']);
    expect(shown.span).toEqual({ from: Date.parse('2024-03-14'), to: Date.parse('2025-03-14') });
  });
});

describe('a year earlier', () => {
  const twoYears = weekdays('2023-03-14', '2025-03-14', (place) =>
    place < 300 ? 20_000 + 10 * place : 100_000 + 60 * place,
  );

  it('is the same calendar days, moved a year on', () => {
    const shown = show(twoYears, { compare: true });
    const first = shown.earlier?.figures[0];
    expect(first?.key).toBe('2023-03-14');
    expect(first?.at).toBe(Date.parse('2024-03-14'));
    expect(show(twoYears).earlier).toBeNull();
  });

  it('is drawn as change since the start, with the other, where one would go flat', () => {
    const { relative, main, earlier } = show(twoYears, { compare: true, range: '3m' });
    expect([relative, main.drawn[0], earlier?.drawn[0]]).toEqual([true, 0, 0]);
    const [from = 1, to = 0] = [main.figures[0]?.value, main.figures.at(-1)?.value];
    expect(main.drawn.at(-1)).toBeCloseTo((to / from - 1) * 100);
  });

  it('stays in its values where both lines have room, and across a break', () => {
    const steep = weekdays('2023-03-14', '2025-03-14', (place) =>
      place < 262 ? 20_000 + 300 * place : 98_600 + (place % 7),
    );
    // As change since the start it would be as flat.
    expect(show(steep, { compare: true }).relative).toBe(false);
    const alike = weekdays('2023-03-14', '2025-03-14', (place) => 100 + (place % 60));
    expect(show(alike, { compare: true }).relative).toBe(false);
    const months = Object.fromEntries(
      Array.from({ length: 24 }, (_, month) => {
        const key = new Date(Date.UTC(2023, 2 + month)).toISOString().slice(0, 7);
        return [key, point(month < 12 ? 2 + month / 20 : 24 + month / 20)];
      }),
    );
    expect(show(months, { compare: true, content: inflation }).relative).toBe(false);
    const unbroken = { ...inflation, breaks: [] };
    expect(show(months, { compare: true, content: unbroken }).relative).toBe(true);
  });
});

describe('rows', () => {
  it('compare with the start, and with the year earlier', () => {
    const values = { '2025-03-10': 100, '2025-03-11': 120, '2025-03-12': 90, '2025-03-13': 110 };
    const shown = show(pointsOf(values));
    const newest = shown.main.figures.at(-1);
    if (newest === undefined) throw new Error('no figure');
    expect(sinceRow(asi, shown, newest)).toEqual({ name: 'Since 10 Mar 2025', value: '+10.00%' });
    expect(yearRows(asi, shown, newest)).toEqual([
      { name: 'A year earlier', value: '-' },
      { name: 'Change on the year', value: '-' },
    ]);
  });

  it('of a table are the newest first, against all that are there', () => {
    const shown = show(pointsOf({ '2024-01-02': 50, '2025-03-13': 100, '2025-03-14': 99 }));
    const rows = tableRows(asi, shown, false);
    expect(rows.map(({ figure }) => figure.key)).toEqual(['2025-03-14', '2025-03-13']);
    expect(rows.map(({ before }) => before?.value)).toEqual([100, 50]);
    expect(barSpan(rows)).toBe(100);
    expect(barSpan(rows.slice(0, 1))).toBe(1);
    expect(barSpan([])).toBe(1);
  });
});

it('a label of a scale is short from a million on', () => {
  const ticks = [999_999, -1.5e6, 1_000_250, 1e9].map((value) => formatTick(value, 0));
  expect(ticks).toEqual(['999,999', '-1.5m', '1.00025m', '1bn']);
});

it('holes count the sessions that were not entered, but no holidays', () => {
  const points = weekdays('2025-02-03', '2025-03-14', (place) => place + 1);
  const hole = ['2025-02-26', '2025-02-27', '2025-02-28', '2025-03-03'];
  for (const [days, missing] of [
    [hole, 4],
    [hole.slice(1), 3],
    [[], 0],
  ] as const) {
    const there = Object.entries(points).filter(([day]) => !days.some((each) => each === day));
    expect(sessionsMissing(asi, show(Object.fromEntries(there)))).toBe(missing);
  }
});

describe('events in the lane', () => {
  const at = (...places: number[]) =>
    places.map((x) => ({ x, day: '2024-09-24', words: 'Raised' }));

  it('have words where all of them fit', () => {
    expect(wordsFit(at(0.1, 0.4, 0.9))).toBe(true);
    expect(wordsFit(at(0.1, 0.12))).toBe(false);
    // The first stands right of its leader, the second left of its own.
    expect(
      wordsFit([
        ...at(0.6).map((each) => ({ ...each, words: 'A very long event here' })),
        ...at(0.72),
      ]),
    ).toBe(false);
    expect(wordsFit([])).toBe(true);
  });

  it.each([[[0.5, 0.5]], [[0.1, 0.13, 0.16, 0.5]], [[0, 0.02, 1]], [[0.2, 0.9]]])(
    'at %j have numbers that stand clear of each other in every plot',
    (places) => {
      const shifts = placeEvents(at(...places)).map(({ shift }) => shift);
      for (const width of [228, 298, 700]) {
        const stand = places.map((place, index) => place * width + (shifts[index] ?? 0));
        const gaps = stand.slice(1).map((x, index) => x - (stand[index] ?? 0));
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
      }
    },
  );
});
