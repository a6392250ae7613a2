import { describe, expect, it } from 'vitest';
import { formatNaira } from '@/lib/format';
import { listKeys, mapKeys } from '@/lib/records';
import { createListPoint, createPoints } from '../../../tests/helpers/historyPoints';
import { getSeriesContent } from '../../../tests/helpers/series';
import { findComparison } from './comparisons';
import { describeChanges, type ChangeDescription, describeFigure } from './moves';
import { toFigures } from './figures';

const afterClose = new Date('2025-03-14T18:00:00Z');
const findChanges = (slug: string, values: Record<string, number>, now = afterClose) =>
  describeChanges(getSeriesContent(slug), toFigures(createPoints(values)), now);
const formatSentence = ({ lead, amount, text }: ChangeDescription) =>
  [lead, amount, text].filter(Boolean).join(' ');
const formatSentences = (slug: string, values: Record<string, number>, now = afterClose) =>
  findChanges(slug, values, now).map(formatSentence);

describe('describeChanges', () => {
  const indexValues = {
    '2024-03-14': 104918.36,
    '2025-02-14': 108053.95,
    '2025-03-13': 104782.42,
    '2025-03-14': 105432.07,
  };
  const decisions = {
    '2020-09-22': 11.5,
    '2024-02-27': 22.75,
    '2024-11-26': 27.5,
    '2025-01-20': 27.5,
    '2025-03-14': 27,
  };

  it.each<{ name: string; slug: string; values: Record<string, number>; sentences: string[] }>([
    {
      name: 'describes changes of the index in percent',
      slug: 'asi',
      values: indexValues,
      sentences: [
        '0.62% higher than on Thursday',
        '2.43% lower than a month ago',
        '0.49% higher than a year ago',
      ],
    },
    {
      name: 'describes changes of the naira as the price of a dollar',
      slug: 'exchange-rate',
      values: {
        '2024-03-14': 1602.75,
        '2025-02-14': 1508.2,
        '2025-03-13': 1531.2,
        '2025-03-14': 1532.45,
      },
      sentences: [
        `A dollar costs ${formatNaira(1.25)} (0.08%) more than on Thursday`,
        `${formatNaira(24.25)} (1.61%) more than a month ago`,
        `${formatNaira(70.3)} (4.39%) less than a year ago`,
      ],
    },
    {
      name: 'does not compare inflation across a rebasing',
      slug: 'inflation',
      values: { '2024-02': 31.7, '2025-01': 24.48, '2025-02': 23.18 },
      sentences: [
        '1.30 percentage points lower than in January',
        'A year ago was 31.70%, on the old basket: not comparable',
      ],
    },
    {
      name: 'compares growth with the previous quarter and a year earlier',
      slug: 'gdp-growth',
      values: { '2023-Q4': 3.46, '2024-Q3': 3.46, '2024-Q4': 3.84 },
      sentences: [
        '0.38 percentage points higher than in Q3',
        '0.38 percentage points higher than a year earlier',
      ],
    },
    {
      name: 'describes the policy rate as a decision',
      slug: 'policy-rate',
      values: decisions,
      sentences: ['Cut today from 27.50%', '4.25 percentage points higher than a year ago'],
    },
    {
      name: 'names the date of a previous figure that is over a week old',
      slug: 'asi',
      values: { '2025-02-26': 100, '2025-03-14': 101 },
      sentences: ['1.00% higher than on 26 February'],
    },
    {
      name: 'names the year of a previous figure that is months older',
      slug: 'inflation',
      values: { '2025-06': 22, '2026-02': 23 },
      sentences: ['1.00 percentage points higher than in June 2025'],
    },
    {
      name: 'omits the year of the previous month',
      slug: 'inflation',
      values: { '2025-12': 22, '2026-01': 23 },
      sentences: ['1.00 percentage points higher than in December'],
    },
    {
      name: 'returns an empty list for a single figure',
      slug: 'asi',
      values: { '2025-03-14': 1 },
      sentences: [],
    },
    {
      name: 'omits a change from 0',
      slug: 'asi',
      values: { '2025-03-13': 0, '2025-03-14': 1 },
      sentences: [],
    },
    {
      name: 'rounds a difference as a decimal, not as a binary fraction',
      slug: 'inflation',
      values: { '2025-01': 24.485, '2025-02': 23.18 },
      sentences: ['1.31 percentage points lower than in January'],
    },
    {
      name: 'rounds half a kobo up',
      slug: 'exchange-rate',
      values: { '2025-03-13': 1.1, '2025-03-14': 1.105 },
      sentences: [`A dollar costs ${formatNaira(0.01)} (0.45%) more than on Thursday`],
    },
    {
      name: 'describes an unchanged figure',
      slug: 'asi',
      values: { '2025-03-13': 105432.07, '2025-03-14': 105432.07 },
      sentences: ['Unchanged since Thursday'],
    },
    {
      name: 'returns an empty list without figures',
      slug: 'asi',
      values: {},
      sentences: [],
    },
  ])('$name', ({ slug, values, sentences: expected }) => {
    expect(formatSentences(slug, values)).toEqual(expected);
  });

  it.each<[slug: string, before: number, newest: number, sentence: string]>([
    ['asi', 105432.07, 105432.08, 'less than 0.01% higher than on Thursday'],
    [
      'exchange-rate',
      1532.45,
      1532.39,
      `A dollar costs ${formatNaira(0.06)} (less than 0.01%) less than on Thursday`,
    ],
    [
      'exchange-rate',
      1532.451,
      1532.45,
      `A dollar costs less than ${formatNaira(0.01)} less than on Thursday`,
    ],
    ['inflation', 24.481, 24.484, 'less than 0.01 percentage points higher than in January'],
  ])('describes a change of %s that rounds to 0.00: %d to %d', (slug, before, newest, sentence) => {
    const keys = slug === 'inflation' ? ['2025-01', '2025-02'] : ['2025-03-13', '2025-03-14'];
    const [first = '', second = ''] = keys;
    expect(formatSentences(slug, { [first]: before, [second]: newest })).toEqual([sentence]);
  });

  it('returns the description of a change as separate fields', () => {
    const [, ofMonth] = findChanges('asi', indexValues);
    expect(ofMonth).toMatchObject({
      against: 'month',
      direction: 'down',
      lead: '',
      amount: '2.43% lower',
      text: 'than a month ago',
      when: 'a month ago',
      base: { key: '2025-02-14' },
    });
    expect(findChanges('inflation', { '2024-12': 34.8, '2025-01': 24.48 })).toMatchObject([
      {
        direction: 'incomparable',
        amount: '',
        text: 'December was 34.80%, on the old basket: not comparable',
      },
    ]);
  });

  it('describes the latest decision with the date of its change', () => {
    const nextDay = new Date('2025-03-15T18:00:00Z');
    expect(formatSentences('policy-rate', { '2020-08-01': 12, ...decisions }, nextDay)[0]).toBe(
      'Cut from 27.50% on 14 March 2025, the first cut since 2020',
    );
    const left = { '2024-11-26': 27.5, '2025-01-20': 27.5, '2025-02-20': 27.5 };
    expect(formatSentences('policy-rate', { '2024-09-24': 27.25, ...left })[0]).toBe(
      'Unchanged since 26 November 2024',
    );
  });

  it.each<[day: string, now: Date, string | undefined]>([
    ['2025-02-17', afterClose, '10.00% higher than on 17 February'],
    ['2025-01-31', afterClose, '10.00% higher than on 31 January'],
    ['2024-12-02', afterClose, undefined],
    // On 2 May, the newest figure is old.
    ['2025-02-14', new Date('2025-05-02T18:00:00Z'), '10.00% higher than a month earlier'],
  ])('compares with the session nearest to a month ago: %s', (day, now, sentence) => {
    const values = { [day]: 100, '2025-03-13': 100, '2025-03-14': 110 };
    expect(formatSentences('asi', values, now)[1]).toBe(sentence);
  });
});

describe('describeChanges for an old figure', () => {
  const inflation = { '2025-10': 24.48, '2026-09': 23.56, '2026-10': 23.18 };
  const bonds = { '2024-02-26': 19, '2025-01-27': 18.5, '2025-02-24': 18.3 };
  const index = { '2024-03-14': 100, '2025-03-13': 104, '2025-03-14': 105 };
  const formatLower = (points: string) => `${points} percentage points lower than`;

  it.each<[slug: string, values: Record<string, number>, day: string, sentences: string[]]>([
    // The figure for November was due on 15 December.
    [
      'inflation',
      inflation,
      '2026-12-22',
      [`${formatLower('0.38')} in September`, `${formatLower('1.30')} a year ago`],
    ],
    [
      'inflation',
      inflation,
      '2026-12-23',
      [`${formatLower('0.38')} in September 2026`, `${formatLower('1.30')} a year earlier`],
    ],
    // The next auction was due on 24 March.
    [
      'bonds',
      bonds,
      '2025-03-31',
      [`${formatLower('0.20')} on 27 January`, `${formatLower('0.70')} a year ago (26 Feb 2024)`],
    ],
    [
      'bonds',
      bonds,
      '2025-04-01',
      [
        `${formatLower('0.20')} on 27 January 2025`,
        `${formatLower('0.70')} a year earlier (26 Feb 2024)`,
      ],
    ],
    // The next session was on Monday 17 March.
    ['asi', index, '2025-03-24', ['0.96% higher than on Thursday', '5.00% higher than a year ago']],
    [
      'asi',
      index,
      '2025-03-25',
      ['0.96% higher than on 13 March 2025', '5.00% higher than a year earlier'],
    ],
  ])(
    'names years in a change only if the newest figure is old: %s, %j, on %s',
    (slug, values, day, expected) => {
      const history =
        slug === 'bonds'
          ? mapKeys(listKeys(values), (key) => createListPoint(['10-YEAR', values[key] ?? 0]))
          : createPoints(values);
      const figures = toFigures(history, slug === 'bonds' ? '10-YEAR' : undefined);
      const descriptions = describeChanges(
        getSeriesContent(slug),
        figures,
        new Date(`${day}T18:00:00Z`),
      );
      expect(descriptions.map(formatSentence)).toEqual(expected);
    },
  );

  it('does not treat a policy rate as old while it applies', () => {
    const values = { '2024-11-26': 27.5, '2025-02-20': 27 };
    const descriptions = formatSentences('policy-rate', values, new Date('2027-02-20T18:00:00Z'));
    expect(descriptions[1]).toBe('Unchanged from a year ago');
  });
});

it.each<{ description: string; slug: string; values: Record<string, number> }>([
  {
    description: 'Friday 14 March 2025: 105,432.07, up 0.62 per cent from the previous session',
    slug: 'asi',
    values: { '2025-03-13': 104782.42, '2025-03-14': 105432.07 },
  },
  {
    description: `Friday 14 March 2025: ${formatNaira(1532.45)}, down ${formatNaira(1.25)} (0.08 per cent) from the previous session`,
    slug: 'exchange-rate',
    values: { '2025-03-13': 1533.7, '2025-03-14': 1532.45 },
  },
  {
    description: 'February 2021: 17.33 per cent, up 0.86 percentage points from January',
    slug: 'inflation',
    values: { '2021-01': 16.47, '2021-02': 17.33 },
  },
  {
    description: 'January 2025: 24.48 per cent, on a new basket',
    slug: 'inflation',
    values: { '2024-12': 34.8, '2025-01': 24.48 },
  },
  {
    description: 'Q4 2024: 3.46 per cent, unchanged from the previous quarter',
    slug: 'gdp-growth',
    values: { '2024-Q3': 3.46, '2024-Q4': 3.46 },
  },
  {
    description: 'Friday 14 March 2025: 105,432.07',
    slug: 'asi',
    values: { '2025-03-14': 105432.07 },
  },
])('describes a figure for screen readers: $description', ({ description, slug, values }) => {
  const figures = toFigures(createPoints(values));
  const last = figures.at(-1);
  if (last === undefined) throw new Error('no figure');
  const comparison = findComparison({ all: figures, weekly: false }, last);
  expect(describeFigure(getSeriesContent(slug), last, comparison)).toBe(description);
});
