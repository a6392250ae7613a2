import { describe, expect, it } from 'vitest';
import answers from './answers.json' with { type: 'json' };
import { billedReads, collectionsIn, monthlyCost, nothing, sumOf, total } from './billing';

const documents = 'http://127.0.0.1:9085/v1/projects/p/databases/(default)/documents';

describe('what a call is billed', () => {
  it.each(answers)('$what', ({ method, answer, reads }) => {
    expect(billedReads(`${documents}${method}?alt=json`, answer)).toBe(reads);
  });

  it('refuses to guess', () => {
    expect(() => billedReads(`${documents}:listen`, [])).toThrow('is not known');
    expect(() => billedReads(`${documents}:runAggregationQuery`, [{}])).toThrow('without a count');
    expect(() => billedReads(`${documents}:runQuery`, { error: 'none' })).toThrow('by a list');
  });
});

it('tells whose documents were read', () => {
  const name = (path: string) => `projects/p/databases/(default)/documents/${path}`;
  const answer = [
    { found: { name: name('macroeconomics/gdp'), fields: { of: { stringValue: 'x/y' } } } },
    { missing: name('history/asi-1999') },
  ];
  expect(collectionsIn(answer)).toEqual(['macroeconomics', 'history']);
  const counted = { result: { aggregateFields: { aggregate_0: { integerValue: '3' } } } };
  expect(collectionsIn([counted])).toEqual(['counts']);
});

/** The figures of https://firebase.google.com/docs/firestore/billing-example, in nam5. */
describe("Google's own example", () => {
  it.each([
    ['small', 400_000, 6.3],
    ['medium', 8_000_000, 143.1],
    ['large', 80_000_000, 1439.1],
  ])('reads, %s', (_size, reads, dollars) => {
    expect(monthlyCost({ ...nothing, reads }, 'multiRegion').reads).toBeCloseTo(dollars, 1);
  });

  it('60 GiB sent in a month are 50 paid for', () => {
    const day = { ...nothing, firestoreBytes: 2 * 2 ** 30 };
    expect(monthlyCost(day, 'multiRegion').firestoreSent).toBeCloseTo(6, 6);
  });
});

it('what is free costs nothing, and what lies beyond is paid', () => {
  const day = { ...nothing, reads: 50_000, hostingBytes: 10e9 / 30, firestoreBytes: 2 ** 28 };
  expect(sumOf(monthlyCost(day, 'region'))).toBe(0);
  const twice = monthlyCost(total([[day, 2]]), 'region');
  expect(twice.hosting).toBeCloseTo(1.5, 6);
  expect(twice.reads).toBeCloseTo(0.45, 6);
});
