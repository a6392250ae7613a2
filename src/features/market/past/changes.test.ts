import { describe, expect, it, test } from 'vitest';
import type { SeriesSlug } from '@/content/series';
import { pointsOf } from '../../../../tests/helpers/pastPoints';
import { changeSentence, changesOf, readingWords } from './changes';
import { figuresOf } from './figures';
import { contentOf } from '../../../../tests/helpers/series';

const evening = new Date('2025-03-14T18:00:00Z');
const changes = (slug: SeriesSlug, values: Record<string, number>, now = evening) =>
  changesOf(contentOf(slug), figuresOf(pointsOf(values)), now);
const sentences = (slug: SeriesSlug, values: Record<string, number>, now = evening) =>
  changes(slug, values, now).map(changeSentence);

describe('changes in words', () => {
  it('of the index, in percent', () => {
    const values = {
      '2024-03-14': 104918.36,
      '2025-02-14': 108053.95,
      '2025-03-13': 104782.42,
      '2025-03-14': 105432.07,
    };
    expect(sentences('asi', values)).toEqual([
      '0.62% higher than on Thursday',
      '2.43% lower than a month ago',
      '0.49% higher than a year ago',
    ]);
    expect(changes('asi', values)[1]).toMatchObject({
      against: 'month',
      direction: 'down',
      lead: '',
      amount: '2.43% lower',
      words: 'than a month ago',
      when: 'a month ago',
      base: { key: '2025-02-14' },
    });
  });

  it('of the naira, as what a dollar costs', () => {
    const values = {
      '2024-03-14': 1602.75,
      '2025-02-14': 1508.2,
      '2025-03-13': 1531.2,
      '2025-03-14': 1532.45,
    };
    expect(sentences('exchange-rate', values)).toEqual([
      'A dollar costs N1.25 more than on Thursday',
      'N24.25 more than a month ago',
      'N70.30 less than a year ago',
    ]);
  });

  it('of rates, in points', () => {
    const tenure = (rate: number) => ({
      tenures: [{ label: '10-YEAR', rate }],
      savedAt: '2025-03-14T17:00:00.000Z',
    });
    const points = {
      '2024-03-14': tenure(19.62),
      '2025-02-14': tenure(20.84),
      '2025-03-13': tenure(18.74),
      '2025-03-14': tenure(18.74),
    };
    const words = changesOf(contentOf('bonds'), figuresOf(points, '10-YEAR'), evening);
    expect(words.map(changeSentence)).toEqual([
      'Unchanged since Thursday',
      '2.10 points less than a month ago',
      '0.88 points less than a year ago',
    ]);
  });

  it('of inflation, never across a rebasing', () => {
    expect(sentences('inflation', { '2024-02': 31.7, '2025-01': 24.48, '2025-02': 23.18 })).toEqual(
      [
        '1.30 points lower than in January',
        'A year ago was 31.70%, on the old basket: not comparable',
      ],
    );
    expect(changes('inflation', { '2024-12': 34.8, '2025-01': 24.48 })).toMatchObject([
      {
        direction: 'incomparable',
        amount: '',
        words: 'December was 34.80%, on the old basket: not comparable',
      },
    ]);
  });

  it('of growth, against quarters', () => {
    const values = { '2023-Q4': 3.46, '2024-Q3': 3.46, '2024-Q4': 3.84 };
    expect(sentences('gdp-growth', values)).toEqual([
      '0.38 points faster than in the third quarter',
      '0.38 points faster than a year before',
    ]);
  });

  it('of the policy rate, as decisions', () => {
    const values = {
      '2020-09-22': 11.5,
      '2024-02-27': 22.75,
      '2024-11-26': 27.5,
      '2025-01-20': 27.5,
      '2025-03-14': 27,
    };
    expect(sentences('policy-rate', values)).toEqual([
      'Cut today from 27.50%',
      '4.25 points higher than a year ago',
    ]);
    const nextDay = new Date('2025-03-15T18:00:00Z');
    expect(sentences('policy-rate', { '2020-08-01': 12, ...values }, nextDay)[0]).toBe(
      'Cut on 14 March 2025 from 27.50%, the first cut since 2020',
    );
  });

  it('of a rate that was left as it was, since when', () => {
    const values = {
      '2024-09-24': 27.25,
      '2024-11-26': 27.5,
      '2025-01-20': 27.5,
      '2025-02-20': 27.5,
    };
    expect(sentences('policy-rate', values)[0]).toBe('Unchanged since 26 November 2024');
  });

  it.each<[what: string, SeriesSlug, Record<string, number>, string | undefined]>([
    [
      'is of no day of this week',
      'asi',
      { '2025-02-26': 100, '2025-03-14': 101 },
      '1.00% higher than on 26 February',
    ],
    [
      'is of another year',
      'inflation',
      { '2025-06': 22, '2026-02': 23 },
      '1.00 points higher than in June 2025',
    ],
    [
      'is of the month before',
      'inflation',
      { '2025-12': 22, '2026-01': 23 },
      '1.00 points higher than in December',
    ],
    ['is missing', 'asi', { '2025-03-14': 1 }, undefined],
    ['is 0', 'asi', { '2025-03-13': 0, '2025-03-14': 1 }, undefined],
    [
      'differs by a half, as binary subtraction would not say',
      'inflation',
      { '2025-01': 24.485, '2025-02': 23.18 },
      '1.31 points lower than in January',
    ],
    [
      'differs by half a kobo',
      'exchange-rate',
      { '2025-03-13': 1.1, '2025-03-14': 1.105 },
      'A dollar costs N0.01 more than on Thursday',
    ],
    [
      'rounds to the same',
      'asi',
      { '2025-03-13': 105432.07, '2025-03-14': 105432.08 },
      'Unchanged since Thursday',
    ],
  ])('where the figure before %s', (_, slug, values, sentence) => {
    expect(sentences(slug, values)).toEqual(sentence === undefined ? [] : [sentence]);
  });

  it('are none of no figure', () => {
    expect(changes('asi', {})).toEqual([]);
  });

  it.each<[day: string, now: Date, string | undefined]>([
    ['2025-02-17', evening, '10.00% higher than a month ago'],
    ['2025-01-31', evening, '10.00% higher than on 31 January'],
    ['2024-12-02', evening, undefined],
    // Of figures that are old.
    ['2025-02-14', new Date('2025-05-02T18:00:00Z'), '10.00% higher than a month before'],
  ])('take for a month ago the session nearest to it: %s', (day, now, sentence) => {
    const values = { [day]: 100, '2025-03-13': 100, '2025-03-14': 110 };
    expect(sentences('asi', values, now)[1]).toBe(sentence);
  });
});

test.each<[SeriesSlug, Record<string, number>, string]>([
  [
    'asi',
    { '2025-03-13': 104782.42, '2025-03-14': 105432.07 },
    'Friday 14 March 2025: 105,432.07, up 0.62 percent on the session before',
  ],
  [
    'exchange-rate',
    { '2025-03-13': 1533.7, '2025-03-14': 1532.45 },
    'Friday 14 March 2025: N1,532.45, down N1.25 on the session before',
  ],
  [
    'inflation',
    { '2021-01': 16.47, '2021-02': 17.33 },
    'February 2021: 17.33 percent, up 0.86 points on January',
  ],
  [
    'inflation',
    { '2024-12': 34.8, '2025-01': 24.48 },
    'January 2025: 24.48 percent, on a new basket',
  ],
  [
    'gdp-growth',
    { '2024-Q3': 3.46, '2024-Q4': 3.46 },
    'Q4 2024: 3.46 percent, unchanged on the quarter before',
  ],
  ['asi', { '2025-03-14': 105432.07 }, 'Friday 14 March 2025: 105,432.07'],
])('a figure for the ear: %s %o', (slug, values, words) => {
  const figures = figuresOf(pointsOf(values));
  const last = figures.at(-1);
  if (last === undefined) throw new Error('no figure');
  expect(readingWords(contentOf(slug), last, figures.at(-2))).toBe(words);
});
