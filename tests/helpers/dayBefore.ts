/** The example data as it was before tonight's session was published. */
import { join } from 'node:path';
import { startFirestore } from 'firebase-emulators-without-java/firestore';
import { localRulesFile, projectFolder, testPorts } from '../../scripts/local';
import { createExampleDocuments } from '../../seed/index';
import { clearDocuments, type Documents, setDocuments, type StoredValue } from '../../seed/rest';
import { holidays } from '../../src/content/holidays';
import {
  hasTenures,
  sortNewestFirst,
  type SeriesId,
  seriesIds,
  parseYearPath,
} from '../../src/figures/history';
import { toNotePath } from '../../src/figures/notes';
import { recentPath } from '../../src/figures/recent';
import { figures } from '../../src/figures/registry';
import { calculatePercentChange } from '../../src/lib/change';
import { findPreviousTradingDay } from '../../src/lib/days';
import { roundTo2 } from '../../src/lib/format';
import { findClosedSession } from '../../src/figures/session';
import { priceListRows } from './priceListRows';

/** Until tonight's `session` is published, the site shows the session of `dayBefore`. */
export const session = findClosedSession(new Date());
export const dayBefore = findPreviousTradingDay(session, holidays);

type Fields = Documents[string];

const isMap = (value: StoredValue | undefined): value is Record<string, StoredValue> =>
  typeof value === 'object' && !Array.isArray(value);

/** Removes the session and later days from a map and its nested maps. */
function removeLaterDays(fields: Fields, session: string): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      if (/^\d{4}-\d\d-\d\d$/.test(key) && key >= session) return [];
      return [[key, isMap(value) ? removeLaterDays(value, session) : value]];
    }),
  );
}

const toMapList = (value: StoredValue | undefined) =>
  Array.isArray(value) ? value.filter(isMap) : [];

/** Sets the close of a share to its previous close in tonight's price list. */
function setPreviousClose(stock: Record<string, StoredValue>): Record<string, StoredValue> {
  const listedRow = priceListRows.find(([name = '']) => name.split(' ')[0] === stock['symbol']);
  if (listedRow === undefined) return stock;
  const currentDayClose = Number(listedRow[1]?.replaceAll(',', ''));
  const changeFactor = 1 + Number(stock['change']) / 100;
  const previousDayClose = roundTo2(currentDayClose / changeFactor);
  const change = calculatePercentChange(previousDayClose, currentDayClose);
  return { ...stock, previousDayClose, currentDayClose, change };
}

/** Returns the history point that belongs to a figure on Home. */
function toHomePoint(series: SeriesId, home: Fields): Fields {
  const { value, change, price, percentage, tenures } = home;
  if (hasTenures(series)) return { tenures: tenures ?? [] };
  const figure = value ?? price ?? percentage ?? 0;
  return change === undefined ? { value: figure } : { value: figure, change };
}

/** Replaces the newest point of each series with the figure on Home. */
function updateHomePoints(documents: Documents): Documents {
  const all = { ...documents };
  const writePoint = (path: string, name: string, key: string, fields: Fields) => {
    const map = all[path]?.[name];
    const point = isMap(map) ? map[key] : undefined;
    if (!isMap(map) || !isMap(point)) return;
    all[path] = { ...all[path], [name]: { ...map, [key]: { ...point, ...fields } } };
  };
  for (const series of seriesIds) {
    const years = Object.keys(all).filter((path) => parseYearPath(path)?.series === series);
    const path = years.toSorted().at(-1) ?? '';
    const points = all[path]?.['points'];
    const [newest] = sortNewestFirst(series, isMap(points) ? points : {});
    const home = all[figures[series].path];
    if (newest === undefined || home === undefined) continue;
    const [key] = newest;
    const fields = toHomePoint(series, home);
    writePoint(path, 'points', key, fields);
    if (hasTenures(series)) writePoint(recentPath, 'lists', series, fields);
    else writePoint(recentPath, series, key, fields);
  }
  return all;
}

/**
 * Returns the example documents as they were before a session, with the previous trading day as
 * their date.
 */
function listDocumentsBefore(session: string): Documents {
  const dayBefore = findPreviousTradingDay(session, holidays);
  const documents = Object.fromEntries(
    Object.entries(createExampleDocuments(testPorts)).flatMap(
      ([path, fields]): [string, Fields][] => {
        const [collection] = path.split('/');
        if (collection === 'history') return [[path, removeLaterDays(fields, session)]];
        if (collection === 'marketIndices') return [[path, { ...fields, date: dayBefore }]];
        if (collection === 'equityMarket') {
          const stocks = toMapList(fields['stocks']).map(setPreviousClose);
          return [[path, { ...fields, stocks, lastUpdated: `${dayBefore}T17:37:00.000Z` }]];
        }
        if (collection === 'notes' && path >= toNotePath(session)) return [];
        const uploaded = fields['uploadDate'];
        return typeof uploaded === 'string' && uploaded.slice(0, 10) >= session
          ? []
          : [[path, fields]];
      },
    ),
  );
  return updateHomePoints(documents);
}

export async function resetToDayBefore(): Promise<void> {
  await clearDocuments(testPorts);
  await setDocuments(testPorts, listDocumentsBefore(session));
}

/**
 * Starts a database with the site's rules and the documents from before a session. The clock of the
 * database is stopped at `moment`.
 * @returns the running server: its port, and a function that stops it
 */
export async function startDatabaseAt(moment: Date, before: string) {
  const getNow = () => moment.getTime();
  const rulesFile = join(projectFolder, localRulesFile);
  const server = await startFirestore({ port: 0, rulesFile, now: getNow });
  await setDocuments({ ...testPorts, firestore: server.port }, listDocumentsBefore(before));
  return server;
}

/**
 * Returns a price list as tab-separated text, as copied from a spreadsheet. `heads` are the column
 * headings.
 */
export function createPriceList(heads: readonly [string, string, string, string]): string {
  return [heads, ...priceListRows].map((cells) => cells.join('\t')).join('\n');
}
