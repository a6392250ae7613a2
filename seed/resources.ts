import {
  addDays,
  addMonths,
  findFridayUpTo,
  toLagosTime,
  findLastTradingDay,
  findLatestMonthly,
  formatDay,
  formatLongQuarter,
  getMonthName,
  formatMonth,
  formatOrdinal,
  toQuarter,
  listTradingDays,
  findTradingDayUpTo,
  formatTradingWeek,
  getWeekOfYear,
} from './calendar.ts';
import { formatChange } from '../src/lib/change.ts';
import { formatPrice } from '../src/lib/format.ts';
import type { ExampleFile } from './exampleFiles.ts';
import { computeIndex } from './history.ts';
import { findReportDay, findLatestReleases, findReportedQuarter } from './releases.ts';

/**
 * The content, display name, upload time and description of a file. Files are listed newest first.
 */
type ReportFile = readonly [
  file: ExampleFile,
  name: string,
  uploaded: string,
  description?: string,
];

export interface Category {
  id: string;
  name: string;
  files: ReportFile[];
}

/** Returns the categories with two months of reports at this time. */
export function createCategories(now: Date): Category[] {
  const day = findLastTradingDay(now);
  return [
    {
      id: 'cat_1736150400000',
      name: 'Daily Market Summary',
      files: createDailySummaries(day, now),
    },
    {
      id: 'cat_1736150460000',
      name: 'Earning Report',
      files: createEarningReports(day),
    },
    {
      id: 'cat_1736150520000',
      name: 'Economic Report',
      files: createEconomicReports(day),
    },
    {
      id: 'cat_1736150580000',
      name: 'Monthly Sectorial Report',
      files: createSectorReports(day),
    },
    {
      id: 'cat_1736150640000',
      name: 'Price List',
      files: createPriceLists(day),
    },
    {
      id: 'cat_1736150700000',
      name: 'Weekly Market Summary',
      files: createWeeklySummaries(day, now),
    },
  ];
}

/** Returns the trading day that is `count` trading days before `day`. */
function findDayBefore(day: string, count: number): string {
  return listTradingDays(day, count + 1).at(-1) ?? day;
}

/**
 * Returns the files of the category with daily summaries. It contains the summaries of the last
 * five days, with the closing value of the index in each title. It also contains an archive of two
 * earlier months, and other files.
 */
function createDailySummaries(day: string, now: Date): ReportFile[] {
  const closes = computeIndex(listTradingDays(day, 6), now);
  const createSummary = (daysAgo: number, clock: string): ReportFile => {
    const { key, value } = closes[daysAgo] ?? { key: day, value: 0 };
    const title = `Market summary, index at ${formatPrice(value)}, ${formatDay(key)}`;
    const change = formatMove(value, closes[daysAgo + 1]?.value);
    const description = `Index ${change}, gainers and losers`;
    return ['market-summary.pdf', title, toLagosTime(key, clock), description];
  };
  const charted = findDayBefore(day, 5);
  const archived = findLatestMonthly(findDayBefore(day, 6), 3);
  const [month, monthBefore] = [addMonths(archived, -1), addMonths(archived, -2)];
  return [
    createSummary(0, '15:20'),
    createSummary(1, '17:42'),
    [
      'turnover.xlsx',
      `Turnover by sector, week ${getWeekOfYear(findDayBefore(day, 2))}`,
      toLagosTime(findDayBefore(day, 2), '18:30'),
      'Value traded in each sector, in naira and as a share of the total',
    ],
    createSummary(2, '17:38'),
    createSummary(3, '17:45'),
    [
      'method-note.docx',
      'Symbols and sources',
      toLagosTime(findDayBefore(day, 4), '18:05'),
      'How we write symbols, and where each figure comes from',
    ],
    createSummary(4, '17:41'),
    [
      'market-slides.pptx',
      `${capitalize(formatOrdinal(toQuarter(charted)))} quarter so far, in twelve charts`,
      toLagosTime(charted, '16:00'),
    ],
    [
      'summaries.zip',
      `Summaries of ${getMonthName(monthBefore)} and ${getMonthName(month)}, complete`,
      toLagosTime(archived, '10:20'),
    ],
    [
      'index-chart.png',
      `All Share Index, ${getMonthName(month)}, chart`,
      toLagosTime(archived, '10:00'),
    ],
  ];
}

function createEarningReports(day: string): ReportFile[] {
  const quarter = formatLongQuarter(findReportedQuarter(day));
  return [
    [
      'results-report.pdf',
      `Banks, ${quarter}, first results`,
      toLagosTime(findDayBefore(day, 2), '11:15'),
      'Interest income, bad loans and dividends of the banks that have reported',
    ],
    ['earnings.xlsx', 'Earnings per share by quarter', toLagosTime(findDayBefore(day, 6), '12:00')],
    ['results-report.pdf', `Telecoms, ${quarter}`, toLagosTime(findDayBefore(day, 8), '15:10')],
    [
      'results-briefing.pptx',
      'Consumer goods, results briefing',
      toLagosTime(findDayBefore(day, 11), '14:30'),
    ],
  ];
}

function createEconomicReports(day: string): ReportFile[] {
  const { inflation, gdp, monetaryPolicy } = findLatestReleases(day);
  const files: ReportFile[] = [
    [
      'economic-report.pdf',
      `Inflation, ${formatMonth(inflation.month)}`,
      toLagosTime(inflation.released, '13:00'),
      'Food, core and headline inflation, month by month and by state',
    ],
    [
      'economic-report.pdf',
      `GDP, ${formatLongQuarter(gdp.quarter)}`,
      toLagosTime(findReportDay(gdp.released, day), '11:20'),
    ],
    [
      'indicators.xlsx',
      'Policy rate and inflation since 2015',
      toLagosTime(findReportDay(monetaryPolicy.released, day), '15:45'),
    ],
    [
      'naira-chart.png',
      'Naira per dollar, six months, chart',
      toLagosTime(findDayBefore(day, 25), '17:00'),
    ],
  ];
  return sortNewestFirst(files);
}

function createSectorReports(day: string): ReportFile[] {
  const last = findLatestMonthly(day, 5);
  const one = findLatestMonthly(addDays(last, -7), 5);
  const createReport = (sector: string, its: string): ReportFile => {
    return [
      'sector-report.pdf',
      `${sector}, ${formatMonth(addMonths(its, -1))}`,
      toLagosTime(its, '11:00'),
    ];
  };
  return [
    createReport('Cement', last),
    [
      'method-note.docx',
      'Method note for sector reports',
      toLagosTime(findTradingDayUpTo(addDays(one, 5)), '09:30'),
    ],
    createReport('Telecoms', one),
  ];
}

function createPriceLists(day: string): ReportFile[] {
  const dayBefore = findDayBefore(day, 1);
  return [
    ['price-list.xlsx', `Equities, ${formatDay(day)}`, toLagosTime(day, '14:55')],
    ['bond-prices.xlsx', `FGN bonds, ${formatDay(day)}`, toLagosTime(day, '14:50')],
    ['price-list.xlsx', `Equities, ${formatDay(dayBefore)}`, toLagosTime(dayBefore, '17:15')],
    [
      'price-list.csv',
      `Equities, ${formatDay(dayBefore)}, plain text`,
      toLagosTime(dayBefore, '17:14'),
    ],
  ];
}

/** Returns the summaries of nine weeks, each uploaded on its Friday. */
function createWeeklySummaries(day: string, now: Date): ReportFile[] {
  const fridays = Array.from({ length: 9 }, (_, week) => addDays(findFridayUpTo(day), -7 * week));
  // The sessions of the nine weeks and of the week before them.
  const closes = computeIndex(listTradingDays(day, 60), now);
  const findClose = (friday: string) =>
    closes.find(({ key }) => key === findTradingDayUpTo(friday))?.value;
  const files = fridays.map((friday): ReportFile => {
    const name = `Week ${getWeekOfYear(friday)}, ${formatTradingWeek(friday)}`;
    const close = findClose(friday) ?? 0;
    const change = formatMove(close, findClose(addDays(friday, -7)));
    const description = `Index at ${formatPrice(close)}, ${change} in the week`;
    return ['weekly-summary.pdf', name, toLagosTime(friday, '15:40'), description];
  });
  const [, last = day] = fridays;
  const slides = `Week ${getWeekOfYear(last)}, slides for the morning call`;
  return sortNewestFirst([...files, ['market-slides.pptx', slides, toLagosTime(last, '19:30')]]);
}

/** Returns the change from one close of the index to the next, such as '+0.62%'. */
function formatMove(close: number, closeBefore = close): string {
  return formatChange((close / closeBefore - 1) * 100);
}

function sortNewestFirst(files: ReportFile[]): ReportFile[] {
  return files.toSorted(([, , a], [, , b]) => b.localeCompare(a));
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
