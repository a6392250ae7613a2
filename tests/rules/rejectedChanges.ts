/** Changes that the rules reject. Each change makes one field of a valid document wrong. */
import {
  MAX_DATE_TEXT_LENGTH,
  MAX_SYMBOL_LENGTH,
  MAX_TENURE_LABEL_LENGTH,
  MAX_TENURES,
  MAX_RECENT_SESSIONS,
} from '@/figures/limits';
import { MAX_CORRECTION_LENGTH, MAX_NOTE_LENGTH } from '@/figures/notes';
import type { TextField } from '@/lib/fields';
import { newsTextFields } from '@/features/news/fields';
import { categoryFields, fileFields } from '@/features/resources/fields';
import { MAX_FILE_BYTES } from '@/features/resources/limits';
import { addDays, toLagosDay, getLagosTomorrow } from '@/lib/days';
import { FIGURE_LIMITS } from '@/lib/numbers';
import { listKeys, mapKeys } from '@/lib/records';
import { bucket } from '../../scripts/local';
import { toDownloadUrl } from '../../seed/rest';
import { exampleDocuments, testPorts } from '../helpers/backend';
import { withSaveTimes } from '../helpers/recorded';

/** Texts that look like dates, but are not days of the calendar. */
const invalidDates = [
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
const hiddenCharacterTexts = [
  'A\u0000B',
  'A\nB',
  'A\u0085B',
  'A\u2028B',
  'A\u202eB',
  'A\u2066B',
  'A\u200fB',
];
/** Texts with a character that has no visible glyph. */
const invisibleCharacterTexts = ['\u00ad', '\u200b', '\u2060', '\u3164', '\u115f'].map(
  (character) => `A${character}B`,
);

export const documents = exampleDocuments(testPorts);

export type Fields = Record<string, unknown>;

/** Returns an example document. A year has no revisions here, because `setWithRecord` adds them. */
export function exampleDocument(path: string): Fields {
  const data = documents[path];
  if (!data) throw new Error(`No example document ${path}`);
  const { revisions: _, ...fields } = structuredClone(data);
  return withSaveTimes(fields);
}

/** Returns an example document with some fields replaced. `undefined` removes a field. */
export function withFields(path: string, change: Fields): Fields {
  const entries = Object.entries({ ...exampleDocument(path), ...change });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

export const filePath =
  Object.keys(documents).find((path) => path.startsWith('resourceFiles/')) ?? '';
/**
 * The path of the newest note. The note is older than half an hour, so staff can change it only
 * with a correction.
 */
export const notePath =
  Object.keys(documents)
    .filter((path) => path.startsWith('notes/'))
    .toSorted()
    .at(-1) ?? '';
export const newsPath = 'newsCommentary/example-news-1';
export const categoryPath = 'resourceCategories/cat_1736150400000';
/** Returns the download URL of a stored object, as the Firebase SDK would. */
export const getDownloadUrl = (path: string) =>
  toDownloadUrl(testPorts, { path, token: 'a-token' });
export const createText = (length: number) => 'x'.repeat(length);
/**
 * Returns the texts of a news item. Each text is `more` characters longer than its field allows.
 */
export const createNewsTextsLongerBy = (more: number) =>
  mapKeys(listKeys(newsTextFields), (name) =>
    (newsTextFields[name].kind === 'link' ? 'https://example.com/' : '').padEnd(
      newsTextFields[name].maxLength + more,
      'x',
    ),
  );

/** Returns changes that each remove the content of one required text. */
const listWithoutText = (texts: Readonly<Record<string, TextField>>): Fields[] =>
  Object.entries(texts).flatMap(([name, { required }]) => (required ? [{ [name]: '' }] : []));

/** URL of an uploaded picture. `rejectedPictures` are URLs that the site must not load. */
const picture = getDownloadUrl('news-commentary/1_a.png');
const rejectedPictures = [
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
  ].map(getDownloadUrl),
  `https://i.ytimg.com/vi/${createText(2100)}/default.jpg`,
  ...['another.appspot.com', 'x-demo-palmwood.appspot.com', 'demo-palmwood.example.com'].map(
    (other) => picture.replace(bucket, other),
  ),
  ...['localhost', '127.0.0.1.example.com', '127.0.0.1:80@example.com'].map((other) =>
    picture.replace('127.0.0.1', other),
  ),
  ...[picture.replace(/&token.*/, ''), picture.replace('alt=media&', '')],
  ...[`${picture}&x=y`, `${picture}#x`, ` ${picture}`],
];

/** Returns the path of a series' newest year in the example data. */
function getLastYearPath(series: string): string {
  return Object.keys(documents).findLast((path) => path.startsWith(`history/${series}-`)) ?? '';
}
export const asiYear = getLastYearPath('asi');
export const gdpYear = getLastYearPath('gdp');
const year = asiYear.slice(-4);
const point = { value: 1, savedAt: '2026-11-20T14:00:00.000Z' };
/** Returns a change that adds a point. `YEAR` in `key` stands for the example year. */
const createPointChange = (key: string) => ({
  points: { [`${year}-01-05`]: point, [key.replaceAll('YEAR', year)]: point },
});
/** Returns the given value for each of the first `count` days of a year. */
export const createFirstDays = <T>(count: number, value: T, yearOfDays = year): Record<string, T> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [addDays(`${yearOfDays}-01-01`, index), value]),
  );

export const getMinutesFromNow = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000).toISOString();
/** Returns invalid values for the time of a save. Some of them are in the future. */
const listInvalidTimes = () => [
  'today',
  1741946400,
  undefined,
  getMinutesFromNow(12),
  '9999-12-31T23:59:59Z',
  new Date().toISOString().replace('Z', ''),
  new Date().toISOString().replace('Z', '+01:00'),
  `${new Date().toISOString().slice(0, 10)}T24:00:00Z`,
  new Date().toISOString().slice(0, 10),
];

/** Returns a valid correction of a note, saved now. */
export const createCorrection = (change: Fields): Fields => ({
  explanation: 'It named the wrong day.',
  savedAt: new Date().toISOString(),
  ...change,
});

const createTenureChange = (change: Fields) => ({
  tenures: [{ label: '5-YEAR', rate: 18.39, ...change }],
});
const { min, max } = FIGURE_LIMITS.percent;

/**
 * Returns the rejected changes by document path. Call this function in each test file, because the
 * changes depend on the current time. Mistakes that `everyField.test.ts` covers, such as missing
 * fields, are not included.
 */
export function listRejectedChanges(): Record<string, Fields[]> {
  const dayAfterTomorrow = addDays(getLagosTomorrow(new Date()), 1);
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
      ...[...invalidDates, '2199-12-31', addDays(toLagosDay(new Date()), 2)].map((date) => ({
        date,
      })),
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
      ...[createTenureChange({ rate: max + 1 }), createTenureChange({ rate: min - 0.01 })],
      createTenureChange({ label: createText(MAX_TENURE_LABEL_LENGTH + 1) }),
      ...hiddenCharacterTexts.map((label) => createTenureChange({ label })),
      { tenures: Array.from({ length: MAX_TENURES + 1 }, () => ({ label: '5-YEAR', rate: 1 })) },
      ...Array.from({ length: MAX_TENURES }, (_, wrong) => ({
        tenures: Array.from({ length: MAX_TENURES }, (_tenure, index) =>
          index === wrong ? 'wrong' : { label: '5-YEAR', rate: 1 },
        ),
      })),
    ],
    'fixedIncome/tbills': [{ type: 'BONDS' }],
    [notePath]: [
      { text: 'A note that changes without a correction.' },
      { author: 'Tunde Okafor' },
      { savedAt: new Date().toISOString() },
      ...[
        { text: createText(MAX_NOTE_LENGTH + 1) },
        ...[...hiddenCharacterTexts, ...invisibleCharacterTexts].map((text) => ({ text })),
        { correction: 'It named the wrong day.' },
        ...listInvalidTimes()
          .filter((savedAt) => savedAt !== undefined)
          .map((savedAt) => ({ correction: createCorrection({ savedAt }) })),
        ...[...hiddenCharacterTexts, ...invisibleCharacterTexts, '', 7].map((explanation) => ({
          correction: createCorrection({ explanation }),
        })),
        { correction: createCorrection({ explanation: createText(MAX_CORRECTION_LENGTH + 1) }) },
        { correction: createCorrection({ by: 'staff@example.com' }) },
        ...listInvalidTimes()
          .filter((editedAt) => editedAt !== undefined)
          .map((editedAt) => ({ editedAt })),
        { extra: true },
      ].map((change) => ({ correction: createCorrection({}), ...change })),
    ],
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
      { date: createText(MAX_DATE_TEXT_LENGTH + 1) },
      ...hiddenCharacterTexts.map((date) => ({ date })),
    ],
    'macroeconomics/exchangeRate': [
      { price: '1532.45' },
      { price: -1 },
      { price: null },
      { percentage: 1 },
      { price: FIGURE_LIMITS.price.max + 1 },
    ],
    'equityMarket/topGainers': [
      { id: 'topLosers' },
      { type: 'losers' },
      { stocks: [] },
      { stocks: { '0': {}, '1': {}, '2': {}, '3': {}, '4': {} } },
      { stocks: 'stock' },
      { note: '' },
      { stocks: createStocksWith({}).slice(1) },
      { stocks: [...createStocksWith({}), ...createStocksWith({}).slice(4)] },
      { stocks: [...createStocksWith({}).slice(1), null] },
      { stocks: ['MTNN', ...createStocksWith({}).slice(1)] },
      {
        stocks: createStocksWith({ previousDayClose: 0, currentDayClose: 0, change: 0 }).slice(
          0,
          4,
        ),
      },
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
        { currentDayClose: FIGURE_LIMITS.price.max + 1 },
        ...[{ change: min - 1 }, { change: max + 1 }],
        ...[{ id: createText(101) }, { symbol: createText(MAX_SYMBOL_LENGTH + 1) }],
        ...hiddenCharacterTexts.flatMap((text) => [{ symbol: text }, { id: text }]),
        { id: String(createStocksWith({})[0]?.['id']) },
      ].map((change) => ({ stocks: createStocksWith(change) })),
      ...[0, 1, 3, 4].map((index) => ({ stocks: createStocksWith({ change: 1e5 }, index) })),
      ...listInvalidTimes().map((lastUpdated) => ({ lastUpdated })),
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
      ...[{ points: [point] }, { points: createFirstDays(367, point) }],
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
      ].map(createPointChange),
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
      ].map(createPointChange),
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
      ...[...invalidDates, dayAfterTomorrow].map((day) => ({ asi: { [day]: point } })),
      { exchangeRate: { [dayAfterTomorrow]: point } },
      { asi: createFirstDays(MAX_RECENT_SESSIONS + 1, point) },
      { exchangeRate: createFirstDays(MAX_RECENT_SESSIONS + 1, point) },
    ],
    [newsPath]: [
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
      ...listWithoutText(newsTextFields),
      ...Object.entries(createNewsTextsLongerBy(1)).map(([name, text]) => ({ [name]: text })),
      ...rejectedPictures.map((thumbnailUrl) => ({ thumbnailUrl })),
      ...listKeys(newsTextFields).flatMap((name) => {
        const { kind } = newsTextFields[name];
        if (kind === 'link') return [];
        // A line break is valid in a text of several lines.
        const texts =
          kind === 'text'
            ? hiddenCharacterTexts.filter((text) => text !== 'A\nB')
            : hiddenCharacterTexts;
        return texts.map((text) => ({ [name]: text }));
      }),
      ...listInvalidTimes().map((updatedAt) => ({ updatedAt })),
      { createdAt: getMinutesFromNow(0) },
    ],
    [categoryPath]: [
      { id: 'cat_1' },
      { name: ' ' },
      { displayOrder: '1' },
      { displayOrder: 100001 },
      { colour: 'blue' },
      ...listWithoutText(categoryFields),
      { name: createText(categoryFields.name.maxLength + 1) },
    ],
    [filePath]: [
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
      ...listWithoutText(fileFields),
      { name: createText(fileFields.name.maxLength + 1) },
      { description: createText(fileFields.description.maxLength + 1) },
      { description: ' ' },
      { description: 7 },
      { description: null },
      { fileType: createText(151) },
      { path: createText(801) },
      { size: MAX_FILE_BYTES + 1 },
    ],
  };
}

/** Returns the example list of shares with `change` applied to one share. */
export function createStocksWith(change: Fields, changedIndex = 2): Fields[] {
  const stocks = exampleDocument('equityMarket/topGainers')['stocks'];
  if (!Array.isArray(stocks)) throw new Error('The example list has no stocks');
  const changed = Object.entries(change);
  return stocks.map((stock: Fields, index) => {
    const entries = [...Object.entries(stock), ...(index === changedIndex ? changed : [])];
    return Object.fromEntries([...new Map(entries)].filter(([, value]) => value !== undefined));
  });
}
