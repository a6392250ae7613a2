import { describe, expect, it } from 'vitest';
import { listKeys } from '@/lib/records';
import { sanityMessages } from '@/lib/sanityCheck';
import { createHistory } from '../../../seed/history.ts';
import { parsePoints, type SeriesId, seriesIds } from '../history';
import { marketStaffMessages } from './messages';
import { checkPastFigures, type DatedFigure } from './pastChecks';

const { outOfLine, zero, moved, movedPoints } = sanityMessages;
const createFigure = (key: string, value: number): DatedFigure => ({ key, value });
const listFiguresIn = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([key, value]) => createFigure(key, value));

function check(series: SeriesId, typed: DatedFigure | readonly DatedFigure[], stored: object = {}) {
  const all = 'key' in typed ? [typed] : typed;
  return checkPastFigures(series, 'The rate', all, listFiguresIn({ ...stored }));
}
const listWarningsIn = (...args: Parameters<typeof check>) =>
  check(...args).flatMap(({ tone, message }) => (tone === 'warning' ? [message] : []));

interface ExampleSeries {
  name: string;
  series: SeriesId;
  figures: DatedFigure[];
}

/** Returns all figures of the example data by series. Each tenor counts as a series. */
function listExampleSeries(): ExampleSeries[] {
  const now = new Date('2026-11-20T18:00:00Z');
  const documents = createHistory(now);
  return seriesIds.flatMap((series) => {
    const byLabel = new Map<string, DatedFigure[]>();
    for (const year of [2024, 2025, 2026]) {
      const points = parsePoints(series, year, documents[`history/${series}-${year}`]);
      for (const key of listKeys(points)) {
        const point = points[key];
        if (point === undefined) continue;
        const values =
          'tenures' in point
            ? point.tenures.map(({ label, rate }) => [label, rate] as const)
            : ([['', point.value]] as const);
        for (const [label, value] of values)
          byLabel.set(label, [...(byLabel.get(label) ?? []), createFigure(key, value)]);
      }
    }
    return [...byLabel].map(([label, figures]) => ({
      name: `${series} ${label}`,
      series,
      figures,
    }));
  });
}

describe('a correct series', () => {
  const turbulent: ExampleSeries[] = [
    {
      name: 'the naira around the reform of June 2023',
      series: 'exchangeRate',
      figures: listFiguresIn({
        '2023-06-08': 465.13,
        '2023-06-09': 471.92,
        '2023-06-13': 471.67,
        '2023-06-14': 664.04,
        '2023-06-15': 702.19,
        '2023-06-16': 663.04,
        '2023-06-19': 770.38,
        '2023-06-20': 756.61,
      }),
    },
    {
      name: 'a file that begins the day before a reform',
      series: 'exchangeRate',
      figures: listFiguresIn({
        '2023-06-13': 471.67,
        '2023-06-14': 664.04,
        '2023-06-15': 702.19,
        '2023-06-16': 663.04,
      }),
    },
    {
      name: 'the naira around the end of January 2024',
      series: 'exchangeRate',
      figures: listFiguresIn({
        '2024-01-24': 882.24,
        '2024-01-25': 900.96,
        '2024-01-26': 891.9,
        '2024-01-29': 1348.63,
        '2024-01-30': 1482.57,
        '2024-01-31': 1455.59,
      }),
    },
    {
      name: 'inflation across the rebasing of January 2025',
      series: 'inflation',
      figures: listFiguresIn({
        '2024-10': 33.88,
        '2024-11': 34.6,
        '2024-12': 34.8,
        '2025-01': 24.48,
        '2025-02': 23.18,
        '2025-03': 24.23,
      }),
    },
    {
      name: 'GDP growth in 2020',
      series: 'gdp',
      figures: listFiguresIn({
        '2019-Q3': 2.28,
        '2019-Q4': 2.55,
        '2020-Q1': 1.87,
        '2020-Q2': -6.1,
        '2020-Q3': -3.62,
        '2020-Q4': 0.11,
        '2021-Q1': 0.51,
        '2021-Q2': 5.01,
        '2021-Q3': 4.03,
      }),
    },
    {
      name: 'the policy rate of 2022 to 2024',
      series: 'monetaryPolicy',
      figures: listFiguresIn({
        '2022-05-24': 13,
        '2022-07-19': 14,
        '2022-09-27': 15.5,
        '2022-11-22': 16.5,
        '2023-07-25': 18.75,
        '2024-02-27': 22.75,
        '2024-03-26': 24.75,
      }),
    },
    {
      name: 'the 91-day bills of early 2024',
      series: 'tbills',
      figures: listFiguresIn({
        '2023-12-27': 7,
        '2024-01-10': 2.44,
        '2024-01-24': 5,
        '2024-02-07': 17.24,
        '2024-02-21': 17,
        '2024-03-13': 16.24,
      }),
    },
  ];

  it.each([...listExampleSeries(), ...turbulent])(
    'gives no warning when staff import correct figures from a file: $name',
    ({ series, figures }) => {
      expect(figures.length).toBeGreaterThan(3);
      expect(listWarningsIn(series, figures)).toEqual([]);
      expect(listWarningsIn(series, figures.toReversed())).toEqual([]);
      const stored = Object.fromEntries(figures.map(({ key, value }) => [key, value]));
      expect(listWarningsIn(series, figures, stored)).toEqual([]);
    },
  );

  it.each([...listExampleSeries(), ...turbulent])(
    'gives no warning when staff type correct figures one by one: $name',
    ({ series, figures }) => {
      for (const each of figures) {
        const others = figures.filter((other) => other !== each);
        expect(checkPastFigures(series, '', [each], others)).not.toMatchObject([
          { tone: 'warning' },
        ]);
      }
    },
  );
});

describe.each(listExampleSeries())('ten times the value of $name', ({ series, figures }) => {
  const stored = Object.fromEntries(figures.map(({ key, value }) => [key, value]));
  const tenfold = figures.map(({ key, value }) => createFigure(key, value * 10));

  it('warns about a tenfold figure at each position of the series', () => {
    for (const wrong of tenfold) {
      const others = figures.filter(({ key }) => key !== wrong.key);
      for (const around of [figures, others])
        expect(checkPastFigures(series, '', [wrong], around)).toMatchObject([{ tone: 'warning' }]);
    }
  });

  it('warns about tenfold figures in each row of a file', () => {
    expect(listWarningsIn(series, tenfold, stored)).toHaveLength(tenfold.length);
    const newest = tenfold.slice(-5);
    const older = Object.fromEntries(figures.slice(0, -5).map(({ key, value }) => [key, value]));
    expect(listWarningsIn(series, newest, older)).toHaveLength(newest.length);
    // A single wrong figure among correct figures.
    const position = Math.floor(figures.length / 2);
    const mixed = figures.map((each, index) => (index === position ? tenfold[index] : each));
    const warnings = listWarningsIn(
      series,
      mixed.flatMap((each) => each ?? []),
    );
    expect(warnings).toHaveLength(1);
  });
});

describe('a warning', () => {
  const stored = { '2026-11-18': 105000, '2026-11-20': 105619.8, '2026-11-23': 105700 };

  it('shows in a warning the figures before and after the wrong figure', () => {
    expect(listWarningsIn('asi', createFigure('2026-11-19', 1054320.7), stored)).toEqual([
      outOfLine('above', '105,000.00 on 18 Nov 26 and 105,619.80 on 20 Nov 26'),
    ]);
    expect(listWarningsIn('asi', createFigure('2026-11-19', 10543.2), stored)).toEqual([
      outOfLine('below', '105,000.00 on 18 Nov 26 and 105,619.80 on 20 Nov 26'),
    ]);
    expect(
      listWarningsIn('gdp', createFigure('2026-Q2', 38.4), { '2026-Q1': 3.9, '2026-Q3': 3.7 }),
    ).toEqual([outOfLine('above', '3.90% for Q1 2026 and 3.70% for Q3 2026')]);
  });

  it('shows in a warning the two nearest figures if the wrong figure is the first or the last one', () => {
    expect(listWarningsIn('asi', createFigure('2026-11-24', 1054320.7), stored)).toEqual([
      outOfLine('above', '105,619.80 on 20 Nov 26 and 105,700.00 on 23 Nov 26'),
    ]);
    expect(listWarningsIn('asi', createFigure('2026-11-17', 10543.2), stored)).toEqual([
      outOfLine('below', '105,000.00 on 18 Nov 26 and 105,619.80 on 20 Nov 26'),
    ]);
  });

  it('warns about zero and about a rate out of range even if there are no other figures', () => {
    expect(listWarningsIn('asi', createFigure('2026-11-19', 0))).toEqual([zero]);
    expect(listWarningsIn('bonds', createFigure('2026-11-19', 183.5))).toEqual([
      marketStaffMessages.rateBeyond('The rate', '183.50%'),
    ]);
    expect(listWarningsIn('asi', createFigure('2026-11-19', 183.5))).toEqual([]);
  });

  it('warns about the wrong row of a file and not about its neighbours', () => {
    const rows = [
      createFigure('2026-11-16', 105000),
      createFigure('2026-11-17', 1051000),
      createFigure('2026-11-18', 105200),
      createFigure('2026-11-19', 105300),
    ];
    expect(check('asi', rows).map(({ tone }) => tone)).toEqual(['fine', 'warning', 'fine', 'fine']);
  });
});

it('gives no warning for a correction that fits the figures around it', () => {
  const stored = { '2026-11-18': 105000, '2026-11-19': 1054320.7, '2026-11-20': 105619.8 };
  expect(listWarningsIn('asi', createFigure('2026-11-19', 105432.07), stored)).toEqual([]);
  const newest = { '2026-11-17': 105000, '2026-11-18': 105100, '2026-11-19': 1054320.7 };
  expect(listWarningsIn('asi', createFigure('2026-11-19', 105432.07), newest)).toEqual([]);
});

it('describes the change from the previous figure unless there is a rebasing in between', () => {
  const stored = { '2026-11-18': 104782.42, '2026-11-20': 105619.8 };
  expect(check('asi', createFigure('2026-11-19', 105432.07), stored)).toEqual([
    { tone: 'fine', change: 0.62, message: moved('Up', '0.62', '18 Nov 26') },
  ]);
  const months = { '2024-12': 34.8, '2025-01': 24.48, '2025-02': 23.18 };
  expect(check('inflation', createFigure('2025-02', 23.18), months)).toEqual([
    { tone: 'fine', change: -1.3, message: movedPoints('Down', '1.30', 'January 2025') },
  ]);
  expect(check('inflation', createFigure('2025-01', 24.48), months)).toMatchObject([
    { message: '' },
  ]);
});

it('allows larger changes over a longer time', () => {
  expect(
    listWarningsIn('asi', createFigure('1999-01-05', 5672.76), { '2024-11-20': 97000 }),
  ).toEqual([]);
  expect(
    listWarningsIn('asi', createFigure('2024-01-31', 101154), { '2023-12-29': 9774 }),
  ).toHaveLength(1);
});
