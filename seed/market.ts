/** Plausible market figures for the close of the last trading day. They are not real figures. */
import {
  formatBoardDay,
  toLagosTime,
  findLastTradingDay,
  formatMonth,
  seedNow,
  formatShortQuarter,
} from './calendar.ts';
import { indicators } from '../src/figures/registry.ts';
import { listKeys, mapKeys } from '../src/lib/records.ts';
import { findLatestReleases } from './releases.ts';

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

type StockCloses = readonly [symbol: string, previous: number, current: number];

const gainers: StockCloses[] = [
  ['MTNN', 245, 269.5],
  ['GTCO', 58.2, 63.1],
  ['ZENITHBANK', 46.35, 49.5],
  ['DANGCEM', 440, 463.1],
  ['BUACEMENT', 93, 96.05],
];

const losers: StockCloses[] = [
  ['NESTLE', 1050, 975],
  ['SEPLAT', 5700, 5386.5],
  ['ACCESSCORP', 24.1, 23.05],
  ['UBA', 38.9, 37.6],
  ['OANDO', 52, 50.7],
];

/** Returns the documents of market figures at this time. */
export function createMarket(now: Date) {
  const day = findLastTradingDay(now);
  const { inflation, gdp, monetaryPolicy } = findLatestReleases(day);
  /** The period of the newest figure of each indicator, in the format that staff use. */
  const periods = {
    month: formatMonth(inflation.month),
    quarter: formatShortQuarter(gdp.quarter),
    decision: formatBoardDay(monetaryPolicy.released),
  };
  const lastUpdated = toLagosTime(day, '14:45');
  return {
    asi: { value: 105432.07, change: 0.62, date: day },
    fixedIncome,
    macroeconomics: {
      ...mapKeys(listKeys(indicators), (id) => ({
        date: periods[indicators[id].every],
        percentage: indicatorRates[id],
      })),
      exchangeRate: { price: 1532.45 },
    },
    equityMarket: {
      topGainers: createEquityList('topGainers', 'gainers', gainers, lastUpdated),
      topLosers: createEquityList('topLosers', 'losers', losers, lastUpdated),
    },
  };
}

export const { asi, macroeconomics, equityMarket } = createMarket(seedNow);

function createEquityList(id: string, type: string, rows: StockCloses[], lastUpdated: string) {
  const stocks = rows.map(([symbol, previousDayClose, currentDayClose], displayOrder) => ({
    id: `${type}_${symbol.toLowerCase()}`,
    symbol,
    previousDayClose,
    currentDayClose,
    change: computePercentChange(previousDayClose, currentDayClose),
    displayOrder,
  }));
  return { id, type, stocks, lastUpdated };
}

function computePercentChange(previous: number, current: number): number {
  return Math.round(((current - previous) / previous) * 10_000) / 100;
}
