import { expect, it } from 'vitest';
import { firm } from '@/content/firm';
import type { Points } from '@/figures/history';
import { createListPoint, createPoints } from '../../../tests/helpers/historyPoints';
import { getSeriesContent } from '../../../tests/helpers/series';
import { toFigures } from './figures';
import type { PinnedRange } from './ranges';
import { createSentence } from './sentence';

const now = new Date('2026-11-27T18:00:00Z');

interface QuoteOptions {
  tenure?: string;
  day?: string;
  range?: PinnedRange;
}

const createQuote = (slug: string, points: Points, options: QuoteOptions = {}) =>
  createSentence(
    {
      content: getSeriesContent(slug),
      figures: toFigures(points, options.tenure),
      range: '1y',
      ...options,
    },
    now,
    'https://example.com',
  );
/** Returns the sentence without its source and URL. */
const quote = (...parameters: Parameters<typeof createQuote>) =>
  createQuote(...parameters)?.text.replace(/ \([^(]*, via .*$/, '');

it('names the publisher, the firm and a pinned URL in a sentence', () => {
  const points = createPoints({ '2025-11-28': 1500, '2026-11-26': 1529.54, '2026-11-27': 1532.45 });
  expect(createQuote('exchange-rate', points)?.text).toBe(
    `A dollar cost N1,532.45 on 27 November 2026, 0.19% more than the day before (Central Bank of Nigeria, via ${firm.name}), https://example.com/markets/exchange-rate?from=2025-11-28&to=2026-11-27&day=2026-11-27`,
  );
});

it.each([
  ['a day before a weekend', '2026-11-20', '2026-11-23', 'than on the previous trading day'],
  ['a day before missing sessions', '2026-11-18', '2026-11-23', 'than on 18 November'],
  ['a day of the year before', '2025-12-29', '2026-01-05', 'than on 29 December 2025'],
])('names %s in a sentence', (_name, before, day, name) => {
  const text = quote('asi', createPoints({ [before]: 100_000, [day]: 101_000 }));
  expect(text).toContain(` points on ${Number(day.slice(8))} `);
  expect(text).toMatch(new RegExp(`, 1\\.00% higher ${name}$`));
});

it.each([
  ['a tiny rise', [1532.45, 1532.46], ', more than the day before by less than 0.01%'],
  ['a tiny fall', [1532.46, 1532.45], ', less than the day before by less than 0.01%'],
  ['no change', [1532.45, 1532.45], ', unchanged from the day before'],
] as const)('describes %s in a sentence', (_name, [before, value], change) => {
  const points = createPoints({ '2026-11-26': before, '2026-11-27': value });
  expect(quote('exchange-rate', points)).toContain(`on 27 November 2026${change}`);
});

it('omits the comparison for the first figure and for a change from 0', () => {
  const text = 'A dollar cost N1,532.45 on 27 November 2026';
  expect(quote('exchange-rate', createPoints({ '2026-11-27': 1532.45 }))).toBe(text);
  const points = createPoints({ '2026-11-26': 0, '2026-11-27': 1532.45 });
  expect(quote('exchange-rate', points)).toBe(text);
});

it('returns null if there are no figures for a sentence', () => {
  expect(createQuote('asi', {})).toBeNull();
  const points = createPoints({ '2026-11-27': 100_000 });
  const range = { from: '2026-01-01', to: '2026-02-01' };
  expect(createQuote('asi', points, { range })).toBeNull();
});

it('names the first published value of a rate only if the same tenor was revised', () => {
  const first = createListPoint(['5-YEAR', 17], ['10-YEAR', 18]);
  const points: Points = {
    '2026-10-26': createListPoint(['5-YEAR', 17], ['10-YEAR', 18.2]),
    '2026-11-23': { ...createListPoint(['5-YEAR', 17], ['10-YEAR', 18.5]), first },
  };
  expect(quote('bonds', points, { tenure: '10-YEAR' })).toBe(
    'The stop rate of the 10-year Federal Government bond was 18.50% on 23 November 2026 (first published as 18.00%), 0.30 percentage points higher than on 26 October',
  );
  expect(quote('bonds', points, { tenure: '5-YEAR' })).toBe(
    'The stop rate of the 5-year Federal Government bond was 17.00% on 23 November 2026, unchanged from 26 October',
  );
});

const decisions = createPoints({
  '2025-03-25': 27.25,
  '2025-07-22': 27.25,
  '2025-09-23': 27,
  '2026-11-24': 27.5,
});

it.each([
  ['2025-03-25', 'The policy rate was 27.25% on 25 March 2025'],
  [
    '2025-07-22',
    'The policy rate was held at 27.25% on 22 July 2025, unchanged since 25 March 2025',
  ],
  [
    '2025-09-23',
    'The policy rate was cut by 0.25 percentage points, from 27.25% to 27.00%, on 23 September 2025',
  ],
  [
    '2026-11-24',
    'The policy rate was raised by 0.50 percentage points, from 27.00% to 27.50%, on 24 November 2026',
  ],
])('describes the decision of %s in a sentence', (day, text) => {
  const range = { from: '2025-01-01', to: '2026-11-24' };
  expect(quote('policy-rate', decisions, { range, day })).toBe(text);
});

it('names the decision that introduced the rate at each end of a range', () => {
  const range = { from: '2025-08-01', to: '2026-05-01' };
  expect(quote('policy-rate', decisions, { range })).toBe(
    'The policy rate was 27.25% on 1 August 2025 (held since 25 March 2025) and 27.00% on 1 May 2026 (held since 23 September 2025), a fall of 0.25 percentage points',
  );
});

it('describes the policy rate on a single day between decisions', () => {
  const range = { from: '2026-05-01', to: '2026-05-01' };
  expect(createQuote('policy-rate', decisions, { range })).toEqual({
    about: '1 May 2026',
    text: `The policy rate was 27.00% on 1 May 2026 (held since 23 September 2025) (Central Bank of Nigeria, via ${firm.name}), https://example.com/markets/policy-rate?from=2026-05-01&to=2026-05-01`,
  });
});

it('quotes no policy rate for days in the future', () => {
  const range = { from: '2030-01-01', to: '2030-12-31' };
  expect(createQuote('policy-rate', decisions, { range })).toBeNull();
  expect(quote('policy-rate', decisions, { range: { from: '2026-11-27', to: '2030-12-31' } })).toBe(
    'The policy rate was 27.50% on 27 November 2026 (held since 24 November 2026)',
  );
});

it('does not compare figures on different bases in a sentence', () => {
  const points = createPoints({ '2024-11': 34.6, '2024-12': 34.8, '2025-01': 24.48 });
  const range = { from: '2024-11', to: '2025-01' };
  expect(quote('inflation', points, { range })).toBe(
    'Annual inflation was 34.60% in November 2024, on the old basket, and 24.48% in January 2025, on a new basket, so the two are not comparable',
  );
  expect(quote('inflation', points, { range, day: '2025-01' })).toBe(
    'Annual inflation was 24.48% in January 2025, on a new basket, so not comparable with the figure for December 2024',
  );
});

it('describes a pinned range by its first and last figure and the change between them', () => {
  const points = createPoints({ '2024-07-01': 1600, '2024-09-27': 1700, '2024-09-30': 1600 });
  const range = { from: '2024-06-30', to: '2024-09-30' };
  expect(createQuote('exchange-rate', points, { range })).toEqual({
    about: '1 July 2024 to 30 September 2024',
    text: `A dollar cost N1,600.00 on 1 July 2024 and N1,600.00 on 30 September 2024, the same on both days (Central Bank of Nigeria, via ${firm.name}), https://example.com/markets/exchange-rate?from=2024-06-30&to=2024-09-30`,
  });
});

it('writes the same sentence for a pinned day and for a selected day', () => {
  const points = createPoints({ '2026-11-25': 1500, '2026-11-26': 1515, '2026-11-27': 1530 });
  const range = { from: '2026-11-26', to: '2026-11-26' };
  const text = 'A dollar cost N1,515.00 on 26 November 2026, 1.00% more than the day before';
  expect(quote('exchange-rate', points, { range })).toBe(text);
  const longer = { from: '2026-11-25', to: '2026-11-27' };
  expect(quote('exchange-rate', points, { range: longer, day: '2026-11-26' })).toBe(text);
});
