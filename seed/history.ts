/**
 * Two plausible years of history, or four of GDP growth. They end with the figures of the last
 * trading day. Each change of a series is calculated from the day of the change, so the history
 * before a day is always the same.
 */
import {
  addMonths,
  toLagosTime,
  findLastTradingDay,
  toQuarter,
  listTradingDays,
} from './calendar.ts';
import { fixedIncome, createMarket } from './market.ts';
import { indicators } from '../src/figures/registry.ts';
import { calculatePercentChange } from '../src/lib/change.ts';
import { listKeys, mapKeys } from '../src/lib/records.ts';
import { findReleaseDay, findLatestReleases, listReleaseDays } from './releases.ts';
import type { Documents, StoredValue } from './rest.ts';

const YEARS = 2;
const MONTHS = 12 * YEARS;
/** Growth has more figures than other series, so that its chart of three years is full. */
const QUARTERS = 16;
/** The number of trading days in about two years. */
const SESSION_COUNT = 495;
const RECENT_SESSIONS = 60;

type Figure = Record<string, StoredValue>;
interface DatedFigure {
  key: string;
  savedAt: string;
  figure: Figure;
  /** The value that was published first, and the reason for the change. */
  revised?: { first: Figure & { savedAt: string }; reason: string; note: string };
}

/** Returns a pseudo-random number from -1 to 1. The same text always gives the same number. */
function pseudoRandom(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 31 - 1;
}

const roundToCents = (value: number) => Math.round(value * 100) / 100;

/**
 * Returns values by key, newest first. `before` calculates a value from its key and from the next
 * newer value.
 */
function walkBack(
  keys: readonly string[],
  last: number,
  before: (value: number, key: string) => number,
): { key: string; value: number }[] {
  let value = last;
  return keys.map((key) => {
    const here = { key, value: roundToCents(value) };
    value = before(value, key);
    return here;
  });
}

const historyByDay = new Map<string, Documents>();

/** Returns the history at this time, by the paths of its documents. */
export function createHistory(now: Date): Documents {
  const day = findLastTradingDay(now);
  const documents = historyByDay.get(day) ?? computeHistory(day, now);
  historyByDay.set(day, documents);
  return documents;
}

/**
 * Computes the history. The result is cached for each last trading day, because tests seed many
 * times.
 */
function computeHistory(day: string, now: Date): Documents {
  const sessions = listTradingDays(day, SESSION_COUNT);
  const asi = computeIndex(sessions, now);
  const exchangeRate = computeExchangeRates(sessions, now);
  const series: Record<string, DatedFigure[]> = {
    asi: asi.map((point, back) => {
      const { figure, ...saved } = toClosingFigure(point, '14:45');
      const before = asi[back + 1]?.value ?? point.value;
      return {
        ...saved,
        figure: { ...figure, change: calculatePercentChange(before, point.value) },
      };
    }),
    exchangeRate: exchangeRate.map((point, back) => {
      const [saved, next] = [toClosingFigure(point, '15:10'), sessions[back - 1]];
      return back === MISTYPED_SESSION && next !== undefined ? addCorrection(saved, next) : saved;
    }),
    bonds: computeRates(listReleaseDays('bonds', day, MONTHS), fixedIncome.bonds.tenures),
    tbills: computeRates(
      listReleaseDays('treasury-bills', day, MONTHS),
      fixedIncome.tbills.tenures,
    ),
    ...computeIndicators(now),
  };
  const documents: Documents = {
    'history/recent': {
      ...mapKeys(['asi', 'exchangeRate'], (id) => {
        const last = (series[id] ?? []).slice(0, RECENT_SESSIONS);
        return toStored(last.toReversed())['points'] ?? {};
      }),
      lists: Object.fromEntries(
        listKeys(fixedIncome).flatMap((id) => {
          const [newest] = series[id] ?? [];
          return newest === undefined ? [] : [[id, { day: newest.key, ...newest.figure }]];
        }),
      ),
    },
  };
  for (const [name, points] of Object.entries(series)) {
    for (const [year, ofYear] of groupByYear(points)) {
      documents[`history/${name}-${year}`] = { series: name, year, ...toStored(ofYear) };
    }
  }
  return documents;
}

function groupByYear(points: readonly DatedFigure[]): Map<number, DatedFigure[]> {
  const years = new Map<number, DatedFigure[]>();
  for (const point of points.toReversed()) {
    const year = Number(point.key.slice(0, 4));
    years.set(year, [...(years.get(year) ?? []), point]);
  }
  return years;
}

/** Converts points and their revisions to the format of the stored document. */
function toStored(points: readonly DatedFigure[]): Record<string, StoredValue> {
  const stored = points.map(({ key, savedAt, figure, revised }) => {
    return [key, { ...figure, savedAt, ...(revised && { first: revised.first }) }] as const;
  });
  const revisions = points.flatMap(({ key, savedAt, revised }) => {
    if (revised === undefined) return [];
    const { first, reason, note } = revised;
    return { at: savedAt, reason, note, was: { [key]: first } };
  });
  return {
    points: Object.fromEntries(stored),
    ...(revisions.length > 0 && { revisions }),
  };
}

/** Returns the values of the index for these sessions, newest first. */
export function computeIndex(sessions: readonly string[], now: Date) {
  const { asi } = createMarket(now);
  return walkBack(sessions, asi.value, (value, day) => {
    const change = day === asi.date ? asi.change : 0.035 + 0.9 * pseudoRandom(`asi ${day}`);
    return value / (1 + change / 100);
  });
}

function computeExchangeRates(sessions: readonly string[], now: Date) {
  const { exchangeRate } = createMarket(now).macroeconomics;
  return walkBack(
    sessions,
    exchangeRate.price,
    (value, day) => value * (1 + (0.4 * pseudoRandom(`naira ${day}`)) / 100),
  );
}

function toClosingFigure(
  { key, value }: { key: string; value: number },
  clock: string,
): DatedFigure {
  return { key, savedAt: toLagosTime(key, clock), figure: { value } };
}

/**
 * The position of one session, counted back from the last session. The exchange rate of this
 * session was first published with a typing error and corrected on the next day.
 */
const MISTYPED_SESSION = 300;

function addCorrection({ key, savedAt, figure }: DatedFigure, next: string): DatedFigure {
  const first = { value: roundToCents(Number(figure['value']) + 90), savedAt };
  const note = 'Two digits were swapped in typing. A reader told us.';
  const revised = { first, reason: 'correction', note };
  return { key, figure, savedAt: toLagosTime(next, '09:40'), revised };
}

function computeRates(
  days: readonly string[],
  tenures: { label: string; rate: number }[],
): DatedFigure[] {
  const lists = tenures.map(({ label, rate }) =>
    walkBack(
      days,
      rate,
      (value, day) =>
        value + 0.12 * pseudoRandom(`rates ${day}`) + 0.04 * pseudoRandom(label + day),
    ),
  );
  return days.map((key, index) => ({
    key,
    savedAt: toLagosTime(key, '15:30'),
    figure: {
      tenures: tenures.map(({ label, rate }, row) => ({
        label,
        rate: lists[row]?.[index]?.value ?? rate,
      })),
    },
  }));
}

/**
 * Returns the points of each indicator, by the indicator's id. Each point was saved on the day of
 * its release.
 */
function computeIndicators(now: Date): Record<string, DatedFigure[]> {
  const day = findLastTradingDay(now);
  const newest = createMarket(now).macroeconomics;
  const last = findLatestReleases(day);
  const decided = last.monetaryPolicy.released;
  const months = listSteps(MONTHS, (back) => addMonths(last.inflation.month, -back));
  const quarters = listSteps(QUARTERS, (back) => addMonths(last.gdp.quarter, -3 * back));
  const meetings = listReleaseDays('policy-rate', day, MONTHS + 3);
  const released = (key: string, of: string, value: number): DatedFigure => ({
    key,
    savedAt: toLagosTime(of, '15:20'),
    figure: { value },
  });
  const histories = {
    month: (id: string, rate: number) =>
      walkBack(months, rate, (value, month) => {
        const rebased = id === REBASING.id && month === REBASING.month ? REBASING.points : 0;
        return value + rebased + 0.02 + 0.5 * pseudoRandom(`${id} ${month}`);
      }).map(({ key, value }) =>
        released(key, findReleaseDay('inflation', addMonths(key, 1)), value),
      ),
    quarter: (id: string, rate: number) =>
      walkBack(quarters, rate, (value, quarter) => {
        return value - 0.05 + 0.35 * pseudoRandom(`${id} ${quarter}`);
      }).map(({ key, value }, back) => {
        const point = released(
          toQuarterKey(key),
          findReleaseDay('gdp-growth', addMonths(key, MONTHS_TO_GDP)),
          value,
        );
        // Only the quarter before the newest one has a revision. The statistics bureau revised its
        // figure when it published the newest quarter.
        if (back !== 1) return point;
        const first = { value: roundToCents(value - 0.17), savedAt: point.savedAt };
        const note = 'The statistics bureau raised this figure when it published the next quarter.';
        const savedAt = toLagosTime(last.gdp.released, '15:20');
        return { ...point, savedAt, revised: { first, reason: 'revision', note } };
      }),
    decision: (_id: string, rate: number) =>
      meetings.map((key) => released(key, key, key === decided ? rate : findDecision(key))),
  };
  return mapKeys(listKeys(indicators), (id) =>
    histories[indicators[id].every](id, newest[id].percentage),
  );
}

/** The number of months from the first month of a quarter to the month of its release. */
const MONTHS_TO_GDP = 4;

/** Public events that the site describes. The example figures must agree with them. */
const REBASING = { id: 'inflation', month: '2025-01', points: 10.3 };
const DECISIONS = [
  { from: '2025-09-23', value: 27 },
  { from: '2024-11-26', value: 27.5 },
  { from: '2024-09-24', value: 27.25 },
];
const findDecision = (day: string) => DECISIONS.find(({ from }) => from <= day)?.value ?? 26.75;

function listSteps(count: number, at: (back: number) => string): string[] {
  return Array.from({ length: count }, (_, back) => at(back));
}

/** Converts the first month of a quarter, `2026-07`, to the key `2026-Q3`. */
function toQuarterKey(quarter: string): string {
  return `${quarter.slice(0, 4)}-Q${(Number(toQuarter(quarter).slice(5)) + 2) / 3}`;
}
