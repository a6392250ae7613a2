/** Collects the content of a mail about a session: the note, and the figures with their changes. */
import { findSeries } from '@/content/series';
import { slugBySeries } from '@/content/seriesSlugs';
import type { PreviousCloses } from '@/figures/admin/closes';
import { formatPeriod } from '@/figures/admin/periods';
import type { StoredFigures } from '@/figures/admin/sessionInput';
import type { FigureRow } from '@/figures/admin/tonightDraft';
import { type Points, type SeriesId, sortNewestFirst, toSeriesPeriod } from '@/figures/history';
import { type BondId, bondIds, type IndicatorId, indicatorIds } from '@/figures/market';
import type { Note } from '@/figures/notes';
import { findClosedSession } from '@/figures/session';
import { type StockKind, stockKinds } from '@/figures/stocks';
import { formatLongDate, formatLongDay } from '@/lib/calendar';
import {
  areComparable,
  calculatePercentMove,
  calculatePointsMove,
  formatSize,
  isBeyondDailyLimit,
} from '@/lib/change';
import { isCalendarDate, toLagosDay } from '@/lib/days';
import { roundDifference } from '@/lib/decimal';
import { formatNaira, formatPercent, formatPrice, roundTo2 } from '@/lib/format';
import { mapKeys } from '@/lib/records';

/** A figure and its change, as text. The change is empty if it is unknown. */
export interface MailFigure {
  name: string;
  value: string;
  change: string;
}

export interface SessionMail {
  /** 'YYYY-MM-DD' */
  session: string;
  note: Note | null;
  figures: readonly MailFigure[];
  stocks: Readonly<Record<StockKind, readonly MailFigure[]>>;
  /** The owners of the figures. The mail has to name them. */
  owners: readonly string[];
}

/** The earlier figures with which the figures in a mail are compared. */
export interface MailHistory {
  /** The close of the index and the exchange rate before the session. */
  before: PreviousCloses;
  points: Readonly<Record<BondId | IndicatorId, Points>>;
}

interface MailFacts extends MailHistory {
  session: string;
  note: Note | null;
  stored: StoredFigures;
  /** Returns whether the site shows the figures of this session in a row of the checklist. */
  isOnSite: (row: FigureRow) => boolean;
  /** True if the Exchange allows us to pass on gainers and losers. */
  canPassOnShares: boolean;
}

type SeriesFigure = MailFigure & { series: SeriesId };

const formatMove = (percent: number) => `${percent < 0 ? 'down' : 'up'} ${formatSize(percent)}%`;

function listIndex({ stored: { asi }, before: { asi: before } }: MailFacts): SeriesFigure[] {
  if (asi === null) return [];
  const describe = () => {
    // Show no comparison if the index moved by more than the daily limit, because the index must
    // have been rebased.
    if (!before || !areComparable(before.close, asi.value)) return '';
    if (isBeyondDailyLimit(before.close, asi.value)) return '';
    const since = ` from ${formatLongDay(before.day)}`;
    if (before.close === asi.value) return `unchanged${since}`;
    return formatMove(calculatePercentMove(before.close, asi.value)) + since;
  };
  const value = formatPrice(asi.value);
  return [{ series: 'asi', name: 'All Share Index', value, change: describe() }];
}

function listDollar({ stored, before: { exchangeRate: before } }: MailFacts): SeriesFigure[] {
  const price = stored.exchangeRate;
  if (price === null) return [];
  const describe = () => {
    if (!before || !areComparable(before.close, price)) return '';
    const day = formatLongDay(before.day);
    if (before.close === price) return `the same as on ${day}`;
    const amount = roundDifference(roundTo2(before.close), roundTo2(price));
    const size = amount === 0 ? 'less than N0.01' : formatNaira(Math.abs(amount));
    const percent = formatSize(calculatePercentMove(before.close, price));
    const comparison = price < before.close ? 'less' : 'more';
    return `${size} (${percent}%) ${comparison} than on ${day}`;
  };
  const value = formatNaira(price);
  return [{ series: 'exchangeRate', name: 'One US dollar', value, change: describe() }];
}

/** Compares two rates, such as '0.05 percentage points higher than on 30 October 2026'. */
function comparePoints(from: number, to: number, when: string): string {
  if (from === to) return `the same as ${when}`;
  const points = formatSize(calculatePointsMove(from, to));
  return `${points} percentage points ${to < from ? 'lower' : 'higher'} than ${when}`;
}

const paperNames = { bonds: 'bond', tbills: 'Treasury bill' } as const;
const toTenorName = (label: string) =>
  /^\d+-(year|day)$/i.test(label.trim()) ? label.trim().toLowerCase() : label.trim();

function listRates({ stored, points, session }: MailFacts, id: BondId): SeriesFigure[] {
  const [day, earlier] = sortNewestFirst(id, points[id]).find(([key]) => key < session) ?? [];
  const rates = earlier !== undefined && 'tenures' in earlier ? earlier.tenures : [];
  return (stored[id] ?? []).map(({ label, rate }) => {
    const tenor = toTenorName(label);
    const before = rates.find((each) => toTenorName(each.label) === tenor)?.rate;
    const isKnown = day !== undefined && before !== undefined;
    return {
      series: id,
      name: `Stop rate of the ${tenor} ${paperNames[id]}`,
      value: formatPercent(rate),
      change: isKnown ? comparePoints(before, rate, `on ${formatLongDate(day)}`) : '',
    };
  });
}

const indicatorNames = {
  inflation: 'Inflation',
  gdp: 'Real GDP growth',
  monetaryPolicy: 'Monetary Policy Rate',
} as const;

/** Returns whether there is a rebasing of the series between two periods. */
function isAcrossBreak(id: IndicatorId, before: string, key: string): boolean {
  const breaks = findSeries(slugBySeries[id])?.breaks ?? [];
  const period = toSeriesPeriod(id, key);
  return breaks.some(({ at }) => toSeriesPeriod(id, before) < at && at <= period);
}

/**
 * Returns the newest figure of an indicator if it was first published on the day of the session, or
 * later but before the next session closed.
 */
function listIndicator({ points, session }: MailFacts, id: IndicatorId): SeriesFigure[] {
  const [newest, earlier] = sortNewestFirst(id, points[id]);
  if (newest === undefined || !('value' in newest[1])) return [];
  const [key, point] = newest;
  const saved = new Date((point.first ?? point).savedAt);
  if (toLagosDay(saved) !== session && findClosedSession(saved) !== session) return [];
  const describe = () => {
    if (earlier === undefined || !('value' in earlier[1])) return '';
    const [before, { value }] = earlier;
    if (isAcrossBreak(id, before, key)) return '';
    const when = isCalendarDate(before)
      ? `the rate set on ${formatLongDate(before)}`
      : `for ${formatPeriod(before)}`;
    return comparePoints(value, point.value, when);
  };
  const when = isCalendarDate(key) ? formatLongDate(key) : formatPeriod(key);
  const name = `${indicatorNames[id]}, ${when}`;
  return [{ series: id, name, value: formatPercent(point.value), change: describe() }];
}

const listShares = ({ stored }: MailFacts, kind: StockKind): MailFigure[] =>
  (stored[kind]?.stocks ?? []).map(({ symbol, previousDayClose, currentDayClose }) => ({
    name: symbol,
    value: formatNaira(currentDayClose),
    change: areComparable(previousDayClose, currentDayClose)
      ? `${formatMove(calculatePercentMove(previousDayClose, currentDayClose))} from ${formatNaira(previousDayClose)}`
      : '',
  }));

export function createSessionMail(facts: MailFacts): SessionMail {
  const { session, note, isOnSite, canPassOnShares } = facts;
  const hasStocks = canPassOnShares && isOnSite('stocks');
  const figures = [
    ...(isOnSite('asi') ? listIndex(facts) : []),
    ...(isOnSite('exchangeRate') ? listDollar(facts) : []),
    ...bondIds.flatMap((id) => (isOnSite(id) ? listRates(facts, id) : [])),
    ...indicatorIds.flatMap((id) => listIndicator(facts, id)),
  ];
  const stocks = mapKeys(stockKinds, (kind) => (hasStocks ? listShares(facts, kind) : []));
  const hasShares = stockKinds.some((kind) => stocks[kind].length > 0);
  const series = [
    ...figures.map((figure) => figure.series),
    ...(hasShares ? ['asi' as const] : []),
  ];
  const owners = series.flatMap((id) => findSeries(slugBySeries[id])?.use.owner ?? []);
  return {
    session,
    note,
    figures: figures.map(({ name, value, change }) => ({ name, value, change })),
    stocks,
    owners: [...new Set(owners)],
  };
}
