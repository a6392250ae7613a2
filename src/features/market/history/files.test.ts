import Papa from 'papaparse';
import { describe, expect, it, test } from 'vitest';
import { currentEnv } from '@/browser/settings';
import { firm } from '@/content/firm';
import type { SeriesSlug } from '@/content/seriesSlugs';
import { listPoint, pointsOf } from '../../../../tests/helpers/historyPoints';
import type { Points } from '@/figures/history';
import { figuresOf } from './figures';
import { citation, toCsv, toJson } from './files';
import { contentOf } from '../../../../tests/helpers/series';

/** The file as a spreadsheet library reads it. */
function read(csv: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(csv, { skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
}
const now = new Date('2025-03-14T18:00:00Z');
const about = ['Revised on', 'Basis', 'Licence', 'Address', 'Downloaded on'];
const source = (slug: SeriesSlug) => [
  contentOf(slug).use.terms,
  `${currentEnv().siteUrl}/markets/${slug}`,
  '2025-03-14',
];
const none = ['', '', ''];
const savedAt = '2024-07-09T16:00:00.000Z';
const first = { value: 98026.97, savedAt: '2024-07-05T16:00:00.000Z' };

describe('CSV', () => {
  it('has a heading with unit and source, ISO dates, exact values and revisions', () => {
    const points: Points = {
      '2024-07-08': { value: 98100, savedAt },
      '2024-07-05': { value: 98206.97, savedAt, first },
    };
    const name = 'All Share Index (ASI), index points, source: Nigerian Exchange';
    const head = ['Date', name, 'First published', ...about];
    expect(read(toCsv(contentOf('asi'), points, now))).toEqual([
      head,
      ['2024-07-05', '98206.97', '98026.97', '2024-07-09', '', ...source('asi')],
      ['2024-07-08', '98100', '', '', '', ...none],
    ]);
    expect(read(toCsv(contentOf('asi'), {}, now))).toEqual([head]);
  });

  it('begins with a byte order mark and ends its lines as RFC 4180 says', () => {
    const points = pointsOf({ '2024-Q4': 3, '2026-Q2': -1.25 });
    const csv = toCsv(contentOf('gdp-growth'), points, now);
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    expect(csv.split('\r\n')).toHaveLength(4);
    expect(csv).toMatch(/\r\n2024-Q4,3,,,on the old base year,/);
    expect(csv).toMatch(/\r\n2026-Q2,-1\.25,,,on a new base year,,,\r\n$/);
    expect(csv).not.toMatch(/[^\r]\n/);
  });

  it('has a column for each tenure, and what staff typed runs nowhere as a formula', () => {
    const evil = '=HYPERLINK("https://example.com", "5")';
    const points: Points = {
      '2024-07-05': listPoint([evil, 18], ['10-YEAR', 19]),
      '2024-07-08': {
        ...listPoint([evil, 18.5], ['@SUM', 7]),
        savedAt,
        first: listPoint([evil, 18.4]),
      },
    };
    const [head = [], ...rows] = read(toCsv(contentOf('bonds'), points, now));
    const unit = 'percent, source: Debt Management Office';
    const tenures = [`'${evil}`, "'@SUM", '10-YEAR'];
    expect(head).toEqual([
      'Date',
      ...tenures.map((tenure) => `${tenure}, ${unit}`),
      ...tenures.map((tenure) => `${tenure}, first published`),
      ...about,
    ]);
    expect(rows).toEqual([
      ['2024-07-05', '18', '', '19', '', '', '', '', '', ...source('bonds')],
      ['2024-07-08', '18.5', '7', '', '18.4', '', '', '2024-07-09', '', ...none],
    ]);
  });
});

test('JSON says the same', () => {
  const revised = { date: '2024-07-05', value: 98206.97 };
  const points: Points = { '2024-07-05': { value: 98206.97, savedAt, first } };
  const file: unknown = JSON.parse(toJson(contentOf('asi'), points, now));
  expect(file).toMatchObject({
    name: 'All Share Index (ASI)',
    unit: 'index points',
    publisher: 'Nigerian Exchange',
    address: `${currentEnv().siteUrl}/markets/asi`,
    downloadedOn: '2025-03-14',
    figures: [{ ...revised, firstPublished: 98026.97, revisedOn: '2024-07-09' }],
  });
});

test('how to cite', () => {
  const figures = figuresOf(pointsOf({ '2025-03-14': 105432.07 }));
  expect(citation(contentOf('asi'), figures, now, 'example.com').text).toBe(
    `${firm.name} (2025), All Share Index (ASI), daily closes, example.com/markets/asi, source: Nigerian Exchange, read on 14 March 2025, data to 14 March 2025.`,
  );
  expect(citation(contentOf('bonds'), [], now, '', '10-YEAR').title).toContain(', 10-YEAR, ');
  expect(citation(contentOf('asi'), [], now, '').text).toBe(
    `${firm.name} (2025), All Share Index (ASI), daily closes, /markets/asi, source: Nigerian Exchange, read on 14 March 2025.`,
  );
});
