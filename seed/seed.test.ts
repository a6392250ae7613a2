import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import JSZip from 'jszip';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { devPorts } from '../scripts/local.ts';
import { kinds } from './files/kinds.ts';
import type { Report } from './files/report.ts';
import { addDays, lastTradingDay, longDay } from './calendar.ts';
import { exampleDocuments, exampleFiles } from './index.ts';
import { interviewsAt } from './news.ts';
import reportNames from './reportNames.json' with { type: 'json' };
import { categoriesAt } from './resources.ts';
import { tableFor } from './tables.ts';
import { textsIn } from './testing.ts';

/** A Saturday night: the last trading day is Friday 20 November. */
const now = new Date('2026-11-21T22:00:00Z');

const report: Report = {
  title: 'Prices & turnover <20 November>',
  category: 'Price List',
  about: 'Official closing prices.',
  date: '2026-11-20T13:55:00.000Z',
  table: tableFor('Price List', now),
};

test('PDF files open', async () => {
  const file = await PDFDocument.load(await kinds.pdf.make(report));
  expect(file.getPageCount()).toBe(1);
  expect(file.getTitle()).toBe(report.title);
});

test.each([
  ['excel', 'xl/worksheets/sheet1.xml'],
  ['word', 'word/document.xml'],
  ['powerpoint', 'ppt/slides/slide1.xml'],
] as const)('%s files are packages of well-formed parts', async (kind, part) => {
  const archive = await JSZip.loadAsync(await kinds[kind].make(report));
  expect(Object.keys(archive.files)).toContain('[Content_Types].xml');
  const text = await archive.file(part)?.async('string');
  expect(text).toContain('Prices &amp; turnover &lt;20 November&gt;');
});

test('pictures carry the signature and end of a PNG', async () => {
  const bytes = Buffer.from(await kinds.image.make(report));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.subarray(-8, -4).toString()).toBe('IEND');
});

test('the same seed makes the same bytes', async () => {
  const first = Buffer.from(await kinds.excel.make(report));
  expect(Buffer.from(await kinds.excel.make(report)).equals(first)).toBe(true);
});

test('the example data is what the site was asked to show', () => {
  const documents = exampleDocuments(devPorts);
  const count = (collection: string) =>
    Object.keys(documents).filter((path) => path.startsWith(`${collection}/`)).length;
  expect(count('resourceCategories')).toBe(6);
  expect(count('newsCommentary')).toBe(7);
  expect(count('staff')).toBe(1);
  const inactive = Object.values(documents).filter((data) => data['isActive'] === false);
  expect(inactive).toHaveLength(1);
  expect(documents['equityMarket/topGainers']).toHaveProperty('stocks[0].change', 10);
  expect(documents['equityMarket/topLosers']).toHaveProperty('stocks[0].change', -7.14);
});

test('the figures are those of the last trading day and of the last releases', () => {
  expect(exampleDocuments(devPorts, undefined, now)).toMatchObject({
    'marketIndices/ASI': { date: '2026-11-20' },
    'equityMarket/topGainers': { lastUpdated: '2026-11-20T13:45:00.000Z' },
    'macroeconomics/inflation': { date: 'October 2026' },
    'macroeconomics/gdp': { date: 'Q2 2026' },
    'macroeconomics/monetaryPolicy': { date: '22 Sep 26' },
  });
});

test('no two news items look alike', async () => {
  const items = interviewsAt(now);
  const pictures = (await exampleFiles(now)).filter(({ path }) =>
    path.startsWith('news-commentary/'),
  );
  const charts = items.flatMap(({ thumbnail }) => thumbnail?.chart ?? []);
  expect(new Set(charts).size).toBe(charts.length);
  expect(pictures).toHaveLength(charts.length);
  for (const { bytes } of pictures) expect(bytes.length).toBeLessThan(20_000);
  // The rest have a drawing of ours by their place, where the video host has none.
  const drawings = items.map((_, at) =>
    readFileSync(join(import.meta.dirname, `../public/images/still-${at + 1}.svg`)),
  );
  expect(new Set(drawings.map(String)).size).toBe(items.length);
  for (const bytes of drawings) expect(bytes.length).toBeLessThan(6_000);
});

test('the reports are named by their dates', () => {
  const names = categoriesAt(now).map(({ files }) => files.map(([, name]) => name));
  expect(names).toEqual(reportNames);
});

test('the same trading day makes the same documents', () => {
  const at = (time: string) => exampleDocuments(devPorts, undefined, new Date(time));
  expect(at('2026-11-20T15:00:00Z')).toEqual(at('2026-11-23T14:59:00Z'));
  expect(at('2026-11-23T15:00:00Z')).not.toEqual(at('2026-11-23T14:59:00Z'));
});

/** The hour at which the day's reports are out, on each day of a year: no date lies after it. */
const days = Array.from({ length: 366 }, (_, index) => addDays('2026-11-20', index));

test('on any day the reports are two months old at most, newest first and never of tomorrow', () => {
  const wrong = days.flatMap((today) => {
    const then = new Date(`${today}T15:00:00Z`);
    const day = lastTradingDay(then);
    const categories = categoriesAt(then);
    const times = categories.flatMap(({ files }) => files.map(([, , uploaded]) => uploaded));
    const created = interviewsAt(then).map((interview) => interview.created);
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
        return named !== undefined && named !== longDay(uploaded.slice(0, 10));
      }),
      'no report of the day': !times.some((time) => time.startsWith(day)),
    };
    return Object.entries(problems).flatMap(([problem, is]) =>
      is ? [`${today}: ${problem}`] : [],
    );
  });
  expect(wrong).toEqual([]);
});

test('nothing but the past is of 2025: no document, and no word or date inside a file', async () => {
  const documents = Object.entries(exampleDocuments(devPorts, undefined, now));
  const present = documents.filter(([path]) => !path.startsWith('history/'));
  expect(present.length).toBeLessThan(documents.length);
  expect(JSON.stringify(present)).not.toContain('2025');
  const files = await exampleFiles(now);
  const texts = await Promise.all(files.map(({ bytes }) => textsIn(bytes)));
  expect(texts.filter((text) => text.includes('2026')).length).toBeGreaterThan(20);
  expect(
    files.filter((_, index) => texts[index]?.includes('2025')).map(({ path }) => path),
  ).toEqual([]);
});
