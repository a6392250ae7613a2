import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { devPorts } from '../scripts/local.ts';
import { addDays, findLastTradingDay, formatDay } from './calendar.ts';
import { createExampleDocuments, createExampleFiles } from './index.ts';
import { createInterviews } from './news.ts';
import { createCategories } from './resources.ts';

/** A Saturday night. The last trading day is Friday 20 November. */
const now = new Date('2026-11-21T22:00:00Z');

const FOLDER = join(import.meta.dirname, 'files');
const SIGNATURES = { pdf: '%PDF', png: '\x89PNG', zip: 'PK', xlsx: 'PK', docx: 'PK', pptx: 'PK' };

test.each(Object.entries(SIGNATURES))(
  'the %s files have the signature of their format',
  (extension, signature) => {
    const names = readdirSync(FOLDER).filter((name) => name.endsWith(`.${extension}`));
    expect(names).not.toEqual([]);
    for (const name of names) {
      const bytes = readFileSync(join(FOLDER, name));
      expect(bytes.toString('latin1').startsWith(signature), name).toBe(true);
    }
  },
);

test('every file in seed/files belongs to a record', () => {
  const reports = createCategories(now).flatMap(({ files }) => files.map(([file]) => file));
  const pictures = createInterviews(now).flatMap(({ thumbnail }) => thumbnail?.file ?? []);
  const names = readdirSync(FOLDER).filter((name) => name !== 'README.md');
  expect([...new Set([...reports, ...pictures])].toSorted()).toEqual(names.toSorted());
});

test('the example data has the expected categories, news, staff and shares', () => {
  const documents = createExampleDocuments(devPorts);
  const countDocuments = (collection: string) =>
    Object.keys(documents).filter((path) => path.startsWith(`${collection}/`)).length;
  expect(countDocuments('resourceCategories')).toBe(6);
  expect(countDocuments('newsCommentary')).toBe(7);
  expect(countDocuments('staff')).toBe(1);
  const inactive = Object.values(documents).filter((data) => data['isActive'] === false);
  expect(inactive).toHaveLength(1);
  expect(documents['equityMarket/topGainers']).toHaveProperty('stocks[0].change', 10);
  expect(documents['equityMarket/topLosers']).toHaveProperty('stocks[0].change', -7.14);
});

test('the example figures are those of the last trading day and the last releases', () => {
  expect(createExampleDocuments(devPorts, now)).toMatchObject({
    'marketIndices/ASI': { date: '2026-11-20' },
    'equityMarket/topGainers': { lastUpdated: '2026-11-20T13:45:00.000Z' },
    'macroeconomics/inflation': { date: 'October 2026' },
    'macroeconomics/gdp': { date: 'Q2 2026' },
    'macroeconomics/monetaryPolicy': { date: '22 Sep 26' },
  });
});

test('every news item has a different picture', () => {
  const items = createInterviews(now);
  const pictures = createExampleFiles(now).filter(({ path }) =>
    path.startsWith('news-commentary/'),
  );
  const charts = items.flatMap(({ thumbnail }) => thumbnail?.file ?? []);
  expect(new Set(charts).size).toBe(charts.length);
  expect(pictures).toHaveLength(charts.length);
  for (const { bytes } of pictures) expect(bytes.length).toBeLessThan(20_000);
  // If a video has no picture, the site shows a drawing. The position of the item decides which
  // drawing it is.
  const drawings = items.map((_, at) =>
    readFileSync(join(import.meta.dirname, `../public/images/still-${at + 1}.svg`)),
  );
  expect(new Set(drawings.map(String)).size).toBe(items.length);
  for (const bytes of drawings) expect(bytes.length).toBeLessThan(6_000);
});

test('the names of reports contain their dates', () => {
  const names = createCategories(now).map(({ files }) => files.map(([, name]) => name));
  expect(names).toEqual([
    [
      'Market summary, index at 105,432.07, 20 November 2026',
      'Market summary, index at 104,782.42, 19 November 2026',
      'Turnover by sector, week 47',
      'Market summary, index at 105,411.44, 18 November 2026',
      'Market summary, index at 104,741.38, 17 November 2026',
      'Symbols and sources',
      'Market summary, index at 104,374.15, 16 November 2026',
      'Fourth quarter so far, in twelve charts',
      'Summaries of September and October, complete',
      'All Share Index, October, chart',
    ],
    [
      'Banks, third quarter 2026, first results',
      'Earnings per share by quarter',
      'Telecoms, third quarter 2026',
      'Consumer goods, results briefing',
    ],
    [
      'Inflation, October 2026',
      'Naira per dollar, six months, chart',
      'Policy rate and inflation since 2015',
      'GDP, second quarter 2026',
    ],
    ['Cement, October 2026', 'Method note for sector reports', 'Telecoms, September 2026'],
    [
      'Equities, 20 November 2026',
      'FGN bonds, 20 November 2026',
      'Equities, 19 November 2026',
      'Equities, 19 November 2026, plain text',
    ],
    [
      'Week 47, 16 to 20 November 2026',
      'Week 46, slides for the morning call',
      'Week 46, 9 to 13 November 2026',
      'Week 45, 2 to 6 November 2026',
      'Week 44, 26 to 30 October 2026',
      'Week 43, 19 to 23 October 2026',
      'Week 42, 12 to 16 October 2026',
      'Week 41, 5 to 9 October 2026',
      'Week 40, 28 September to 2 October 2026',
      'Week 39, 21 to 25 September 2026',
    ],
  ]);
});

test('the example documents change once per trading day', () => {
  const at = (time: string) => createExampleDocuments(devPorts, new Date(time));
  expect(at('2026-11-20T15:00:00Z')).toEqual(at('2026-11-23T14:59:00Z'));
  expect(at('2026-11-23T15:00:00Z')).not.toEqual(at('2026-11-23T14:59:00Z'));
});

/** All days of a year. The test runs at the hour at which reports are published. */
const days = Array.from({ length: 366 }, (_, index) => addDays('2026-11-20', index));

test('the example reports of any day cover the two months before that day', () => {
  const wrong = days.flatMap((today) => {
    const then = new Date(`${today}T15:00:00Z`);
    const day = findLastTradingDay(then);
    const categories = createCategories(then);
    const times = categories.flatMap(({ files }) => files.map(([, , uploaded]) => uploaded));
    const created = createInterviews(then).map((interview) => interview.created);
    const oldest = times.toSorted()[0] ?? '';
    const dated = categories
      .flatMap(({ files }) => files)
      .filter(([, name]) => /\d{4}$/.test(name));
    const problems = {
      'of tomorrow': [...times, ...created].some((time) => time > then.toISOString()),
      'too old': [...times, ...created].some((time) => time < addDays(day, -69)),
      'less than two months': oldest > addDays(day, -55),
      'not newest first': categories.some(({ files }) => {
        const order = files.map(([, , uploaded]) => uploaded);
        return order.join() !== order.toSorted().toReversed().join();
      }),
      'named by another day': dated.some(([, name, uploaded]) => {
        const [named] = /\d+ [A-Z][a-z]+ \d{4}$/.exec(name) ?? [];
        return named !== undefined && named !== formatDay(uploaded.slice(0, 10));
      }),
      'no report of the day': !times.some((time) => time.startsWith(day)),
    };
    return Object.entries(problems).flatMap(([problem, is]) =>
      is ? [`${today}: ${problem}`] : [],
    );
  });
  expect(wrong).toEqual([]);
});

test('only the history contains dates in 2025', () => {
  const documents = Object.entries(createExampleDocuments(devPorts, now));
  const present = documents.filter(([path]) => !path.startsWith('history/'));
  expect(present.length).toBeLessThan(documents.length);
  expect(JSON.stringify(present)).not.toContain('2025');
});
