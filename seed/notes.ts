/**
 * The notes of the last sessions. Each note consists of sentences that the site proposes to staff.
 */
import { proposeText, type NoteFigures } from '../src/features/tonight/admin/note/noteProposal.ts';
import type { PreviousClose } from '../src/figures/admin/closes.ts';
import { formatPeriod } from '../src/figures/admin/periods.ts';
import type { SeriesId } from '../src/figures/history.ts';
import {
  bondIds,
  indicatorIds,
  type Indicator,
  parseTenure,
  type Tenure,
} from '../src/figures/market.ts';
import { parseStockList, type StockKind } from '../src/figures/stocks.ts';
import { toLagosDay } from '../src/lib/days.ts';
import { mapKeys } from '../src/lib/records.ts';
import { readNumber, readText, toFields } from '../src/lib/stored.ts';
import { staffName } from './accounts.ts';
import { findLastTradingDay, listTradingDays, toLagosTime } from './calendar.ts';
import { createHistory } from './history.ts';
import { createMarket } from './market.ts';
import type { Documents } from './rest.ts';

const SESSION_COUNT = 20;
/** Sessions without a note: 6 and 13 sessions before the last. */
const SESSIONS_WITHOUT_NOTE = [6, 13];
/** The session whose note was corrected: 4 sessions before the last. */
const CORRECTED_SESSION = 4;

interface ExamplePoint extends PublishedPoint {
  /** The value that was published first; null if the point never changed. */
  first: PublishedPoint | null;
}
interface PublishedPoint {
  value: number;
  tenures: Tenure[];
  savedAt: string;
}
type DatedPoint = [key: string, point: ExamplePoint];

/**
 * Reads a point of the example data. Does not check its time, which may be later than the time of
 * this computer.
 */
function readPublication(data: unknown): PublishedPoint {
  const fields = toFields(data) ?? {};
  const tenures: unknown = fields['tenures'];
  return {
    value: readNumber(fields, 'value') ?? 0,
    tenures: Array.isArray(tenures) ? tenures.flatMap((each) => parseTenure(each) ?? []) : [],
    savedAt: readText(fields, 'savedAt') ?? '',
  };
}

function readPoint(data: unknown): ExamplePoint {
  const first = toFields(data)?.['first'];
  return { ...readPublication(data), first: first === undefined ? null : readPublication(first) };
}

const getSaveDay = ([, { savedAt }]: DatedPoint) => toLagosDay(new Date(savedAt));
const getValue = ([, point]: DatedPoint) => point.value;
const getTenures = ([, point]: DatedPoint) => point.tenures;
const toIndicator = (entry: DatedPoint): Indicator => ({
  date: formatPeriod(entry[0]),
  percentage: getValue(entry),
});
/** Returns an indicator with the value that was published first. */
const toFirstIndicator = ([key, point]: DatedPoint): Indicator =>
  toIndicator([key, { ...point, ...point.first }]);
const toClose = (entry: DatedPoint | undefined): PreviousClose | null =>
  entry === undefined ? null : { day: entry[0], close: getValue(entry) };

/** Returns the figures of the last sessions, newest first. */
export function listNoteFigures(now: Date, count = SESSION_COUNT): NoteFigures[] {
  const history = createHistory(now);
  const last = findLastTradingDay(now);
  const listPoints = (series: SeriesId): DatedPoint[] =>
    Object.entries(history).flatMap(([path, { points: stored }]) =>
      new RegExp(`^history/${series}-\\d{4}$`).test(path)
        ? Object.entries(toFields(stored) ?? {}).map(([key, point]): DatedPoint => [
            key,
            readPoint(point),
          ])
        : [],
    );
  const points = mapKeys(['asi', 'exchangeRate', ...bondIds, ...indicatorIds], listPoints);
  const { equityMarket } = createMarket(now);
  const listMoves = (kind: StockKind) => {
    const { topGainers, topLosers } = equityMarket;
    const list = parseStockList(kind, kind === 'gainers' ? topGainers : topLosers);
    return (list?.stocks ?? []).map(({ symbol, previousDayClose, currentDayClose }) => ({
      symbol,
      previous: previousDayClose,
      current: currentDayClose,
    }));
  };
  return listTradingDays(last, count).map((session): NoteFigures => {
    const findOn = (series: 'asi' | 'exchangeRate') =>
      points[series].find(([day]) => day === session);
    const findSaved = (series: keyof typeof points) =>
      points[series].findLast((entry) => getSaveDay(entry) === session);
    const findBefore = (series: keyof typeof points) => {
      const newest = findSaved(series)?.[0] ?? '';
      return points[series].findLast(([key]) => key < newest);
    };
    const [asi, exchangeRate] = [findOn('asi'), findOn('exchangeRate')];
    return {
      session,
      asi: asi ? getValue(asi) : null,
      exchangeRate: exchangeRate ? getValue(exchangeRate) : null,
      before: {
        asi: toClose(points.asi.findLast(([day]) => day < session)),
        exchangeRate: toClose(points.exchangeRate.findLast(([day]) => day < session)),
      },
      closes: Object.fromEntries(
        points.asi.filter(([day]) => day < session).map((entry) => [entry[0], getValue(entry)]),
      ),
      // The example data has lists of shares for the last session only.
      stocks: mapKeys(['gainers', 'losers'], (kind) => (session === last ? listMoves(kind) : [])),
      rates: mapKeys(bondIds, (id) => {
        const [saved, before] = [findSaved(id), findBefore(id)];
        return saved
          ? { tenures: getTenures(saved), before: before ? getTenures(before) : null }
          : null;
      }),
      announced: Object.fromEntries(
        indicatorIds.flatMap((id) => {
          const [saved, before] = [findSaved(id), findBefore(id)];
          const earlier = before ? toFirstIndicator(before) : null;
          return saved ? [[id, { figure: toIndicator(saved), before: earlier }]] : [];
        }),
      ),
    };
  });
}

const notesByDay = new Map<string, Documents>();

/**
 * Returns the stored notes by path. The result is cached for each day, because tests seed many
 * times.
 */
export function createNotes(now: Date): Documents {
  const day = findLastTradingDay(now);
  const notes = notesByDay.get(day) ?? computeNotes(now);
  notesByDay.set(day, notes);
  return notes;
}

function computeNotes(now: Date): Documents {
  const entries = listNoteFigures(now).flatMap((figures, back) => {
    if (SESSIONS_WITHOUT_NOTE.includes(back)) return [];
    const { session } = figures;
    const correction = {
      explanation: 'It compared the dollar with the wrong day.',
      savedAt: toLagosTime(session, '16:20'),
    };
    const note = {
      text: proposeText(figures),
      author: staffName,
      savedAt: toLagosTime(session, '15:45'),
      ...(back === CORRECTED_SESSION && { correction }),
    };
    return [[`notes/${session}`, note] as const];
  });
  return Object.fromEntries(entries);
}
