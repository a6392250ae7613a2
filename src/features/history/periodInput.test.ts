import { expect, it } from 'vitest';
import { getSeriesContent } from '../../../tests/helpers/series';
import { findFirstKey, findLastKey, isAmbiguousDay, parsePeriodInput } from './periodInput';

it.each([
  ['1 Jul 2024', '2024-07-01'],
  ['01 july, 2024', '2024-07-01'],
  [' 2024-07-01 ', '2024-07-01'],
  ['29 Feb 2024', '2024-02-29'],
  ['July 1, 2024', '2024-07-01'],
  ['Jul. 1st 2024', '2024-07-01'],
  ['1st July 2024', '2024-07-01'],
  ['2ND of july 2024', '2024-07-02'],
  ['23rd Sept. 2024', '2024-09-23'],
  ['1-Jul-2024', '2024-07-01'],
  ['2024-7-1', '2024-07-01'],
  ['2024/07/01', '2024-07-01'],
  ['2024-7', '2024-07'],
  ['Jul 2024', '2024-07'],
  ['Sept 2024', '2024-09'],
  ['2024-07', '2024-07'],
  ['Q3 2024', '2024-Q3'],
  ['q32024', '2024-Q3'],
  ['2024-q3', '2024-Q3'],
])('parses the typed period "%s" as %s', (text, key) => {
  expect(parsePeriodInput(text)).toBe(key);
});

it.each([
  '',
  ' ',
  '31 Feb 2024',
  '29 Feb 2023',
  '0 Jul 2024',
  '1/7/2024',
  '7.1.2024',
  '15-7-2024',
  '2024-13-1',
  '2024 Jul 1',
  'July 32, 2024',
  '07/2024',
  '2024',
  'Ju 2024',
  'Q5 2024',
  '1 Juli 2024',
  'tomorrow',
  '1 Jul 24',
  `${'9'.repeat(10_000)} Jul 2024`,
])('rejects the typed period "%s"', (text) => {
  expect(parsePeriodInput(text)).toBeUndefined();
});

it.each([
  ['1/7/2024', true],
  [' 01-07-2024 ', true],
  ['15.7.2024', true],
  ['2024-7-1', false],
  ['1 Jul 2024', false],
  ['7/2024', false],
])('finds out whether the typed day "%s" is ambiguous: %s', (text, isAmbiguous) => {
  expect(isAmbiguousDay(text)).toBe(isAmbiguous);
});

it.each([
  ['asi', '2024-07', '2024-07-01', '2024-07-31'],
  ['asi', '2024-Q3', '2024-07-01', '2024-09-30'],
  ['asi', '2024-02', '2024-02-01', '2024-02-29'],
  ['policy-rate', '2024-Q4', '2024-10-01', '2024-12-31'],
  ['inflation', '2024-Q3', '2024-07', '2024-09'],
  ['inflation', '2024-07-15', '2024-07', '2024-07'],
  ['gdp-growth', '2024-08', '2024-Q3', '2024-Q3'],
  ['asi', '1899-12', undefined, undefined],
] as const)('finds the keys of %s in the period %s: %s to %s', (slug, period, first, last) => {
  const content = getSeriesContent(slug);
  expect([findFirstKey(content, period), findLastKey(content, period)]).toEqual([first, last]);
});
