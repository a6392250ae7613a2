import { describe, expect, it } from 'vitest';
import { billedReads, collectionsIn, monthlyCost, nothing, sumOf, total } from './billing';

const documents = 'http://127.0.0.1:9085/v1/projects/p/databases/(default)/documents';

const counted = (count: number) => ({
  result: { aggregateFields: { aggregate_0: { integerValue: String(count) } } },
});

describe('what a call is billed', () => {
  it.each([
    ['two documents found', ':batchGet', [{ found: {} }, { found: {} }], 2],
    ['one found, one missing', ':batchGet', [{ found: {} }, { missing: 'name' }], 2],
    ['three found', ':runQuery', [{ document: {} }, { document: {} }, { document: {} }], 3],
    ['a query that finds nothing', ':runQuery', [{ readTime: 'now' }], 1],
    ['a count of none', ':runAggregationQuery', [counted(0)], 1],
    ['a count of 1,000', ':runAggregationQuery', [counted(1000)], 1],
    ['a count of 1,500', ':runAggregationQuery', [counted(1500)], 2],
  ])('%s', (_what, method, answer, reads) => {
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
  expect(collectionsIn([counted(3)])).toEqual(['counts']);
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
