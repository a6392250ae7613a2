/**
 * Proposes sentences for the note of a session. The sentences only state facts about the figures.
 * They never explain a move or judge it.
 */
import { holidays } from '@/content/holidays';
import type { ClosesByDay, PreviousClose, PreviousCloses } from '@/figures/admin/closes';
import { findIndicatorPeriod } from '@/figures/admin/points';
import { formatPeriod } from '@/figures/admin/periods';
import type { FigureRow } from '@/figures/admin/tonightDraft';
import { toPeriodStart } from '@/figures/history';
import {
  type BondId,
  bondIds,
  type Indicator,
  type IndicatorId,
  indicatorIds,
  type Tenure,
} from '@/figures/market';
import { type StockKind, stockKinds } from '@/figures/stocks';
import { formatLongDate } from '@/lib/calendar';
import {
  areComparable,
  calculatePercentChange,
  calculatePercentMove,
  calculatePointsMove,
  formatSize,
  isBeyondDailyLimit,
  POINTS_LIMIT,
} from '@/lib/change';
import { findPreviousTradingDay, isCalendarDate, listTradingDays } from '@/lib/days';
import { roundDifference } from '@/lib/decimal';
import { joinNames } from '@/lib/difference';
import { formatNaira, formatPercent, formatPrice, roundTo2 } from '@/lib/format';
import { formatDayName } from '@/lib/moments';

export interface ShareMove {
  symbol: string;
  previous: number;
  current: number;
}

/**
 * The figures of a session from which sentences are written. Null means that a figure is unknown.
 */
export interface NoteFigures {
  /** 'YYYY-MM-DD' */
  session: string;
  asi: number | null;
  exchangeRate: number | null;
  before: PreviousCloses;
  /** The closes of the index in earlier sessions, by date ('YYYY-MM-DD'). */
  closes: ClosesByDay;
  stocks: Readonly<Record<StockKind, readonly ShareMove[]>>;
  /**
   * The new stop rates of each list, and the previous rates of the list (`before`). Null if a list
   * has no new rates.
   */
  rates: Readonly<
    Record<BondId, { tenures: readonly Tenure[]; before: readonly Tenure[] | null } | null>
  >;
  /** The newly announced indicators, each with the previously published figure. */
  announced: Readonly<
    Partial<Record<IndicatorId, { figure: Indicator; before: Indicator | null }>>
  >;
}

export type ProposalId = 'asi' | 'streak' | 'exchangeRate' | StockKind | BondId | IndicatorId;

export interface NoteProposal {
  id: ProposalId;
  text: string;
  /** The parts of the sentence that change with the figures, such as 'N2.93 more'. */
  claims: readonly string[];
  /**
   * Search terms, such as 'dollar'. If an edited text contains one of them, it is still about the
   * figures of this sentence.
   */
  topics: readonly string[];
  rows: readonly (FigureRow | IndicatorId)[];
}

const formatOnDay = (day: string, session: string) => `on ${formatDayName(day, session)}`;

/**
 * Returns ' than on Monday' if the previous close is older than the trading day before. Otherwise
 * returns ''.
 */
function describeEarlierDay(before: PreviousClose, session: string): string {
  const isDayBefore = before.day === '' || before.day === findPreviousTradingDay(session, holidays);
  return isDayBefore ? '' : ` than ${formatOnDay(before.day, session)}`;
}

function describeIndexMove(value: number, before: PreviousClose | null, session: string): string {
  const shown = formatPrice(value);
  const isKnown = before !== null && areComparable(before.close, value);
  // Describe no move above the daily limit. The index must have been rebased, or one of the figures
  // is wrong.
  if (!isKnown || isBeyondDailyLimit(before.close, value)) return `at ${shown}`;
  const earlier = describeEarlierDay(before, session);
  if (value === before.close)
    return `unchanged${earlier && ` from ${formatDayName(before.day, session)}`} at ${shown}`;
  const percent = calculatePercentMove(before.close, value);
  const move = `${formatSize(percent)}% ${percent < 0 ? 'lower' : 'higher'}`;
  return earlier === '' ? `${move} at ${shown}` : `at ${shown}, ${move}${earlier}`;
}

function proposeIndex({ asi, before, session }: NoteFigures): NoteProposal[] {
  if (asi === null) return [];
  const move = describeIndexMove(asi, before.asi, session);
  return [
    {
      id: 'asi',
      text: `The All Share Index closed ${move}.`,
      claims: [move],
      topics: ['index'],
      rows: ['asi'],
    },
  ];
}

const STREAK_SESSIONS = 5;

/**
 * Describes the direction of the index if it rose, or fell, in at least four of the last five
 * sessions.
 */
function proposeStreak({ asi, closes, session }: NoteFigures): NoteProposal[] {
  if (asi === null) return [];
  const days = listTradingDays(session, STREAK_SESSIONS + 1, holidays).toReversed();
  const values = days.map((day) => (day === session ? asi : closes[day]));
  const moves = values.slice(1).map((value, index) => {
    const previous = values[index];
    if (value === undefined || previous === undefined) return null;
    return isBeyondDailyLimit(previous, value) ? null : Math.sign(value - previous);
  });
  if (moves.includes(null)) return [];
  for (const [direction, verb] of [[1, 'rose'] as const, [-1, 'fell'] as const]) {
    const count = moves.filter((move) => move === direction).length;
    if (count < STREAK_SESSIONS - 1) continue;
    const when = count === STREAK_SESSIONS ? 'each' : 'four';
    const move = `${verb} in ${when} of the last five sessions`;
    return [
      {
        id: 'streak',
        text: `The index ${move}.`,
        claims: [move],
        topics: ['sessions'],
        rows: ['asi'],
      },
    ];
  }
  return [];
}

function proposeExchangeRate({ exchangeRate, before, session }: NoteFigures): NoteProposal[] {
  if (exchangeRate === null) return [];
  const price = formatNaira(exchangeRate);
  const previous = before.exchangeRate;
  const create = (move: string, rest: string): NoteProposal[] => [
    {
      id: 'exchangeRate',
      text: `A dollar cost ${price}${move === '' ? '' : `, ${move}${rest}`}.`,
      claims: [...(move === '' ? [] : [move]), price],
      topics: ['dollar', 'naira', 'exchange rate'],
      rows: ['exchangeRate'],
    },
  ];
  // If the day of the stored rate is unknown, the rate may already belong to this session.
  if (previous === null || previous.day === '') return create('', '');
  const day = formatOnDay(previous.day, session);
  if (exchangeRate === previous.close) return create('the same', ` as ${day}`);
  const amount = roundDifference(roundTo2(previous.close), roundTo2(exchangeRate));
  const size = amount === 0 ? 'less than N0.01' : formatNaira(Math.abs(amount));
  return create(`${size} ${exchangeRate < previous.close ? 'less' : 'more'}`, ` than ${day}`);
}

const leadWords = {
  gainers: { verb: 'gained', direction: 'up', sign: 1 },
  losers: { verb: 'lost', direction: 'down', sign: -1 },
} as const;

function proposeLeader({ stocks }: NoteFigures, kind: StockKind): NoteProposal[] {
  const { verb, direction, sign } = leadWords[kind];
  const moves = stocks[kind].map((share) => ({
    ...share,
    change: sign * calculatePercentChange(share.previous, share.current),
  }));
  const most = Math.max(0, ...moves.map(({ change }) => change));
  const leaders = moves.filter(({ change }) => change === most);
  const [first] = leaders;
  if (first === undefined || most === 0) return [];
  const names = joinNames(leaders.map(({ symbol }) => symbol));
  const move = `${direction} ${formatSize(most)}%`;
  const price = `to ${formatNaira(first.current)}`;
  const isAlone = leaders.length === 1;
  return [
    {
      id: kind,
      text: `${names} ${verb} the most, ${move} ${isAlone ? price : 'each'}.`,
      claims: [names, move, ...(isAlone ? [price] : [])],
      topics: leaders.map(({ symbol }) => symbol),
      rows: ['stocks'],
    },
  ];
}

/** For each list of rates, the tenor that the sentence mentions, and the name of a security. */
const rateWords = {
  bonds: { tenor: '10-year', paper: 'bond' },
  tbills: { tenor: '364-day', paper: 'Treasury bill' },
} as const;

const toTenorName = (label: string) =>
  /^\d+-(year|day)$/i.test(label.trim()) ? label.trim().toLowerCase() : label.trim();
const isSameTenor = (a: string, b: string) => toTenorName(a) === toTenorName(b);

/** Formats the distance between two rates, such as '0.05 percentage points'. */
function describePoints(from: number, to: number): string {
  const points = calculatePointsMove(from, to);
  return `${formatSize(points)} percentage points`;
}

function proposeRates({ rates }: NoteFigures, id: BondId): NoteProposal[] {
  const list = rates[id];
  const { tenor, paper } = rateWords[id];
  const rate = list?.tenures.find(({ label }) => isSameTenor(label, tenor)) ?? list?.tenures.at(-1);
  if (!list || rate === undefined) return [];
  const earlier = list.before?.find(({ label }) => isSameTenor(label, rate.label))?.rate;
  const describe = () => {
    const shown = formatPercent(rate.rate);
    if (earlier === undefined) return `was ${shown}`;
    if (earlier === rate.rate) return `stayed at ${shown}`;
    const verb = rate.rate < earlier ? 'fell' : 'rose';
    return `${verb} ${describePoints(earlier, rate.rate)} to ${shown}`;
  };
  const move = describe();
  return [
    {
      id,
      text: `The stop rate of the ${toTenorName(rate.label)} ${paper} ${move}.`,
      claims: [move],
      topics: [paper.toLowerCase()],
      rows: [id],
    },
  ];
}

/**
 * Returns the period of the previous figure. Null if it is unknown or not before the new period.
 */
function findEarlierPeriod(id: IndicatorId, before: Indicator, period: string): string | null {
  const earlier = findIndicatorPeriod(id, before.date);
  return earlier !== null && toPeriodStart(earlier) < toPeriodStart(period) ? earlier : null;
}

const formatIn = (period: string) =>
  isCalendarDate(period) ? `on ${formatLongDate(period)}` : `in ${formatPeriod(period)}`;

const statisticNames = { inflation: 'Inflation', gdp: 'Real GDP growth' } as const;

/**
 * Describes inflation or GDP growth. The sentence says 'published for', because a release may also
 * revise earlier periods. A large move, such as a rebasing, is not compared with the previous
 * figure.
 */
function describeStatistic(id: 'inflation' | 'gdp', figure: Indicator, before: Indicator | null) {
  const shown = formatPercent(figure.percentage);
  const period = findIndicatorPeriod(id, figure.date);
  const subject = `${statisticNames[id]}${period === null ? '' : ` ${formatIn(period)}`} was`;
  const earlier = period && before && findEarlierPeriod(id, before, period);
  if (!before || !earlier) return { subject, move: shown };
  const { percentage } = before;
  const published = `published for ${formatPeriod(earlier)}`;
  if (percentage === figure.percentage)
    return { subject, move: `${shown}, the same as ${published}` };
  if (Math.abs(roundDifference(percentage, figure.percentage)) > POINTS_LIMIT)
    return { subject, move: shown };
  const comparison = figure.percentage < percentage ? 'lower' : 'higher';
  const points = describePoints(percentage, figure.percentage);
  const than = `${comparison} than the ${formatPercent(percentage)} ${published}`;
  return { subject, move: `${shown}, ${points} ${than}` };
}

function describeDecision(figure: Indicator, before: Indicator | null) {
  const shown = formatPercent(figure.percentage);
  const period = findIndicatorPeriod('monetaryPolicy', figure.date);
  const when = period === null ? '' : ` ${formatIn(period)}`;
  const subject = 'The Monetary Policy Rate';
  const earlier = period && before && findEarlierPeriod('monetaryPolicy', before, period);
  if (!before || !earlier) return { subject: `${subject} is`, move: shown };
  if (before.percentage === figure.percentage)
    return { subject: `${subject} was`, move: `kept at ${shown}${when}` };
  const verb = figure.percentage < before.percentage ? 'cut' : 'raised';
  const points = describePoints(before.percentage, figure.percentage);
  return { subject: `${subject} was`, move: `${verb} by ${points} to ${shown}${when}` };
}

const indicatorTopics: Record<IndicatorId, readonly string[]> = {
  inflation: ['inflation'],
  gdp: ['gdp', 'growth'],
  monetaryPolicy: ['policy rate'],
};

function proposeIndicator({ announced }: NoteFigures, id: IndicatorId): NoteProposal[] {
  const entry = announced[id];
  if (entry === undefined) return [];
  const { figure, before } = entry;
  const { subject, move } =
    id === 'monetaryPolicy'
      ? describeDecision(figure, before)
      : describeStatistic(id, figure, before);
  return [
    { id, text: `${subject} ${move}.`, claims: [move], topics: indicatorTopics[id], rows: [id] },
  ];
}

/** Returns the proposed sentences, with the most important one first. */
export function proposeSentences(figures: NoteFigures): NoteProposal[] {
  return [
    ...proposeIndex(figures),
    ...proposeExchangeRate(figures),
    ...indicatorIds.flatMap((id) => proposeIndicator(figures, id)),
    ...stockKinds.flatMap((kind) => proposeLeader(figures, kind)),
    ...bondIds.flatMap((id) => proposeRates(figures, id)),
    ...proposeStreak(figures),
  ];
}

/** The maximum number of sentences in a note that is written automatically. */
const SENTENCE_COUNT = 3;

/** Returns the note that is written automatically: the most important sentences as one text. */
export const proposeText = (figures: NoteFigures) =>
  proposeSentences(figures)
    .slice(0, SENTENCE_COUNT)
    .map(({ text }) => text)
    .join(' ');
