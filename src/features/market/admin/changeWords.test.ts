import { describe, expect, it, test } from 'vitest';
import { FIRST_OF_ITS_KIND, NOTHING } from '@/lib/changeLines';
import { fieldsOf } from '@/lib/stored';
import { describeMarketChange } from './changeWords';
import cases from './changeWords.cases.json' with { type: 'json' };

/** Each line as a text: label, before, after, words. */
const lines = (path: string, before: object | null, after: object | null) =>
  describeMarketChange(path, fieldsOf(before), fieldsOf(after))?.lines.map((line) =>
    [line.label, line.before, line.after, line.words].join(' | '),
  );

const thursday = { value: 104782.42, change: 0.21, date: '2025-03-13' };
const friday = { value: 105432.07, change: 0.62, date: '2025-03-14' };

test.each(Object.entries(cases))('%s', (_, { path, before, after, lines: expected }) => {
  expect(lines(path, before, after)).toEqual(expected);
});

it('counts the points of an import', () => {
  const days = Array.from({ length: 8 }, (_, index) => `2024-05-1${index}`);
  const points = (value: number | null, keys: readonly string[]) => ({
    points: Object.fromEntries(keys.map((key) => [key, value === null ? null : { value }])),
  });
  const before = {
    points: { ...points(null, days).points, ...points(1, days.slice(0, 2)).points },
  };
  expect(lines('history/asi-2024', before, points(2, days))).toEqual([
    'All Share Index, 2024 | 2 points | 8 points | 6 new, 2 corrected',
  ]);
});

describe('what goes with the words', () => {
  it('is that a first figure stays', () => {
    const words = describeMarketChange('macroeconomics/exchangeRate', null, { price: 1 });
    expect(words?.notUndone).toBe(FIRST_OF_ITS_KIND);
    expect(words?.lines[0]?.before).toBe(NOTHING);
  });

  it('is the day of the figures before, and the change for a bar', () => {
    const words = describeMarketChange('marketIndices/ASI', thursday, friday);
    expect(words).toMatchObject({ dayBefore: '2025-03-13', kept: 'whole' });
    expect(words?.lines[0]?.change).toBe(0.62);
  });

  it('is that points follow their figure', () => {
    expect(describeMarketChange('history/asi-2026', { points: {} }, { points: {} })).toMatchObject({
      follows: true,
      kept: 'points',
    });
  });

  it('is nothing for documents of others', () => {
    expect(describeMarketChange('equityMarket/topGainers', null, null)).toBeNull();
  });
});
