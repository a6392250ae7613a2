import { expect, it } from 'vitest';
import { seriesContent } from '@/content/series';
import { toCsv, toJson } from '../fileFormats';
import { createFixedFiles } from './fixedFiles';
import { reservedSeries, reusableSeries } from './reuse';
import { createPoint, createYears } from '../../../../tests/helpers/historyPoints';

const now = new Date('2025-03-14T22:00:00Z');
const years = createYears({ '2025-03-14': createPoint(4) });
const everySeries = seriesContent.map((content) => ({ content, years }));

it('writes CSV and JSON files of exactly the series that may be reused', () => {
  const files = createFixedFiles(everySeries, [], now);
  expect(reservedSeries.length).toBeGreaterThan(0);
  expect(files.map(({ path }) => path)).toEqual([
    ...reusableSeries.flatMap(({ slug }) => [`/data/${slug}.csv`, `/data/${slug}.json`]),
    '/corrections.json',
    '/corrections.xml',
  ]);
});

it('writes the same CSV and JSON files as the page of a series', () => {
  const files = new Map(
    createFixedFiles(everySeries, [], now).map(({ path, text }) => [path, text]),
  );
  for (const content of reusableSeries) {
    expect(files.get(`/data/${content.slug}.csv`)).toBe(toCsv(content, years, now));
    const json = files.get(`/data/${content.slug}.json`);
    expect(json).toBe(toJson(content, years, now));
    expect(json).toContain('"downloadedOn": "2025-03-14"');
  }
  expect(JSON.parse(files.get('/corrections.json') ?? '')).toMatchObject({
    _list: { as_of: now.toISOString() },
  });
  expect(files.get('/corrections.xml')).toContain(now.toISOString());
});

it('writes no file for a series without figures', () => {
  const empty = seriesContent.map((content) => ({ content, years: [] }));
  const paths = createFixedFiles(empty, [], now).map(({ path }) => path);
  expect(paths).toEqual(['/corrections.json', '/corrections.xml']);
});
