import { addMonths, americanDay, lastTradingDay, shortQuarter } from './calendar.ts';
import { marketAt } from './market.ts';
import { reportedQuarter } from './releases.ts';
import type { Report } from './files/report.ts';

/** The figures inside a file follow its category, so that an opened file matches its name. */
export function tableFor(category: string, now: Date): Report['table'] {
  if (category === 'Economic Report') return indicators(now);
  if (category === 'Earning Report') return earnings(now);
  return prices(now);
}

function prices(now: Date): Report['table'] {
  const { equityMarket } = marketAt(now);
  const stocks = [...equityMarket.topGainers.stocks, ...equityMarket.topLosers.stocks];
  const rows = stocks.map(({ symbol, previousDayClose, currentDayClose, change }) => [
    symbol,
    previousDayClose,
    currentDayClose,
    change,
  ]);
  return { head: ['Symbol', 'Previous close', 'Close', 'Change %'], rows };
}

function indicators(now: Date): Report['table'] {
  const { macroeconomics, fixedIncome } = marketAt(now);
  const { inflation, gdp, monetaryPolicy, exchangeRate } = macroeconomics;
  const rates = fixedIncome.bonds.tenures.map(({ label, rate }) => [`FGN bond ${label}`, '', rate]);
  const rows = [
    ['Inflation rate, %', inflation.date, inflation.percentage],
    ['GDP growth, %', gdp.date, gdp.percentage],
    ['Monetary policy rate, %', monetaryPolicy.date, monetaryPolicy.percentage],
    ['Naira per dollar', americanDay(lastTradingDay(now)), exchangeRate.price],
    ...rates,
  ];
  return { head: ['Indicator', 'Period', 'Value'], rows };
}

function earnings(now: Date): Report['table'] {
  const last = reportedQuarter(lastTradingDay(now));
  const quarters = [-6, -3, 0].map((months) => shortQuarter(addMonths(last, months)));
  return {
    head: ['Company', ...quarters],
    rows: [
      ['GTCO', 5.74, 18.21, 34.1],
      ['ZENITHBANK', 7.12, 21.55, 32.87],
      ['MTNN', 17.8, -6.6, -19.05],
      ['DANGCEM', 22.27, 26.47, 29.74],
      ['NESTLE', 61.74, -100.3, -207.6],
    ],
  };
}
