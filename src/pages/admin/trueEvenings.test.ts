/**
 * Tests that correct figures need no confirmation. The tests type the last sessions of the example
 * data as staff would.
 */
import { expect, it } from 'vitest';
import { checklistOf } from '@/features/tonight/admin/checklist/rowStates';
import { tonightStocks } from '@/features/equity/admin/priceList/tonightStocks';
import { priceList } from '@/features/equity/admin/priceList/columns';
import { readList } from '@/features/equity/admin/priceList/readList';
import { asiQuestions, checkAsi, toDraft } from '@/figures/admin/asiDraft';
import { closesBefore } from '@/figures/admin/closes';
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
import { rateKey } from '@/figures/admin/typedFigures';
import { parsePoints, type Point, type SeriesId } from '@/figures/history';
import { bondIds, type IndicatorId, indicatorIds, type Tenure } from '@/figures/market';
import { type EquityLists, stockKinds, type StockList } from '@/figures/stocks';
import { dayInLagos } from '@/lib/days';
import { mapKeys } from '@/lib/records';
import { changePercent } from '@/lib/change';
import { findTable } from '@/lib/table/findTable';
import { splitText } from '@/lib/table/text';
import { historyAt } from '../../../seed/history';

const EVENINGS = 20;
const now = new Date('2026-11-27T17:00:00Z');
const documents = historyAt(now);

/** Returns the points of a series, oldest first. */
function pointsOf(series: SeriesId): [key: string, point: Point][] {
  return [2024, 2025, 2026].flatMap((year) =>
    Object.entries(parsePoints(series, year, documents[`history/${series}-${year}`])),
  );
}
const points = mapKeys(['asi', 'exchangeRate', ...bondIds, ...indicatorIds] as const, pointsOf);
const sessions = points.asi.map(([day]) => day).slice(-EVENINGS);

const savedOn = ([, { savedAt }]: [string, Point]) => dayInLagos(new Date(savedAt));
const valueOf = (entry: [string, Point] | undefined) =>
  entry !== undefined && 'value' in entry[1] ? entry[1].value : 0;
const tenuresOf = (entry: [string, Point] | undefined): Tenure[] =>
  entry !== undefined && 'tenures' in entry[1] ? entry[1].tenures : [];
const lastBefore = (series: keyof typeof points, session: string) =>
  points[series].findLast((entry) => savedOn(entry) < session);
const savedIn = (series: keyof typeof points, session: string) =>
  points[series].find((entry) => savedOn(entry) === session);

const SHARES = ['MTNN', 'GTCO', 'ZENITHBANK', 'UBA', 'OANDO', 'NESTLE', 'SEPLAT', 'DANGCEM'];

/** Returns a close that moves up to 8% each session, differently for each share. */
const closeOf = (share: number, session: number) =>
  Math.round((100 + 10 * share) * (1 + 0.04 * Math.sin(share * 7 + session * 3)) * 100) / 100;
const movesIn = (session: number) =>
  SHARES.map((symbol, share) => ({
    symbol,
    previous: closeOf(share, session - 1),
    current: closeOf(share, session),
  }));

function listsOf(session: number, day: string): EquityLists {
  const moves = movesIn(session);
  const ofKind = (direction: number): StockList => ({
    stocks: moves
      .filter(({ previous, current }) => (current - previous) * direction > 0)
      .slice(0, 5)
      .map(({ symbol, previous, current }, displayOrder) => ({
        ...{ id: symbol, symbol, displayOrder },
        previousDayClose: previous,
        currentDayClose: current,
        change: changePercent(previous, current),
      })),
    lastUpdated: `${day}T16:00:00Z`,
  });
  return { gainers: ofKind(1), losers: ofKind(-1) };
}

/** Returns the figures on the site before a session. */
function storedBefore(session: string, index: number): StoredFigures {
  const asi = lastBefore('asi', session);
  const day = asi?.[0] ?? '';
  const indicatorBefore = (id: IndicatorId) => {
    const entry = lastBefore(id, session);
    return { date: formatPeriod(entry?.[0] ?? ''), percentage: valueOf(entry) };
  };
  return {
    ...mapKeys(indicatorIds, indicatorBefore),
    ...mapKeys(bondIds, (id) => tenuresOf(lastBefore(id, session))),
    ...listsOf(index - 1, day),
    asi: { value: valueOf(asi), change: 0, date: day },
    exchangeRate: valueOf(lastBefore('exchangeRate', session)),
  };
}

/** Types the figures of a session. */
function typed(session: string, index: number, stored: StoredFigures): TonightDraft {
  const rows = movesIn(index).map(({ symbol, previous, current }) =>
    [symbol, previous, current].join('\t'),
  );
  const text = ['Symbol\tPClose\tClose', ...rows].join('\n');
  const reading = readList(findTable(splitText(text, priceList), priceList));
  const onSite = stockKinds.flatMap((kind) => stored[kind]?.stocks.map((s) => s.symbol) ?? []);
  let draft = withStocks(emptyDraft, tonightStocks(reading, new Map(), onSite).tonight);
  draft = withText(draft, 'asi', String(valueOf(savedIn('asi', session))));
  draft = withText(draft, 'exchangeRate', String(valueOf(savedIn('exchangeRate', session))));
  for (const id of bondIds) {
    for (const { label, rate } of tenuresOf(savedIn(id, session))) {
      draft = withText(draft, rateKey(id, label), String(rate));
    }
  }
  for (const id of indicatorIds) {
    const released = savedIn(id, session);
    if (released === undefined) continue;
    const announced = { date: formatPeriod(released[0]), percentage: String(valueOf(released)) };
    draft = withAnnounced(draft, id, announced);
  }
  return draft;
}

it.each(sessions)('accepts the figures of %s without a question', (session) => {
  const index = sessions.indexOf(session) + 1;
  const stored = storedBefore(session, index);
  const closes = Object.fromEntries(
    points.asi.filter(([day]) => day < session).map((entry) => [entry[0], valueOf(entry)]),
  );
  const { figures, indicators, ready } = checklistOf({
    ...{ draft: typed(session, index, stored), stored, session, current: session, closes },
    before: closesBefore(stored, null, session),
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
  'accepts the index of %s in its editor without a question, saved before or not',
  (session) => {
    const close = valueOf(savedIn('asi', session));
    const before = lastBefore('asi', session);
    const change = changePercent(valueOf(before), close);
    const index = { value: close, change, date: session };
    const asi = Object.fromEntries(
      points.asi.filter(([day]) => day <= session).map((entry) => [entry[0], valueOf(entry)]),
    );
    for (const stored of [{ value: valueOf(before), change: 0, date: before?.[0] ?? '' }, index]) {
      const closed = new Date(`${session}T16:00:00Z`);
      const checks = checkAsi(toDraft(index), stored, closed, { asi, exchangeRate: {} });
      expect(Object.values(asiQuestions(index, checks)).flat()).toEqual([]);
    }
  },
);

it('covers sessions with auctions and releases', () => {
  const isAmong = (series: keyof typeof points) =>
    sessions.some((session) => savedIn(series, session) !== undefined);
  expect([...bondIds, ...indicatorIds].filter(isAmong)).toContain('bonds');
  expect(indicatorIds.some(isAmong)).toBe(true);
});
