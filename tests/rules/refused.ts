/** What staff may not save: each case is a good document with one thing wrong. */
import {
  MAX_DATE_TEXT,
  MAX_SYMBOL,
  MAX_TENURE_LABEL,
  MAX_TENURES,
  RECENT_SESSIONS,
} from '@/figures/limits';
import type { TextField } from '@/lib/fields';
import { newsTexts } from '@/features/news/fields';
import { categoryTexts, fileTexts } from '@/features/resources/fields';
import { MAX_FILE_BYTES } from '@/features/resources/limits';
import { addDays, dayInLagos, tomorrowInLagos } from '@/lib/days';
import { LIMITS } from '@/lib/numbers';
import { keysOf, mapKeys } from '@/lib/records';
import { bucket } from '../../scripts/local';
import { downloadUrl } from '../../seed/rest';
import { exampleDocuments, testPorts } from '../helpers/backend';
import { savedNow } from '../helpers/recorded';

/** Texts that look like days and are none. */
const notDates = [
  '2025-99-99',
  '2025-00-10',
  '2025-10-00',
  '2025-13-01',
  '2025-02-29',
  '2025-02-31',
  '2100-02-29',
  '1900-02-29',
  '2025-04-31',
  '2025-11-31',
  '2025-12-32',
  '1899-12-31',
  '2200-01-01',
  '9999-01-01',
  '0000-01-01',
  '2025-3-14',
  ' 2025-03-14',
  '2025-03-14\n',
];
/** Texts with a character that cannot be seen. */
const unseen = ['A\u0000B', 'A\nB', 'A\u0085B', 'A\u2028B', 'A\u202eB', 'A\u2066B', 'A\u200fB'];

export const documents = exampleDocuments(testPorts);

export type Change = Record<string, unknown>;

/** The example document; the revisions of a year are added when it is saved. */
export function good(path: string): Change {
  const data = documents[path];
  if (!data) throw new Error(`No example document ${path}`);
  const { revisions: _, ...fields } = structuredClone(data);
  return savedNow(fields);
}

/** The example document with these fields instead; `undefined` leaves a field out. */
export function changed(path: string, change: Change): Change {
  const entries = Object.entries({ ...good(path), ...change });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

export const file = Object.keys(documents).find((path) => path.startsWith('resourceFiles/')) ?? '';
export const news = 'newsCommentary/example-news-1';
export const category = 'resourceCategories/cat_1736150400000';
/** The download address of an object, as the SDK would give it. */
export const addressOf = (path: string) => downloadUrl(testPorts, { path, token: 'a-token' });
export const long = (length: number) => 'x'.repeat(length);
/** The texts of an item, each so much longer than it may be. */
export const newsTextsOver = (more: number) =>
  mapKeys(keysOf(newsTexts), (name) =>
    (newsTexts[name].kind === 'link' ? 'https://example.com/' : '').padEnd(
      newsTexts[name].maxLength + more,
      'x',
    ),
  );

/** Changes that each leave one required text of a form empty. */
const withoutText = (texts: Readonly<Record<string, TextField>>): Change[] =>
  Object.entries(texts).flatMap(([name, { required }]) => (required ? [{ [name]: '' }] : []));

/** Pictures that no visitor may be made to load. */
const picture = addressOf('news-commentary/1_a.png');
const otherPictures = [
  'https://example.com/a.png',
  'https://img.youtube.com.example.com/vi/a/default.jpg',
  'https://example.com/https://img.youtube.com/vi/a/default.jpg',
  'https://img.youtube.com/vi/../a.jpg',
  'https://img.youtube.com/vi/a/default.svg',
  'https://i.ytimg.com/vi/a/default.jpg?b',
  'http://i.ytimg.com/vi/a/default.jpg',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'http://example.com/a.png',
  ...[
    'news-commentary/a.png',
    'news-commentary/1_a..png',
    'news-commentary/1_ọ.png',
    'news-commentary/1_/a.png',
    'resources/cat_1736150400000/1_a.png',
  ].map(addressOf),
  `https://i.ytimg.com/vi/${long(2100)}/default.jpg`,
  ...['another.appspot.com', 'x-demo-palmwood.appspot.com', 'demo-palmwood.example.com'].map(
    (other) => picture.replace(bucket, other),
  ),
  ...['localhost', '127.0.0.1.example.com', '127.0.0.1:80@example.com'].map((other) =>
    picture.replace('127.0.0.1', other),
  ),
  ...[picture.replace(/&token.*/, ''), picture.replace('alt=media&', '')],
  ...[`${picture}&x=y`, `${picture}#x`, ` ${picture}`],
];

/** The last year of a series that the example data has. */
function lastYear(series: string): string {
  return Object.keys(documents).findLast((path) => path.startsWith(`history/${series}-`)) ?? '';
}
export const asiYear = lastYear('asi');
export const gdpYear = lastYear('gdp');
const year = asiYear.slice(-4);
const point = { value: 1, savedAt: '2026-11-20T14:00:00.000Z' };
/** A point of the year by another key, in which YEAR is that year. */
const keyed = (key: string) => ({
  points: { [`${year}-01-05`]: point, [key.replaceAll('YEAR', year)]: point },
});
/** The first so many days of the year, each with this value. */
export const manyDays = <T>(count: number, value: T, of = year): Record<string, T> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [addDays(`${of}-01-01`, index), value]),
  );

/** The time so many minutes from now. */
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
/** What is no time of a save: no time at all, or one that is yet to come. */
const noTimes = () => [
  'today',
  1741946400,
  undefined,
  inMinutes(12),
  '9999-12-31T23:59:59Z',
  new Date().toISOString().replace('Z', ''),
  new Date().toISOString().replace('Z', '+01:00'),
  `${new Date().toISOString().slice(0, 10)}T24:00:00Z`,
  new Date().toISOString().slice(0, 10),
];

/** A list of one tenure. */
const tenure = (change: Change) => ({ tenures: [{ label: '5-YEAR', rate: 18.39, ...change }] });
const { min, max } = LIMITS.percent;

/**
 * All cases by their documents, as of now: this module outlives a file of tests. What
 * `everyField.test.ts` makes of every field is not among them: none, no number, too large.
 */
export function refusedNow(): Record<string, Change[]> {
  /** A session that is still to come. */
  const dayAfterTomorrow = addDays(tomorrowInLagos(new Date()), 1);
  return {
    'marketIndices/ASI': [
      { value: -1 },
      { value: true },
      { change: 'up' },
      { date: '14 March 2025' },
      { date: '2025-03-14T00:00:00Z' },
      { date: 20250314 },
      { extra: true },
      ...[{ change: max + 1 }, { change: min - 1 }],
      ...[...notDates, '2199-12-31', addDays(dayInLagos(new Date()), 2)].map((date) => ({ date })),
    ],
    'fixedIncome/bonds': [
      { type: 'T-BILLS' },
      { type: 5 },
      { tenures: [] },
      { tenures: 'none' },
      { tenures: { '0': { label: '5-YEAR', rate: 1 } } },
      { tenures: ['5-YEAR'] },
      { tenures: [null] },
      { updated: 'today' },
      ...[
        { label: 5, rate: 18.39 },
        { label: '', rate: 18.39 },
        { label: '\u00a0', rate: 18.39 },
        { label: ['5-YEAR'], rate: 18.39 },
        { label: '5-YEAR', rate: null },
        { label: '5-YEAR', rate: true },
        { label: '5-YEAR', rates: 18.39 },
        { label: '5-YEAR', rate: '18.39' },
        { label: ' ', rate: 18.39 },
        { label: '5-YEAR' },
        { label: '5-YEAR', rate: 18.39, note: '' },
      ].map((each) => ({ tenures: [each] })),
      ...[tenure({ rate: max + 1 }), tenure({ rate: min - 0.01 })],
      tenure({ label: long(MAX_TENURE_LABEL + 1) }),
      ...unseen.map((label) => tenure({ label })),
      { tenures: Array.from({ length: MAX_TENURES + 1 }, () => ({ label: '5-YEAR', rate: 1 })) },
      ...Array.from({ length: MAX_TENURES }, (_, wrong) => ({
        tenures: Array.from({ length: MAX_TENURES }, (_tenure, place) =>
          place === wrong ? 'wrong' : { label: '5-YEAR', rate: 1 },
        ),
      })),
    ],
    'fixedIncome/tbills': [{ type: 'BONDS' }],
    'macroeconomics/inflation': [
      { percentage: '23.18' },
      { date: 2025 },
      { date: '2025-99-99' },
      { date: '2025-02-31' },
      { date: '9999-01-01' },
      { date: '2025-13' },
      { date: '9999-01' },
      { date: ' 2025-02-30 ' },
      { price: 1 },
      { date: long(MAX_DATE_TEXT + 1) },
      ...unseen.map((date) => ({ date })),
    ],
    'macroeconomics/exchangeRate': [
      { price: '1532.45' },
      { price: -1 },
      { price: null },
      { percentage: 1 },
      { price: LIMITS.price.max + 1 },
    ],
    'equityMarket/topGainers': [
      { id: 'topLosers' },
      { type: 'losers' },
      { stocks: [] },
      { stocks: { '0': {}, '1': {}, '2': {}, '3': {}, '4': {} } },
      { stocks: 'stock' },
      { note: '' },
      { stocks: stocksWith({}).slice(1) },
      { stocks: [...stocksWith({}), ...stocksWith({}).slice(4)] },
      { stocks: [...stocksWith({}).slice(1), null] },
      { stocks: ['MTNN', ...stocksWith({}).slice(1)] },
      { stocks: stocksWith({ previousDayClose: 0, currentDayClose: 0, change: 0 }).slice(0, 4) },
      ...[
        { symbol: 7 },
        { symbol: null },
        { symbol: ['MTNN'] },
        { previousDayClose: null },
        { change: '1' },
        { displayOrder: -1 },
        { displayOrder: 100001 },
        { displayOrder: '1' },
        { id: 7 },
        { id: '   ' },
        { previousDayClose: -1 },
        { currentDayClose: '269.5' },
        { displayOrder: 0.5 },
        { id: '' },
        { note: '' },
        { symbol: ' ' },
        { symbol: '' },
        { symbol: '\u00a0' },
        { symbol: '\u200b' },
        { displayOrder: 0 },
        { displayOrder: 5 },
        { change: 0 },
        { previousDayClose: 100, currentDayClose: 110, change: 10.01 },
        { previousDayClose: 100, currentDayClose: 110, change: 9.99 },
        { previousDayClose: 100, currentDayClose: 110, change: -10 },
        { previousDayClose: 0, currentDayClose: 10, change: 0 },
        { symbol: '', previousDayClose: 0, currentDayClose: 0, change: 1 },
        { symbol: '', previousDayClose: 1, currentDayClose: 1, change: 0 },
        { currentDayClose: LIMITS.price.max + 1 },
        ...[{ change: min - 1 }, { change: max + 1 }],
        ...[{ id: long(101) }, { symbol: long(MAX_SYMBOL + 1) }],
        ...unseen.flatMap((text) => [{ symbol: text }, { id: text }]),
        { id: String(stocksWith({})[0]?.['id']) },
      ].map((change) => ({ stocks: stocksWith(change) })),
      ...[0, 1, 3, 4].map((place) => ({ stocks: stocksWith({ change: 1e5 }, place) })),
      ...noTimes().map((lastUpdated) => ({ lastUpdated })),
    ],
    'equityMarket/topLosers': [{ id: 'topGainers' }, { type: 'gainers' }],
    [asiYear]: [
      { series: 'gdp' },
      { series: 'volume' },
      { series: 7 },
      { year: null },
      { year: 1899 },
      { year: 2200 },
      { points: null },
      { points: 'points' },
      { extra: true },
      ...[{ year: Number(year) - 1 }, { year }, { year: Number(year) + 0.5 }],
      ...[{ points: [point] }, { points: manyDays(367, point) }],
      ...[
        `${Number(year) - 1}-01-05`,
        dayAfterTomorrow,
        'YEAR-01',
        'YEAR-Q1',
        'YEAR-01-05T14:00',
        'YEAR-1-5',
        'YEAR-02-30',
        'YEAR-99-99',
        'YEAR-06-31',
        'yesterday',
        'YEAR-01-06 YEAR-01-07',
      ].map(keyed),
    ],
    [gdpYear]: [
      ...[
        `${Number(year) - 1}-Q4`,
        'YEAR-Q5',
        'YEAR-q1',
        'YEAR',
        'YEAR-13',
        'YEAR-00',
        'YEAR-02-30',
      ].map(keyed),
      { series: 'asi' },
    ],
    'history/recent': [
      { asi: [105432.07] },
      { asi: null },
      { asi: { '2026-11': 1 } },
      { asi: { today: 1 } },
      { exchangeRate: { '2025-02-29': 1 } },
      { exchangeRate: { '2026-11-20T14:00': 1 } },
      { bonds: {} },
      { series: 'recent', year: 2026, points: {} },
      ...[...notDates, dayAfterTomorrow].map((day) => ({ asi: { [day]: point } })),
      { exchangeRate: { [dayAfterTomorrow]: point } },
      { asi: manyDays(RECENT_SESSIONS + 1, point) },
      { exchangeRate: manyDays(RECENT_SESSIONS + 1, point) },
    ],
    [news]: [
      { title: '   ' },
      { description: '' },
      { description: '\n\n' },
      { videoUrl: 'http://www.youtube.com/watch?v=PLACEHLDR01' },
      { videoUrl: 'javascript:alert(1)' },
      { videoUrl: 'https://example.com/ javascript:alert(1)' },
      { videoUrl: ' https://example.com/' },
      { videoUrl: '' },
      { isActive: 'true' },
      { displayOrder: -100001 },
      { displayOrder: 1.5 },
      { createdAt: '' },
      { createdAt: '2024-01-01T00:00:00.000Z' },
      { id: 'example-news-1' },
      ...withoutText(newsTexts),
      ...Object.entries(newsTextsOver(1)).map(([name, text]) => ({ [name]: text })),
      ...otherPictures.map((thumbnailUrl) => ({ thumbnailUrl })),
      ...keysOf(newsTexts).flatMap((name) => {
        const { kind } = newsTexts[name];
        if (kind === 'link') return [];
        // What has several lines may break them.
        const texts = kind === 'text' ? unseen.filter((text) => text !== 'A\nB') : unseen;
        return texts.map((text) => ({ [name]: text }));
      }),
      ...noTimes().map((updatedAt) => ({ updatedAt })),
      { createdAt: inMinutes(0) },
    ],
    [category]: [
      { id: 'cat_1' },
      { name: ' ' },
      { displayOrder: '1' },
      { displayOrder: 100001 },
      { colour: 'blue' },
      ...withoutText(categoryTexts),
      { name: long(categoryTexts.name.maxLength + 1) },
    ],
    [file]: [
      { id: 'file_1_a' },
      { name: '' },
      { uploadDate: '2025-03-14' },
      { category: 'reports' },
      { category: '' },
      { category: 7 },
      { category: 'cat_1' },
      { path: 'news-commentary/1_a.pdf' },
      { path: 'resources/cat_1736150400000/../../x' },
      { icon: '../pdf' },
      { icon: 'video' },
      { icon: 'PDF' },
      { icon: '' },
      { icon: 7 },
      { size: '12' },
      { size: 12.5 },
      { size: -1 },
      { size: null },
      { owner: 'me' },
      ...withoutText(fileTexts),
      { name: long(fileTexts.name.maxLength + 1) },
      { fileType: long(151) },
      { path: long(801) },
      { size: MAX_FILE_BYTES + 1 },
    ],
  };
}

/** The example list with one stock changed, the third unless told otherwise. */
export function stocksWith(change: Change, place = 2): Change[] {
  const stocks = good('equityMarket/topGainers')['stocks'];
  if (!Array.isArray(stocks)) throw new Error('The example list has no stocks');
  const changed = Object.entries(change);
  return stocks.map((stock: Change, index) => {
    const entries = [...Object.entries(stock), ...(index === place ? changed : [])];
    return Object.fromEntries([...new Map(entries)].filter(([, value]) => value !== undefined));
  });
}
