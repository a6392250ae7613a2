import {
  addDays,
  addMonths,
  fridayUpTo,
  lagosTime,
  lastTradingDay,
  latestMonthly,
  longDay,
  longQuarter,
  monthName,
  monthOfYear,
  ordinalOf,
  quarterOf,
  tradingDays,
  tradingDayUpTo,
  tradingWeek,
  weekOfYear,
} from './calendar.ts';
import { formatPrice } from '../src/lib/format.ts';
import type { ExampleFile } from './exampleFiles.ts';
import { indexOn } from './history.ts';
import { coveredOn, releasesAt, reportedQuarter } from './releases.ts';

/** The content, display name and upload time of a file. Files are listed newest first. */
type File = readonly [file: ExampleFile, name: string, uploaded: string];

export interface Category {
  id: string;
  name: string;
  files: File[];
}

/** Returns the categories with two months of reports at this time. */
export function categoriesAt(now: Date): Category[] {
  const day = lastTradingDay(now);
  return [
    {
      id: 'cat_1736150400000',
      name: 'Daily Market Summary',
      files: dailySummaries(day, now),
    },
    {
      id: 'cat_1736150460000',
      name: 'Earning Report',
      files: earningReports(day),
    },
    {
      id: 'cat_1736150520000',
      name: 'Economic Report',
      files: economicReports(day),
    },
    {
      id: 'cat_1736150580000',
      name: 'Monthly Sectorial Report',
      files: sectorReports(day),
    },
    {
      id: 'cat_1736150640000',
      name: 'Price List',
      files: priceLists(day),
    },
    {
      id: 'cat_1736150700000',
      name: 'Weekly Market Summary',
      files: weeklySummaries(day),
    },
  ];
}

/** Returns the trading day that is `count` trading days before `day`. */
function before(day: string, count: number): string {
  return tradingDays(day, count + 1).at(-1) ?? day;
}

/**
 * Returns the summaries of the last five days, each with the close in its title, and an archive of
 * the two previous months.
 */
function dailySummaries(day: string, now: Date): File[] {
  const closes = indexOn(tradingDays(day, 5), now);
  const summary = (daysAgo: number, clock: string): File => {
    const { key, value } = closes[daysAgo] ?? { key: day, value: 0 };
    const title = `Market summary, index at ${formatPrice(value)}, ${longDay(key)}`;
    return ['market-summary.pdf', title, lagosTime(key, clock)];
  };
  const charted = before(day, 5);
  const archived = latestMonthly(before(day, 6), 3);
  const [month, monthBefore] = [addMonths(archived, -1), addMonths(archived, -2)];
  return [
    summary(0, '15:20'),
    summary(1, '17:42'),
    [
      'turnover.xlsx',
      `Turnover by sector, week ${weekOfYear(before(day, 2))}`,
      lagosTime(before(day, 2), '18:30'),
    ],
    summary(2, '17:38'),
    summary(3, '17:45'),
    ['method-note.docx', 'Symbols and sources', lagosTime(before(day, 4), '18:05')],
    summary(4, '17:41'),
    [
      'market-slides.pptx',
      `${capitalized(ordinalOf(quarterOf(charted)))} quarter so far, in twelve charts`,
      lagosTime(charted, '16:00'),
    ],
    [
      'summaries.zip',
      `Summaries of ${monthName(monthBefore)} and ${monthName(month)}, complete`,
      lagosTime(archived, '10:20'),
    ],
    [
      'index-chart.png',
      `All Share Index, ${monthName(month)}, chart`,
      lagosTime(archived, '10:00'),
    ],
  ];
}

function earningReports(day: string): File[] {
  const quarter = longQuarter(reportedQuarter(day));
  return [
    ['results-report.pdf', `Banks, ${quarter}, first results`, lagosTime(before(day, 2), '11:15')],
    ['earnings.xlsx', 'Earnings per share by quarter', lagosTime(before(day, 6), '12:00')],
    ['results-report.pdf', `Telecoms, ${quarter}`, lagosTime(before(day, 8), '15:10')],
    [
      'results-briefing.pptx',
      'Consumer goods, results briefing',
      lagosTime(before(day, 11), '14:30'),
    ],
  ];
}

function economicReports(day: string): File[] {
  const { inflation, gdp, monetaryPolicy } = releasesAt(day);
  const files: File[] = [
    [
      'economic-report.pdf',
      `Inflation, ${monthOfYear(inflation.month)}`,
      lagosTime(inflation.released, '13:00'),
    ],
    [
      'economic-report.pdf',
      `GDP, ${longQuarter(gdp.quarter)}`,
      lagosTime(coveredOn(gdp.released, day), '11:20'),
    ],
    [
      'indicators.xlsx',
      'Policy rate and inflation since 2015',
      lagosTime(coveredOn(monetaryPolicy.released, day), '15:45'),
    ],
    ['naira-chart.png', 'Naira per dollar, six months, chart', lagosTime(before(day, 25), '17:00')],
  ];
  return newestFirst(files);
}

function sectorReports(day: string): File[] {
  const last = latestMonthly(day, 5);
  const one = latestMonthly(addDays(last, -7), 5);
  const report = (sector: string, its: string): File => {
    return [
      'sector-report.pdf',
      `${sector}, ${monthOfYear(addMonths(its, -1))}`,
      lagosTime(its, '11:00'),
    ];
  };
  return [
    report('Cement', last),
    [
      'method-note.docx',
      'Method note for sector reports',
      lagosTime(tradingDayUpTo(addDays(one, 5)), '09:30'),
    ],
    report('Telecoms', one),
  ];
}

function priceLists(day: string): File[] {
  const dayBefore = before(day, 1);
  return [
    ['price-list.xlsx', `Equities, ${longDay(day)}`, lagosTime(day, '14:55')],
    ['bond-prices.xlsx', `FGN bonds, ${longDay(day)}`, lagosTime(day, '14:50')],
    ['price-list.xlsx', `Equities, ${longDay(dayBefore)}`, lagosTime(dayBefore, '17:15')],
    [
      'price-list.csv',
      `Equities, ${longDay(dayBefore)}, plain text`,
      lagosTime(dayBefore, '17:14'),
    ],
  ];
}

/** Returns the summaries of nine weeks, each uploaded on its Friday. */
function weeklySummaries(day: string): File[] {
  const fridays = Array.from({ length: 9 }, (_, week) => addDays(fridayUpTo(day), -7 * week));
  const files = fridays.map((friday): File => {
    const name = `Week ${weekOfYear(friday)}, ${tradingWeek(friday)}`;
    return ['weekly-summary.pdf', name, lagosTime(friday, '15:40')];
  });
  const [, last = day] = fridays;
  const slides = `Week ${weekOfYear(last)}, slides for the morning call`;
  return newestFirst([...files, ['market-slides.pptx', slides, lagosTime(last, '19:30')]]);
}

function newestFirst(files: File[]): File[] {
  return files.toSorted(([, , a], [, , b]) => b.localeCompare(a));
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
