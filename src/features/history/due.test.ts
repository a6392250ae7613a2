import { expect, it } from 'vitest';
import { createPoints } from '../../../tests/helpers/historyPoints';
import { describeBeginning, isCurrent, findNextDue } from './due';
import { toFigures } from './figures';
import { getSeriesContent } from '../../../tests/helpers/series';

const findDue = (slug: string, newest: string, now: string) =>
  findNextDue(getSeriesContent(slug), toFigures(createPoints({ [newest]: 1 })), new Date(now));

// In Lagos, 23:30 UTC on 16 March is already Monday 17 March.
it.each<[slug: string, newest: string, now: string, text: string, day: string | null]>([
  ['asi', '2025-03-14', '2025-03-14T18:00:00Z', 'Monday 17 March, in the evening', '2025-03-17'],
  ['asi', '2025-03-13', '2025-03-14T10:00:00Z', 'Friday 14 March, in the evening', '2025-03-14'],
  ['asi', '2025-03-28', '2025-03-28T18:00:00Z', 'Wednesday 2 April, in the evening', '2025-04-02'],
  ['asi', '2025-03-14', '2025-03-16T23:30:00Z', 'Monday 17 March, in the evening', '2025-03-17'],
  ['bonds', '2026-11-20', '2026-11-20T18:00:00Z', 'Monday 23 November, expected', '2026-11-23'],
  ['bonds', '2026-11-23', '2026-11-23T18:00:00Z', 'Tuesday 29 December, expected', '2026-12-29'],
  [
    'treasury-bills',
    '2026-11-20',
    '2026-11-24T18:00:00Z',
    'Wednesday 2 December, expected',
    '2026-12-02',
  ],
  [
    'policy-rate',
    '2026-11-20',
    '2026-11-24T10:00:00Z',
    'Tuesday 23 February 2027, expected',
    '2027-02-23',
  ],
  ['inflation', '2025-10', '2025-11-22T10:00:00Z', 'Monday 15 December, expected', '2025-12-15'],
  [
    'inflation',
    '2025-11',
    '2025-12-17T10:00:00Z',
    'Thursday 15 January 2026, expected',
    '2026-01-15',
  ],
  ['inflation', '2025-09', '2025-11-22T10:00:00Z', 'any day now', null],
  ['gdp-growth', '2025-Q2', '2025-11-22T10:00:00Z', 'Tuesday 25 November, expected', '2025-11-25'],
  [
    'gdp-growth',
    '2025-Q3',
    '2025-11-28T10:00:00Z',
    'Wednesday 25 February 2026, expected',
    '2026-02-25',
  ],
  [
    'policy-rate',
    '2025-09-23',
    '2025-11-22T10:00:00Z',
    'Tuesday 25 November, expected',
    '2025-11-25',
  ],
  [
    'policy-rate',
    '2025-11-25',
    '2025-11-25T18:00:00Z',
    'Tuesday 24 February 2026, expected',
    '2026-02-24',
  ],
])(
  'returns the due day of the next %s figure after %s, as seen on %s: %s',
  (slug, newest, now, text, day) => {
    expect(findDue(slug, newest, now)).toMatchObject({ day, text });
  },
);

it.each([
  [{}, 'Wednesday 16 December, confirmed'],
  [{ movedFrom: '2026-12-15' }, 'Wednesday 16 December, moved from Tuesday 15 December'],
  [
    { day: '2027-01-04', movedFrom: '2026-12-15' },
    'Monday 4 January 2027, moved from Tuesday 15 December',
  ],
])('returns the announced day of the next figure: %j', (changes, text) => {
  const content = getSeriesContent('inflation');
  const release = {
    series: 'inflation',
    nominal: '2026-11',
    day: '2026-12-16',
    sequence: 2,
  } as const;
  const schedule = content.schedule && {
    ...content.schedule,
    confirmed: [{ ...release, ...changes }],
  };
  const figures = toFigures(createPoints({ '2026-10': 1 }));
  const now = new Date('2026-11-30T10:00:00Z');
  expect(findNextDue({ ...content, ...(schedule && { schedule }) }, figures, now).text).toBe(text);
});

it.each<[slug: string, now: string, text: string]>([
  ['asi', '2025-03-14T10:00:00Z', 'due on Friday 14 March, in the evening'],
  ['inflation', '2025-11-22T10:00:00Z', 'expected on Monday 15 December'],
  ['inflation', '2025-11-10T10:00:00Z', 'expected on Monday 17 November'],
  ['gdp-growth', '2025-12-22T10:00:00Z', 'expected on Wednesday 25 February 2026'],
  ['policy-rate', '2025-11-22T10:00:00Z', 'expected on Tuesday 25 November'],
])('describes when the first figure of %s is due, as seen on %s: %s', (slug, now, text) => {
  expect(describeBeginning(getSeriesContent(slug), new Date(now))).toBe(
    `No figures yet. The first is ${text}.`,
  );
});

it.each([
  // The next session was on Monday 17 March. The figure counts as old after one more week.
  ['asi', '2025-03-14', '2025-03-24', false],
  ['asi', '2025-03-14', '2025-03-25', true],
  // The next auction was on 23 November. The figure counts as old after one more week.
  ['bonds', '2026-10-26', '2026-11-30', false],
  ['bonds', '2026-10-26', '2026-12-01', true],
  ['treasury-bills', '2026-11-18', '2026-12-09', false],
  ['treasury-bills', '2026-11-18', '2026-12-10', true],
  ['inflation', '2026-10', '2026-12-22', false],
  ['inflation', '2026-10', '2026-12-23', true],
  ['gdp-growth', '2026-Q2', '2026-12-02', false],
  ['gdp-growth', '2026-Q2', '2026-12-03', true],
  // A rate applies until the next decision, no matter how late this decision is.
  ['policy-rate', '2020-09-22', '2026-11-22', false],
] as const)(
  'returns whether the newest figure of %s (%s) is old on %s: %s',
  (slug, key, today, old) => {
    const [newest] = toFigures(createPoints({ [key]: 1 }));
    if (newest === undefined) throw new Error(key);
    expect(isCurrent(getSeriesContent(slug), newest, new Date(`${today}T10:00:00Z`))).toBe(!old);
  },
);
