import {
  MAX_DATE_TEXT,
  MAX_SYMBOL,
  MAX_TENURE_LABEL,
  MAX_TENURES,
  RECENT_SESSIONS,
  ROWS,
} from '../src/figures/limits.ts';
import { addDays } from '../src/lib/days.ts';
import { newsTexts } from '../src/features/news/fields.ts';
import { MAX_THUMBNAIL_MEGABYTES, THUMBNAIL_TYPES } from '../src/features/news/limits.ts';
import { categoryTexts, fileTexts } from '../src/features/resources/fields.ts';
import { DELETE_BATCH, MAX_FILE_BYTES } from '../src/features/resources/limits.ts';
import { LIMITS } from '../src/lib/numbers.ts';
import { keysOf, mapKeys } from '../src/lib/records.ts';

/** A write by staff. Documents and objects that are null are not there, before or after. */
export interface Write {
  readonly service: 'cloud.firestore' | 'firebase.storage';
  /** Within the database or the bucket: 'marketIndices/ASI'. */
  readonly path: string;
  readonly method: 'create' | 'update' | 'delete';
  readonly before: object | null;
  readonly after: object | null;
}

export const WRITTEN_AT = new Date('2026-10-05T10:00:00Z');
const KEPT_MS = 365 * 86_400_000;

/** The other documents of the largest commit. */
export const alsoDeleted: Readonly<Record<string, null>> = Object.fromEntries(
  Array.from({ length: DELETE_BATCH }, (_, index) => [`resourceFiles/file_${index}_other`, null]),
);

const text = (length: number): string => 'x'.repeat(length);
const time = '2026-10-05T10:00:00.123456789Z';
/** The author of the writes, as the rules see it. */
export const writer = { uid: 'ada', token: { aud: 'a-project' } };
const filePath = `resources/cat_1/${'1-a_'.padEnd(300, 'x')}`;
const picturePath = `news-commentary/${'1_'.padEnd(300, 'x')}`;
const addressOf = (path: string): string =>
  `https://firebasestorage.googleapis.com/v0/b/${writer.token.aud}.appspot.com/o/${encodeURIComponent(path)}?alt=media&token=${text(36)}`;
const order = 100_000;

const tenures = Array.from({ length: MAX_TENURES }, () => ({
  label: text(MAX_TENURE_LABEL),
  rate: LIMITS.percent.min,
}));
const stocks = Array.from({ length: ROWS }, (_, displayOrder) => ({
  id: `${displayOrder}`.padEnd(100, 'x'),
  symbol: text(MAX_SYMBOL),
  previousDayClose: LIMITS.price.max,
  currentDayClose: LIMITS.price.max,
  change: 0,
  displayOrder,
}));
const news = {
  ...mapKeys(keysOf(newsTexts), (name) => {
    const { kind, most } = newsTexts[name];
    return kind === 'link' ? 'https://example.com/'.padEnd(most, 'x') : text(most);
  }),
  thumbnailUrl: addressOf(picturePath),
  isActive: true,
  displayOrder: order,
  createdAt: time,
  updatedAt: time,
};
const category = { id: 'cat_1', name: text(categoryTexts.name.most), displayOrder: order };
const file = {
  id: 'file_1_a',
  name: text(fileTexts.name.most),
  url: addressOf(filePath),
  fileType: text(150),
  uploadDate: time,
  category: 'cat_1',
  path: filePath,
  icon: 'file',
  size: MAX_FILE_BYTES,
};
const object = {
  size: MAX_FILE_BYTES,
  contentType: 'application/octet-stream',
  contentEncoding: 'identity',
  contentDisposition: "attachment; filename*=UTF-8''".padEnd(2000, 'x'),
  metadata: {},
};
const thumbnail = {
  contentEncoding: 'identity',
  contentDisposition: "inline; filename*=UTF-8''".padEnd(2000, 'x'),
  metadata: {},
  size: MAX_THUMBNAIL_MEGABYTES * 1024 * 1024,
  contentType: THUMBNAIL_TYPES.at(-1) ?? '',
};

const documentWrites = (path: string, after: object): Write[] => [
  { service: 'cloud.firestore', path, method: 'create', before: null, after },
  { service: 'cloud.firestore', path, method: 'update', before: after, after },
];
/** Returns the writes of an update: a new document takes no more. */
const historyUpdate = (path: string, after: object): Write[] =>
  documentWrites(path, after).slice(1);
const objectCreate = (path: string, after: object): Write => ({
  service: 'firebase.storage',
  path,
  method: 'create',
  before: null,
  after,
});
const deletion = (service: Write['service'], path: string, before: object): Write => ({
  service,
  path,
  method: 'delete',
  before,
  after: null,
});

/** Returns the last so many of all keys that a year can have: its quarters, months and days. */
const periods = (count: number): string[] =>
  [
    ...['2024-Q1', '2024-Q2', '2024-Q3', '2024-Q4'],
    ...Array.from({ length: 12 }, (_, index) => `2024-${String(index + 1).padStart(2, '0')}`),
    ...Array.from({ length: 366 }, (_, index) => addDays('2024-01-01', index)),
  ].slice(-count);
const published = { tenures, savedAt: time };
const pointsOf = <T>(count: number, point: T): Record<string, T> =>
  Object.fromEntries(periods(count).map((key) => [key, point]));

const change = {
  at: WRITTEN_AT,
  by: 'ada',
  email: '',
  part: text(40),
  kind: 'undo',
  undoes: text(40),
  paths: Object.keys(alsoDeleted),
  before: alsoDeleted,
  after: alsoDeleted,
  expires: new Date(WRITTEN_AT.getTime() + KEPT_MS),
};

/** The largest documents and files that staff may write, for each rule that allows a write. */
export const largestWrites: readonly Write[] = [
  ...documentWrites('marketIndices/ASI', {
    value: LIMITS.price.max,
    change: LIMITS.percent.min,
    date: '2026-10-05',
  }),
  ...documentWrites('fixedIncome/bonds', { type: 'BONDS', tenures }),
  ...documentWrites('fixedIncome/tbills', { type: 'T-BILLS', tenures }),
  ...documentWrites('macroeconomics/exchangeRate', { price: LIMITS.price.max }),
  ...documentWrites('macroeconomics/monetaryPolicy', {
    date: text(MAX_DATE_TEXT),
    percentage: LIMITS.percent.min,
  }),
  ...documentWrites('equityMarket/topGainers', {
    id: 'topGainers',
    type: 'gainers',
    stocks,
    lastUpdated: time,
  }),
  ...documentWrites('equityMarket/topLosers', {
    id: 'topLosers',
    type: 'losers',
    stocks,
    lastUpdated: time,
  }),
  ...historyUpdate('history/tbills-2024', {
    series: 'tbills',
    year: 2024,
    points: pointsOf(366, { ...published, first: published }),
  }),
  ...historyUpdate('history/monetaryPolicy-2024', {
    series: 'monetaryPolicy',
    year: 2024,
    points: pointsOf(4 + 12 + 366, { value: 0, savedAt: time, first: { value: 0, savedAt: time } }),
  }),
  ...historyUpdate('history/recent', {
    asi: pointsOf(RECENT_SESSIONS, LIMITS.price.max),
    exchangeRate: pointsOf(RECENT_SESSIONS, LIMITS.price.max),
  }),
  {
    service: 'cloud.firestore',
    path: 'changes/one',
    method: 'create',
    before: null,
    after: change,
  },
  ...documentWrites('lastChanges/ada', { change: 'one' }),
  ...documentWrites('newsCommentary/one', news),
  deletion('cloud.firestore', 'newsCommentary/one', news),
  ...documentWrites('resourceCategories/cat_1', category),
  deletion('cloud.firestore', 'resourceCategories/cat_1', category),
  ...documentWrites('resourceFiles/file_1_a', file),
  {
    service: 'cloud.firestore',
    path: 'resourceFiles/file_1_a',
    method: 'update',
    before: { ...file, category: 'cat_2' },
    after: file,
  },
  deletion('cloud.firestore', 'resourceFiles/file_1_a', file),
  objectCreate(filePath, object),
  deletion('firebase.storage', filePath, object),
  objectCreate(picturePath, thumbnail),
  deletion('firebase.storage', picturePath, thumbnail),
];
