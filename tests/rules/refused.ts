/** What staff may not save: each case is a good document with one thing wrong. */
import { MAX_SYMBOL } from '@/features/equity/limits';
import {
  MAX_DATE_TEXT,
  MAX_TENURE_LABEL,
  MAX_TENURES,
  RECENT_SESSIONS,
} from '@/features/market/limits';
import { MAX_DESCRIPTION, MAX_INTERVIEWER, MAX_LINK, MAX_TITLE } from '@/features/news/limits';
import { MAX_CATEGORY_NAME, MAX_FILE_BYTES, MAX_FILE_NAME } from '@/features/resources/limits';
import { addDays } from '@/lib/days';
import { LIMITS } from '@/lib/numbers';
import { bucket } from '../../scripts/local';
import { downloadUrl } from '../../seed/rest';
import { exampleDocuments, testPorts } from '../helpers/backend';
import { savedNow } from '../helpers/recorded';

export const documents = exampleDocuments(testPorts);

export type Change = Record<string, unknown>;

export function good(path: string): Change {
  const data = documents[path];
  if (!data) throw new Error(`No example document ${path}`);
  return savedNow(structuredClone(data));
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
export const link = (length: number) => 'https://example.com/'.padEnd(length, 'x');

/** Pictures that no visitor may be made to load. */
const otherPictures = [
  'https://example.com/a.png',
  'https://img.youtube.com.example.com/vi/a/default.jpg',
  'https://example.com/https://img.youtube.com/vi/a/default.jpg',
  'https://img.youtube.com/vi/../a.jpg',
  'https://img.youtube.com/vi/a/default.svg',
  'https://i.ytimg.com/vi/a/default.jpg?b',
  'http://i.ytimg.com/vi/a/default.jpg',
  `https://i.ytimg.com/vi/${long(2100)}/default.jpg`,
  ...[
    addressOf('news-commentary/1_a.png').replace(bucket, 'another.appspot.com'),
    addressOf('news-commentary/1_a.png').replace(bucket, 'x-demo-palmwood.appspot.com'),
    addressOf('news-commentary/1_a.png').replace(bucket, 'demo-palmwood.example.com'),
    addressOf('news-commentary/1_a.png').replace(/&token.*/, ''),
    addressOf('news-commentary/1_a.png').replace('alt=media&', ''),
    `${addressOf('news-commentary/1_a.png')}&x=y`,
    `${addressOf('news-commentary/1_a.png')}#x`,
    ` ${addressOf('news-commentary/1_a.png')}`,
    addressOf('news-commentary/a.png'),
    addressOf('news-commentary/1_a..png'),
    addressOf('news-commentary/1_ọ.png'),
    addressOf('news-commentary/1_/a.png'),
    addressOf('resources/cat_1736150400000/1_a.png'),
    addressOf('news-commentary/1_a.png').replace('127.0.0.1', 'localhost'),
    addressOf('news-commentary/1_a.png').replace('127.0.0.1', '127.0.0.1.example.com'),
    addressOf('news-commentary/1_a.png').replace('127.0.0.1', '127.0.0.1:80@example.com'),
  ],
];

/** The last year of a series that the example data has. */
function lastYear(series: string): string {
  return Object.keys(documents).findLast((path) => path.startsWith(`history/${series}-`)) ?? '';
}
export const asiYear = lastYear('asi');
export const gdpYear = lastYear('gdp');
const year = asiYear.slice(-4);
const point = { value: 1, savedAt: '2026-11-20T14:00:00.000Z' };
/** A point of the year by another key. */
const keyed = (key: string) => ({ points: { [`${year}-01-05`]: point, [key]: point } });
/** The first so many days of the year, each with this value. */
export const manyDays = <T>(count: number, value: T): Record<string, T> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [addDays(`${year}-01-01`, index), value]),
  );

/** No days, as far as the calendar of 1900 to 2199 goes. */
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
/** Texts with something in them that nobody sees. */
const unseen = ['A\u0000B', 'A\nB', 'A\u0085B', 'A\u2028B', 'A\u202eB', 'A\u2066B', 'A\u200fB'];
/** The time so many minutes from now. */
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
/** No times of a save: none at all, or none of now. */
const notNow = [
  'today',
  1741946400,
  undefined,
  inMinutes(-12),
  inMinutes(12),
  inMinutes(-60 * 24 * 365),
  '9999-12-31T23:59:59Z',
  new Date().toISOString().replace('Z', ''),
  new Date().toISOString().replace('Z', '+01:00'),
  `${new Date().toISOString().slice(0, 10)}T24:00:00Z`,
  new Date().toISOString().slice(0, 10),
];

export const refused: Record<string, Change[]> = {
  'marketIndices/ASI': [
    { value: '105432.07' },
    { value: -1 },
    { value: NaN },
    { value: Infinity },
    { value: null },
    { value: true },
    { change: 'up' },
    { change: LIMITS.percent.max + 1 },
    { change: LIMITS.percent.min - 1 },
    { date: '14 March 2025' },
    { date: '2025-03-14T00:00:00Z' },
    { date: 20250314 },
    { date: null },
    { date: undefined },
    ...notDates.map((date) => ({ date })),
    { extra: true },
  ],
  'fixedIncome/bonds': [
    { type: 'T-BILLS' },
    { tenures: [] },
    { tenures: 'none' },
    { tenures: { 0: { label: '5-YEAR', rate: 1 } } },
    { tenures: ['5-YEAR'] },
    { tenures: [null] },
    { tenures: [{ label: 5, rate: 18.39 }] },
    { tenures: [{ label: '', rate: 18.39 }] },
    { tenures: [{ label: '\u00a0', rate: 18.39 }] },
    { tenures: [{ label: ['5-YEAR'], rate: 18.39 }] },
    { tenures: [{ label: '5-YEAR', rate: null }] },
    { tenures: [{ label: '5-YEAR', rate: true }] },
    { tenures: [{ label: '5-YEAR', rate: NaN }] },
    { tenures: [{ label: '5-YEAR', rate: -Infinity }] },
    { tenures: [{ label: '5-YEAR', rate: LIMITS.percent.max + 1 }] },
    { tenures: [{ label: '5-YEAR', rate: LIMITS.percent.min - 0.01 }] },
    { tenures: [{ label: '5-YEAR', rates: 18.39 }] },
    { tenures: [{ label: '5-YEAR', rate: '18.39' }] },
    { tenures: [{ label: ' ', rate: 18.39 }] },
    { tenures: [{ label: long(MAX_TENURE_LABEL + 1), rate: 18.39 }] },
    { tenures: [{ label: '5-YEAR' }] },
    { tenures: [{ label: '5-YEAR', rate: 18.39, note: '' }] },
    ...unseen.map((label) => ({ tenures: [{ label, rate: 18.39 }] })),
    { tenures: Array.from({ length: MAX_TENURES + 1 }, () => ({ label: '5-YEAR', rate: 1 })) },
    ...Array.from({ length: MAX_TENURES }, (_, wrong) => ({
      tenures: Array.from({ length: MAX_TENURES }, (_tenure, place) =>
        place === wrong ? 'wrong' : { label: '5-YEAR', rate: 1 },
      ),
    })),
    { type: 5 },
    { type: undefined },
    { updated: 'today' },
  ],
  'fixedIncome/tbills': [{ type: 'BONDS' }],
  'macroeconomics/inflation': [
    { percentage: '23.18' },
    { percentage: NaN },
    { date: 2025 },
    { date: long(MAX_DATE_TEXT + 1) },
    { date: '2025-99-99' },
    { date: '2025-02-31' },
    { date: '9999-01-01' },
    { date: '2025-13' },
    { date: '9999-01' },
    { date: ' 2025-02-30 ' },
    ...unseen.map((date) => ({ date })),
    { price: 1 },
    { date: undefined },
  ],
  'macroeconomics/exchangeRate': [
    { price: '1532.45' },
    { price: -1 },
    { price: null },
    { price: LIMITS.price.max + 1 },
    { percentage: 1 },
  ],
  'equityMarket/topGainers': [
    { id: 'topLosers' },
    { type: 'losers' },
    { stocks: [] },
    { stocks: stocksWith({}).slice(1) },
    { stocks: [...stocksWith({}), ...stocksWith({}).slice(4)] },
    { stocks: { 0: {}, 1: {}, 2: {}, 3: {}, 4: {} } },
    { stocks: 'stock' },
    { stocks: [...stocksWith({}).slice(1), null] },
    { stocks: ['MTNN', ...stocksWith({}).slice(1)] },
    { stocks: stocksWith({ symbol: 7 }) },
    { stocks: stocksWith({ symbol: null }) },
    { stocks: stocksWith({ symbol: ['MTNN'] }) },
    { stocks: stocksWith({ currentDayClose: LIMITS.price.max + 1 }) },
    { stocks: stocksWith({ currentDayClose: NaN }) },
    { stocks: stocksWith({ previousDayClose: null }) },
    { stocks: stocksWith({ change: '1' }) },
    { stocks: stocksWith({ change: LIMITS.percent.min - 1 }) },
    { stocks: stocksWith({ displayOrder: -1 }) },
    { stocks: stocksWith({ displayOrder: 100_001 }) },
    { stocks: stocksWith({ displayOrder: '1' }) },
    { stocks: stocksWith({ id: 7 }) },
    { stocks: stocksWith({ id: '   ' }) },
    { stocks: stocksWith({ id: long(101) }) },
    { stocks: stocksWith({ id: undefined }) },
    { stocks: stocksWith({ symbol: long(MAX_SYMBOL + 1) }) },
    { stocks: stocksWith({ previousDayClose: -1 }) },
    { stocks: stocksWith({ currentDayClose: '269.5' }) },
    { stocks: stocksWith({ change: NaN }) },
    { stocks: stocksWith({ change: LIMITS.percent.max + 1 }) },
    { stocks: stocksWith({ displayOrder: 0.5 }) },
    { stocks: stocksWith({ id: '' }) },
    { stocks: stocksWith({ note: '' }) },
    ...[0, 1, 3, 4].map((place) => ({ stocks: stocksWith({ change: 1e5 }, place) })),
    { stocks: stocksWith({ symbol: ' ' }) },
    { stocks: stocksWith({ symbol: '' }) },
    { stocks: stocksWith({ symbol: '\u00a0' }) },
    { stocks: stocksWith({ symbol: '\u200b' }) },
    ...unseen.map((symbol) => ({ stocks: stocksWith({ symbol }) })),
    ...unseen.map((id) => ({ stocks: stocksWith({ id }) })),
    { stocks: stocksWith({ id: String(stocksWith({})[0]?.['id']) }) },
    { stocks: stocksWith({ displayOrder: 0 }) },
    { stocks: stocksWith({ displayOrder: 5 }) },
    { stocks: stocksWith({ change: 0 }) },
    { stocks: stocksWith({ previousDayClose: 100, currentDayClose: 110, change: 10.01 }) },
    { stocks: stocksWith({ previousDayClose: 100, currentDayClose: 110, change: 9.99 }) },
    { stocks: stocksWith({ previousDayClose: 100, currentDayClose: 110, change: -10 }) },
    { stocks: stocksWith({ previousDayClose: 0, currentDayClose: 0, change: 0 }).slice(0, 4) },
    { stocks: stocksWith({ previousDayClose: 0, currentDayClose: 10, change: 0 }) },
    { stocks: stocksWith({ symbol: '', previousDayClose: 0, currentDayClose: 0, change: 1 }) },
    { stocks: stocksWith({ symbol: '', previousDayClose: 1, currentDayClose: 1, change: 0 }) },
    ...notNow.map((lastUpdated) => ({ lastUpdated })),
    { note: '' },
  ],
  'equityMarket/topLosers': [{ id: 'topGainers' }, { type: 'gainers' }],
  [asiYear]: [
    { series: 'gdp' },
    { series: 'volume' },
    { series: 7 },
    { series: undefined },
    { year: Number(year) - 1 },
    { year },
    { year: Number(year) + 0.5 },
    { year: null },
    { year: 1899 },
    { year: 2200 },
    { points: undefined },
    { points: null },
    { points: [point] },
    { points: 'points' },
    { points: manyDays(367, point) },
    keyed(`${Number(year) - 1}-01-05`),
    keyed(`${year}-01`),
    keyed(`${year}-Q1`),
    keyed(`${year}-01-05T14:00`),
    keyed(`${year}-1-5`),
    keyed(`${year}-02-30`),
    keyed(`${year}-99-99`),
    keyed(`${year}-06-31`),
    keyed('yesterday'),
    keyed(`${year}-01-06 ${year}-01-07`),
    { extra: true },
  ],
  [gdpYear]: [
    keyed(`${year}-Q5`),
    keyed(`${year}-q1`),
    keyed(year),
    keyed(`${Number(year) - 1}-Q4`),
    keyed(`${year}-13`),
    keyed(`${year}-00`),
    keyed(`${year}-02-30`),
    { series: 'asi' },
  ],
  'history/recent': [
    { asi: undefined },
    { asi: [105432.07] },
    { asi: null },
    { asi: { [`${year}-11`]: 1 } },
    { asi: { today: 1 } },
    ...notDates.map((day) => ({ asi: { [day]: 1 } })),
    { exchangeRate: { '2025-02-29': 1 } },
    { asi: manyDays(RECENT_SESSIONS + 1, 1) },
    { exchangeRate: undefined },
    { exchangeRate: manyDays(RECENT_SESSIONS + 1, 1) },
    { exchangeRate: { [`${year}-11-20T14:00`]: 1 } },
    { bonds: {} },
    { series: 'recent', year: 2026, points: {} },
  ],
  [news]: [
    { title: '   ' },
    { title: long(MAX_TITLE + 1) },
    { description: '' },
    { description: long(MAX_DESCRIPTION + 1) },
    { interviewer: undefined },
    { interviewer: long(MAX_INTERVIEWER + 1) },
    { videoUrl: 'http://www.youtube.com/watch?v=PLACEHLDR01' },
    { videoUrl: 'javascript:alert(1)' },
    { videoUrl: 'https://example.com/ javascript:alert(1)' },
    { videoUrl: ' https://example.com/' },
    { videoUrl: '' },
    { videoUrl: link(MAX_LINK + 1) },
    { thumbnailUrl: 'javascript:alert(1)' },
    { thumbnailUrl: 'data:image/svg+xml,<svg/>' },
    { thumbnailUrl: 'http://example.com/a.png' },
    ...otherPictures.map((thumbnailUrl) => ({ thumbnailUrl })),
    { isActive: 'true' },
    { displayOrder: -1 },
    { displayOrder: 1.5 },
    ...unseen.map((title) => ({ title })),
    ...unseen.map((interviewer) => ({ interviewer })),
    ...unseen.filter((text) => text !== 'A\nB').map((description) => ({ description })),
    { description: '\n\n' },
    ...notNow.map((updatedAt) => ({ updatedAt })),
    { createdAt: undefined },
    { createdAt: '' },
    { createdAt: inMinutes(0) },
    { createdAt: '2024-01-01T00:00:00.000Z' },
    { id: 'example-news-1' },
  ],
  [category]: [
    { id: 'cat_1' },
    { name: ' ' },
    { name: long(MAX_CATEGORY_NAME + 1) },
    { displayOrder: '1' },
    { displayOrder: 100_001 },
    { displayOrder: undefined },
    { colour: 'blue' },
  ],
  [file]: [
    { id: 'file_1_a' },
    { name: '' },
    { name: long(MAX_FILE_NAME + 1) },
    { url: undefined },
    { fileType: undefined },
    { fileType: long(151) },
    { uploadDate: '2025-03-14' },
    { category: 'reports' },
    { category: '' },
    { category: 7 },
    { category: 'cat_1' },
    { path: 'news-commentary/1_a.pdf' },
    { path: `resources/cat_1736150400000/../../x` },
    { path: undefined },
    { path: long(801) },
    { icon: '../pdf' },
    { icon: 'video' },
    { icon: 'PDF' },
    { icon: '' },
    { icon: 7 },
    { size: '12' },
    { size: 12.5 },
    { size: -1 },
    { size: NaN },
    { size: null },
    { size: MAX_FILE_BYTES + 1 },
    { owner: 'me' },
  ],
};

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
