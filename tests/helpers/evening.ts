/** The example data as it stood before tonight's session: what staff find in the evening. */
import { join } from 'node:path';
import { startFirestore } from 'firebase-emulators-without-java/firestore';
import { localRulesFile, projectFolder, testPorts } from '../../scripts/local';
import { exampleDocuments } from '../../seed/index';
import { clearDocuments, type Documents, setDocuments, type Value } from '../../seed/rest';
import { holidays } from '../../src/content/holidays';
import {
  hasTenures,
  newestFirst,
  type SeriesId,
  seriesIds,
  yearAt,
} from '../../src/figures/history';
import { recentPath } from '../../src/figures/recent';
import { figures } from '../../src/figures/registry';
import { changePercent } from '../../src/lib/change';
import { previousTradingDay } from '../../src/lib/days';
import { roundTo2 } from '../../src/lib/format';
import { sessionAt } from '../../src/figures/session';
import { priceListRows } from './priceListRows';

/** The session of tonight, and the one that the site shows. */
export const session = sessionAt(new Date());
export const dayBefore = previousTradingDay(session, holidays);

type Fields = Documents[string];

const isMap = (value: Value | undefined): value is Record<string, Value> =>
  typeof value === 'object' && !Array.isArray(value);

/** A map without what belongs to this session or later, however deep its days are. */
function upToDayBefore(fields: Fields, session: string): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      if (/^\d{4}-\d\d-\d\d$/.test(key) && key >= session) return [];
      return [[key, isMap(value) ? upToDayBefore(value, session) : value]];
    }),
  );
}

const listOf = (value: Value | undefined) => (Array.isArray(value) ? value.filter(isMap) : []);

/** A share that closed, the session before, at what tonight's list has as its previous close. */
function closedBefore(stock: Record<string, Value>): Record<string, Value> {
  const listed = priceListRows.find(([name = '']) => name.split(' ')[0] === stock['symbol']);
  if (listed === undefined) return stock;
  const currentDayClose = Number(listed[1]?.replaceAll(',', ''));
  const moved = 1 + Number(stock['change']) / 100;
  const previousDayClose = roundTo2(currentDayClose / moved);
  const change = changePercent(previousDayClose, currentDayClose);
  return { ...stock, previousDayClose, currentDayClose, change };
}

/** The figure that Home shows, as the fields of its point in the history. */
function pointOfHome(series: SeriesId, home: Fields): Fields {
  const { value, change, price, percentage, tenures } = home;
  if (hasTenures(series)) return { tenures: tenures ?? [] };
  const figure = value ?? price ?? percentage ?? 0;
  return change === undefined ? { value: figure } : { value: figure, change };
}

/** The documents whose newest point of each series is what Home shows. */
function withPointsOfHome(documents: Documents): Documents {
  const all = { ...documents };
  const write = (path: string, name: string, key: string, fields: Fields) => {
    const map = all[path]?.[name];
    const point = isMap(map) ? map[key] : undefined;
    if (!isMap(map) || !isMap(point)) return;
    all[path] = { ...all[path], [name]: { ...map, [key]: { ...point, ...fields } } };
  };
  for (const series of seriesIds) {
    const years = Object.keys(all).filter((path) => yearAt(path)?.series === series);
    const path = years.toSorted().at(-1) ?? '';
    const points = all[path]?.['points'];
    const [newest] = newestFirst(series, isMap(points) ? points : {});
    const home = all[figures[series].path];
    if (newest === undefined || home === undefined) continue;
    const [key] = newest;
    const fields = pointOfHome(series, home);
    write(path, 'points', key, fields);
    if (hasTenures(series)) write(recentPath, 'lists', series, fields);
    else write(recentPath, series, key, fields);
  }
  return all;
}

/**
 * The documents that tests change, dated the session before; that session's files are not there
 * yet.
 */
function documentsBefore(session: string): Documents {
  const dayBefore = previousTradingDay(session, holidays);
  const documents = Object.fromEntries(
    Object.entries(exampleDocuments(testPorts)).flatMap(([path, fields]): [string, Fields][] => {
      const [collection] = path.split('/');
      if (collection === 'history') return [[path, upToDayBefore(fields, session)]];
      if (collection === 'marketIndices') return [[path, { ...fields, date: dayBefore }]];
      if (collection === 'equityMarket') {
        const stocks = listOf(fields['stocks']).map(closedBefore);
        return [[path, { ...fields, stocks, lastUpdated: `${dayBefore}T17:37:00.000Z` }]];
      }
      const uploaded = fields['uploadDate'];
      return typeof uploaded === 'string' && uploaded.slice(0, 10) >= session
        ? []
        : [[path, fields]];
    }),
  );
  return withPointsOfHome(documents);
}

export async function resetToEvening(): Promise<void> {
  await clearDocuments(testPorts);
  await setDocuments(testPorts, documentsBefore(session));
}

/**
 * A database whose clock stands at a moment, with the site's rules and what was stored before a
 * session.
 * @returns its port, and what stops it
 */
export async function databaseAt(moment: Date, before: string) {
  const now = () => moment.getTime();
  const rulesFile = join(projectFolder, localRulesFile);
  const server = await startFirestore({ port: 0, rulesFile, now });
  await setDocuments({ ...testPorts, firestore: server.port }, documentsBefore(before));
  return server;
}

/** A price list as it is copied from a sheet; `heads` are those of its columns. */
export function priceList(heads: readonly [string, string, string, string]): string {
  return [heads, ...priceListRows].map((cells) => cells.join('\t')).join('\n');
}
