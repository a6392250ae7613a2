import { equityMarket, fixedIncome, macroeconomics } from './market.ts';
import type { Report } from './files/kinds.ts';

/** The figures inside a file follow its category, so that an opened file matches its name. */
export function tableFor(category: string): Report['table'] {
  if (category === 'Economic Report') return indicators();
  if (category === 'Earning Report') return earnings();
  return prices();
}

function prices(): Report['table'] {
  const stocks = [...equityMarket.topGainers.stocks, ...equityMarket.topLosers.stocks];
  const rows = stocks.map(({ symbol, previousDayClose, currentDayClose, change }) => [
    symbol,
    previousDayClose,
    currentDayClose,
    change,
  ]);
  return { head: ['Symbol', 'Previous close', 'Close', 'Change %'], rows };
}

function indicators(): Report['table'] {
  const { inflation, gdp, monetaryPolicy, exchangeRate } = macroeconomics;
  const rates = fixedIncome.bonds.tenures.map(({ label, rate }) => [`FGN bond ${label}`, '', rate]);
  const rows = [
    ['Inflation rate, %', inflation.date, inflation.percentage],
    ['GDP growth, %', gdp.date, gdp.percentage],
    ['Monetary policy rate, %', monetaryPolicy.date, monetaryPolicy.percentage],
    ['Naira per dollar', 'March 14, 2025', exchangeRate.price],
    ...rates,
  ];
  return { head: ['Indicator', 'Period', 'Value'], rows };
}

function earnings(): Report['table'] {
  return {
    head: ['Company', '2022', '2023', '2024'],
    rows: [
      ['GTCO', 5.74, 18.21, 34.1],
      ['ZENITHBANK', 7.12, 21.55, 32.87],
      ['MTNN', 17.8, -6.6, -19.05],
      ['DANGCEM', 22.27, 26.47, 29.74],
      ['NESTLE', 61.74, -100.3, -207.6],
    ],
  };
}
