/**
 * Tests that correct figures need no confirmation. The tests enter the last sessions of the example
 * data as staff would enter them.
 */
import { expect, it } from 'vitest';
import { createChecklist } from '@/features/tonight/admin/checklist/rowStates';
import { computeTonightStocks } from '@/features/equity/admin/priceList/tonightStocks';
import { priceListTableKind } from '@/features/equity/admin/priceList/columns';
import { readList } from '@/features/equity/admin/priceList/readList';
import { listAsiQuestions, checkAsi, toAsiDraft } from '@/figures/admin/asiDraft';
import { findPreviousCloses } from '@/figures/admin/closes';
import type { StoredFigures } from '@/figures/admin/sessionInput';
import { formatPeriod } from '@/figures/admin/periods';
import {
  figureRows,
  emptyDraft,
  type TonightDraft,
  withAnnounced,
  withStocks,
  withText,
} from '@/figures/admin/tonightDraft';
import { toRateKey } from '@/figures/admin/typedFigures';
import { parsePoints, type Point, type SeriesId } from '@/figures/history';
import { bondIds, type IndicatorId, indicatorIds, type Tenure } from '@/figures/market';
import { type EquityLists, stockKinds, type StockList } from '@/figures/stocks';
import { toLagosDay } from '@/lib/days';
import { mapKeys } from '@/lib/records';
import { calculatePercentChange } from '@/lib/change';
import { findTable } from '@/lib/table/findTable';
import { splitText } from '@/lib/table/text';
import { createHistory } from '../../../seed/history';

const SESSION_COUNT = 20;
const now = new Date('2026-11-27T17:00:00Z');
const documents = createHistory(now);

/** Returns the points of a series, oldest first. */
function listPoints(series: SeriesId): [key: string, point: Point][] {
  return [2024, 2025, 2026].flatMap((year) =>
    Object.entries(parsePoints(series, year, documents[`history/${series}-${year}`])),
  );
}
const points = mapKeys(['asi', 'exchangeRate', ...bondIds, ...indicatorIds] as const, listPoints);
const sessions = points.asi.map(([day]) => day).slice(-SESSION_COUNT);

const getSaveDay = ([, { savedAt }]: [string, Point]) => toLagosDay(new Date(savedAt));
const getValue = (entry: [string, Point] | undefined) =>
  entry !== undefined && 'value' in entry[1] ? entry[1].value : 0;
const getTenures = (entry: [string, Point] | undefined): Tenure[] =>
  entry !== undefined && 'tenures' in entry[1] ? entry[1].tenures : [];
const findLastBefore = (series: keyof typeof points, session: string) =>
  points[series].findLast((entry) => getSaveDay(entry) < session);
const findSavedIn = (series: keyof typeof points, session: string) =>
  points[series].find((entry) => getSaveDay(entry) === session);

const SHARES = ['MTNN', 'GTCO', 'ZENITHBANK', 'UBA', 'OANDO', 'NESTLE', 'SEPLAT', 'DANGCEM'];

/** Returns a close that moves up to 8% each session, differently for each share. */
const computeClose = (share: number, session: number) =>
  Math.round((100 + 10 * share) * (1 + 0.04 * Math.sin(share * 7 + session * 3)) * 100) / 100;
const listMovesIn = (session: number) =>
  SHARES.map((symbol, share) => ({
    symbol,
    previous: computeClose(share, session - 1),
    current: computeClose(share, session),
  }));

function createLists(session: number, day: string): EquityLists {
  const moves = listMovesIn(session);
  const createList = (direction: number): StockList => ({
    stocks: moves
      .filter(({ previous, current }) => (current - previous) * direction > 0)
      .slice(0, 5)
      .map(({ symbol, previous, current }, displayOrder) => ({
        ...{ id: symbol, symbol, displayOrder },
        previousDayClose: previous,
        currentDayClose: current,
        change: calculatePercentChange(previous, current),
      })),
    lastUpdated: `${day}T16:00:00Z`,
  });
  return { gainers: createList(1), losers: createList(-1) };
}

/** Returns the figures on the site before a session. */
function createStoredBefore(session: string, index: number): StoredFigures {
  const asi = findLastBefore('asi', session);
  const day = asi?.[0] ?? '';
  const indicatorBefore = (id: IndicatorId) => {
    const entry = findLastBefore(id, session);
    return { date: formatPeriod(entry?.[0] ?? ''), percentage: getValue(entry) };
  };
  return {
    ...mapKeys(indicatorIds, indicatorBefore),
    ...mapKeys(bondIds, (id) => getTenures(findLastBefore(id, session))),
    ...createLists(index - 1, day),
    asi: { value: getValue(asi), change: 0, date: day },
    exchangeRate: getValue(findLastBefore('exchangeRate', session)),
  };
}

function typeSession(session: string, index: number, stored: StoredFigures): TonightDraft {
  const rows = listMovesIn(index).map(({ symbol, previous, current }) =>
    [symbol, previous, current].join('\t'),
  );
  const text = ['Symbol\tPClose\tClose', ...rows].join('\n');
  const reading = readList(findTable(splitText(text, priceListTableKind), priceListTableKind));
  const onSite = stockKinds.flatMap((kind) => stored[kind]?.stocks.map((s) => s.symbol) ?? []);
  let draft = withStocks(emptyDraft, computeTonightStocks(reading, new Map(), onSite).tonight);
  draft = withText(draft, 'asi', String(getValue(findSavedIn('asi', session))));
  draft = withText(draft, 'exchangeRate', String(getValue(findSavedIn('exchangeRate', session))));
  for (const id of bondIds) {
    for (const { label, rate } of getTenures(findSavedIn(id, session))) {
      draft = withText(draft, toRateKey(id, label), String(rate));
    }
  }
  for (const id of indicatorIds) {
    const released = findSavedIn(id, session);
    if (released === undefined) continue;
    const announced = { date: formatPeriod(released[0]), percentage: String(getValue(released)) };
    draft = withAnnounced(draft, id, announced);
  }
  return draft;
}

it.each(sessions)('accepts the figures of %s without a question', (session) => {
  const index = sessions.indexOf(session) + 1;
  const stored = createStoredBefore(session, index);
  const closes = Object.fromEntries(
    points.asi.filter(([day]) => day < session).map((entry) => [entry[0], getValue(entry)]),
  );
  const { figures, indicators, ready } = createChecklist({
    ...{ draft: typeSession(session, index, stored), stored, session, current: session, closes },
    before: findPreviousCloses(stored, null, session),
    days: mapKeys(figureRows, () => stored.asi?.date ?? ''),
    loaded: () => true,
    now: new Date(`${session}T16:00:00Z`),
  });
  const entries = [
    ...Object.values(figures).map(({ entry }) => entry),
    ...Object.values(indicators),
  ];
  expect(ready.rows).toEqual(expect.arrayContaining(['asi', 'stocks', 'exchangeRate']));
  expect(entries.filter(({ state }) => state === 'wrong')).toEqual([]);
  expect(entries.flatMap((entry) => (entry.state === 'ready' ? entry.questions : []))).toEqual([]);
});

it.each(sessions)(
  'accepts the new or stored index of %s in its editor without a question',
  (session) => {
    const close = getValue(findSavedIn('asi', session));
    const before = findLastBefore('asi', session);
    const change = calculatePercentChange(getValue(before), close);
    const index = { value: close, change, date: session };
    const asi = Object.fromEntries(
      points.asi.filter(([day]) => day <= session).map((entry) => [entry[0], getValue(entry)]),
    );
    for (const stored of [{ value: getValue(before), change: 0, date: before?.[0] ?? '' }, index]) {
      const closed = new Date(`${session}T16:00:00Z`);
      const checks = checkAsi(toAsiDraft(index), stored, closed, { asi, exchangeRate: {} });
      expect(Object.values(listAsiQuestions(index, checks)).flat()).toEqual([]);
    }
  },
);

it('includes sessions with an auction of bonds and sessions with a release of an indicator', () => {
  const isAmong = (series: keyof typeof points) =>
    sessions.some((session) => findSavedIn(series, session) !== undefined);
  expect([...bondIds, ...indicatorIds].filter(isAmong)).toContain('bonds');
  expect(indicatorIds.some(isAmong)).toBe(true);
});
