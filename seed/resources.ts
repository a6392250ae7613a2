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
import type { Kind } from './files/kinds.ts';
import { indexOn } from './history.ts';
import { coveredOn, releasesAt, reportedQuarter } from './releases.ts';

/** [kind, display name, upload time] of each file, newest first. */
type File = readonly [kind: Kind, name: string, uploaded: string];

export interface Category {
  id: string;
  name: string;
  /** What its reports are about, in a sentence that the files repeat. */
  about: string;
  files: File[];
}

/** The categories with two months of reports, as they would stand at this time. */
export function categoriesAt(now: Date): Category[] {
  const day = lastTradingDay(now);
  return [
    {
      id: 'cat_1736150400000',
      name: 'Daily Market Summary',
      about: 'Closing prices, turnover and the movers of the day on the Nigerian exchange.',
      files: dailySummaries(day, now),
    },
    {
      id: 'cat_1736150460000',
      name: 'Earning Report',
      about: 'Results of listed companies, read against our forecasts.',
      files: earningReports(day),
    },
    {
      id: 'cat_1736150520000',
      name: 'Economic Report',
      about: 'Prices, output, trade and policy, and what they mean for the months ahead.',
      files: economicReports(day),
    },
    {
      id: 'cat_1736150580000',
      name: 'Monthly Sectorial Report',
      about: 'One sector a month, from its regulation to the valuation of its companies.',
      files: sectorReports(day),
    },
    {
      id: 'cat_1736150640000',
      name: 'Price List',
      about: 'Official closing prices of listed shares and bonds.',
      files: priceLists(day),
    },
    {
      id: 'cat_1736150700000',
      name: 'Weekly Market Summary',
      about: 'The week in shares, bonds and the naira, with the calendar of the week to come.',
      files: weeklySummaries(day),
    },
  ];
}

/** The trading day that is so many of them before `day`. */
function before(day: string, count: number): string {
  return tradingDays(day, count + 1).at(-1) ?? day;
}

/** The last five days one by one, titled by their close; the two months before this one in an archive. */
function dailySummaries(day: string, now: Date): File[] {
  const closes = indexOn(tradingDays(day, 5), now);
  const summary = (daysAgo: number, clock: string): File => {
    const { key, value } = closes[daysAgo] ?? { key: day, value: 0 };
    const title = `Market summary, index at ${formatPrice(value)}, ${longDay(key)}`;
    return ['pdf', title, lagosTime(key, clock)];
  };
  const charted = before(day, 5);
  const archived = latestMonthly(before(day, 6), 3);
  const [month, monthBefore] = [addMonths(archived, -1), addMonths(archived, -2)];
  return [
    summary(0, '15:20'),
    summary(1, '17:42'),
    [
      'excel',
      `Turnover by sector, week ${weekOfYear(before(day, 2))}`,
      lagosTime(before(day, 2), '18:30'),
    ],
    summary(2, '17:38'),
    summary(3, '17:45'),
    ['word', 'Symbols and sources', lagosTime(before(day, 4), '18:05')],
    summary(4, '17:41'),
    [
      'powerpoint',
      `${capitalized(ordinalOf(quarterOf(charted)))} quarter so far, in twelve charts`,
      lagosTime(charted, '16:00'),
    ],
    [
      'zip',
      `Summaries of ${monthName(monthBefore)} and ${monthName(month)}, complete`,
      lagosTime(archived, '10:20'),
    ],
    ['image', `All Share Index, ${monthName(month)}, chart`, lagosTime(archived, '10:00')],
  ];
}

function earningReports(day: string): File[] {
  const quarter = longQuarter(reportedQuarter(day));
  return [
    ['pdf', `Banks, ${quarter}, first results`, lagosTime(before(day, 2), '11:15')],
    ['excel', 'Earnings per share by quarter', lagosTime(before(day, 6), '12:00')],
    ['pdf', `Telecoms, ${quarter}`, lagosTime(before(day, 8), '15:10')],
    ['powerpoint', 'Consumer goods, results briefing', lagosTime(before(day, 11), '14:30')],
  ];
}

function economicReports(day: string): File[] {
  const { inflation, gdp, monetaryPolicy } = releasesAt(day);
  const files: File[] = [
    ['pdf', `Inflation, ${monthOfYear(inflation.month)}`, lagosTime(inflation.released, '13:00')],
    ['pdf', `GDP, ${longQuarter(gdp.quarter)}`, lagosTime(coveredOn(gdp.released, day), '11:20')],
    [
      'excel',
      'Policy rate and inflation since 2015',
      lagosTime(coveredOn(monetaryPolicy.released, day), '15:45'),
    ],
    ['image', 'Naira per dollar, six months, chart', lagosTime(before(day, 25), '17:00')],
  ];
  return newestFirst(files);
}

function sectorReports(day: string): File[] {
  const last = latestMonthly(day, 5);
  const one = latestMonthly(addDays(last, -7), 5);
  const report = (sector: string, its: string): File => {
    return ['pdf', `${sector}, ${monthOfYear(addMonths(its, -1))}`, lagosTime(its, '11:00')];
  };
  return [
    report('Cement', last),
    ['word', 'Method note for sector reports', lagosTime(tradingDayUpTo(addDays(one, 5)), '09:30')],
    report('Telecoms', one),
  ];
}

function priceLists(day: string): File[] {
  const dayBefore = before(day, 1);
  return [
    ['excel', `Equities, ${longDay(day)}`, lagosTime(day, '14:55')],
    ['excel', `FGN bonds, ${longDay(day)}`, lagosTime(day, '14:50')],
    ['excel', `Equities, ${longDay(dayBefore)}`, lagosTime(dayBefore, '17:15')],
    ['file', `Equities, ${longDay(dayBefore)}, plain text`, lagosTime(dayBefore, '17:14')],
  ];
}

/** Nine weeks, each summed up on its Friday. */
function weeklySummaries(day: string): File[] {
  const fridays = Array.from({ length: 9 }, (_, week) => addDays(fridayUpTo(day), -7 * week));
  const files = fridays.map((friday): File => {
    const name = `Week ${weekOfYear(friday)}, ${tradingWeek(friday)}`;
    return ['pdf', name, lagosTime(friday, '15:40')];
  });
  const [, last = day] = fridays;
  const slides = `Week ${weekOfYear(last)}, slides for the morning call`;
  return newestFirst([...files, ['powerpoint', slides, lagosTime(last, '19:30')]]);
}

function newestFirst(files: File[]): File[] {
  return files.toSorted(([, , a], [, , b]) => b.localeCompare(a));
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
