/** Plausible market figures for the close of the last trading day. They are not real figures. */
import {
  boardDay,
  lagosTime,
  lastTradingDay,
  monthOfYear,
  seedNow,
  shortQuarter,
} from './calendar.ts';
import { indicators } from '../src/figures/registry.ts';
import { keysOf, mapKeys } from '../src/lib/records.ts';
import { releasesAt } from './releases.ts';

export const fixedIncome = {
  bonds: {
    type: 'BONDS',
    tenures: [
      { label: '5-YEAR', rate: 18.39 },
      { label: '10-YEAR', rate: 18.74 },
      { label: '15-YEAR', rate: 18.95 },
      { label: '20-YEAR', rate: 19.1 },
    ],
  },
  tbills: {
    type: 'T-BILLS',
    tenures: [
      { label: '91-DAY', rate: 18.05 },
      { label: '182-DAY', rate: 18.5 },
      { label: '364-DAY', rate: 19.84 },
    ],
  },
};

/** The newest figure of each indicator, in percent. */
const indicatorRates: Record<keyof typeof indicators, number> = {
  inflation: 23.18,
  gdp: 3.84,
  monetaryPolicy: 27.5,
};

type Closes = readonly [symbol: string, previous: number, current: number];

const gainers: Closes[] = [
  ['MTNN', 245, 269.5],
  ['GTCO', 58.2, 63.1],
  ['ZENITHBANK', 46.35, 49.5],
  ['DANGCEM', 440, 463.1],
  ['BUACEMENT', 93, 96.05],
];

const losers: Closes[] = [
  ['NESTLE', 1050, 975],
  ['SEPLAT', 5700, 5386.5],
  ['ACCESSCORP', 24.1, 23.05],
  ['UBA', 38.9, 37.6],
  ['OANDO', 52, 50.7],
];

/** Returns the documents of market figures at this time. */
export function marketAt(now: Date) {
  const day = lastTradingDay(now);
  const { inflation, gdp, monetaryPolicy } = releasesAt(day);
  /** The periods of the newest indicators, written like staff write them. */
  const periods = {
    month: monthOfYear(inflation.month),
    quarter: shortQuarter(gdp.quarter),
    decision: boardDay(monetaryPolicy.released),
  };
  const lastUpdated = lagosTime(day, '14:45');
  return {
    asi: { value: 105432.07, change: 0.62, date: day },
    fixedIncome,
    macroeconomics: {
      ...mapKeys(keysOf(indicators), (id) => ({
        date: periods[indicators[id].every],
        percentage: indicatorRates[id],
      })),
      exchangeRate: { price: 1532.45 },
    },
    equityMarket: {
      topGainers: equityList('topGainers', 'gainers', gainers, lastUpdated),
      topLosers: equityList('topLosers', 'losers', losers, lastUpdated),
    },
  };
}

export const { asi, macroeconomics, equityMarket } = marketAt(seedNow);

function equityList(id: string, type: string, rows: Closes[], lastUpdated: string) {
  const stocks = rows.map(([symbol, previousDayClose, currentDayClose], displayOrder) => ({
    id: `${type}_${symbol.toLowerCase()}`,
    symbol,
    previousDayClose,
    currentDayClose,
    change: percentChange(previousDayClose, currentDayClose),
    displayOrder,
  }));
  return { id, type, stocks, lastUpdated };
}

function percentChange(previous: number, current: number): number {
  return Math.round(((current - previous) / previous) * 10_000) / 100;
}
