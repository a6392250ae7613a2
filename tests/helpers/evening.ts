/** The example data as it stood before tonight's session: what staff find in the evening. */
import { testPorts } from '../../scripts/local';
import { exampleDocuments } from '../../seed/index';
import { clearDocuments, type Documents, setDocuments, type Value } from '../../seed/rest';
import { holidays } from '../../src/content/holidays';
import { previousTradingDay } from '../../src/lib/days';
import { sessionAt } from '../../src/pages/admin/tonight/evening';

/** The session of tonight, and the one that the site shows. */
export const session = sessionAt(new Date());
export const dayBefore = previousTradingDay(session, holidays);

type Fields = Documents[string];

const isMap = (value: Value | undefined): value is Record<string, Value> =>
  typeof value === 'object' && !Array.isArray(value);

/** A map without what belongs to this session or later, however deep its days are. */
function upToDayBefore(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      if (/^\d{4}-\d\d-\d\d$/.test(key) && key >= session) return [];
      return [[key, isMap(value) ? upToDayBefore(value) : value]];
    }),
  );
}

/** The documents that tests change, dated the session before; today's files are not there yet. */
function documentsBefore(): Documents {
  return Object.fromEntries(
    Object.entries(exampleDocuments(testPorts)).flatMap(([path, fields]): [string, Fields][] => {
      const [collection] = path.split('/');
      if (collection === 'history') return [[path, upToDayBefore(fields)]];
      if (collection === 'marketIndices') return [[path, { ...fields, date: dayBefore }]];
      if (collection === 'equityMarket') {
        return [[path, { ...fields, lastUpdated: `${dayBefore}T17:37:00.000Z` }]];
      }
      const uploaded = fields['uploadDate'];
      return typeof uploaded === 'string' && uploaded.slice(0, 10) >= session
        ? []
        : [[path, fields]];
    }),
  );
}

export async function resetToEvening(): Promise<void> {
  await clearDocuments(testPorts);
  await setDocuments(testPorts, documentsBefore());
}

/** A price list as it is copied from a sheet; `heads` are those of its columns. */
export function priceList(heads: readonly [string, string, string, string]): string {
  const rows = [
    heads,
    ['MTNN', '245.00', '269.50', '100'],
    ['GTCO [MRF]', '58.20', '63.10', '90'],
    ['ZENITHBANK', '46.35', '49.50', '80'],
    ['WAPCO', '80.00', '84.00', '70'],
    ['BUACEMENT', '93.00', '96.05', '60'],
    ['NESTLE', '1,050.00', '975.00', '10'],
    ['SEPLAT', '5,700.00', '5,386.50', '20'],
    ['ACCESSCORP', '24.10', '23.05', '30'],
    ['UBA', '38.90', '37.60', '40'],
    ['UCAP', '52.00', '50.50', '50'],
  ];
  return rows.map((cells) => cells.join('\t')).join('\n');
}
