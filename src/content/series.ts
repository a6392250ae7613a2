/*
 * Facts about each public series: meaning, source, terms, rebasings and events. The figures are in
 * the database. Only add public facts that are certain.
 */
import { addDays, getMonthName } from '../lib/days.ts';
import {
  type PublicationSchedule,
  findTradingDayFrom,
  findWeekdayFrom,
  listConfirmed,
} from './calendar.ts';
import type { ScheduledSeries } from './confirmedReleases.ts';
import { firm } from './firm';
import { breaksAndEvents, type SeriesBreak, type SeriesEvent } from './breaksAndEvents';
import { type SeriesSlug, slugBySeries } from './seriesSlugs';

/** The wording for a series and its figures, used in labels and sentences. */
export interface SeriesTerms {
  /** The period of a figure, singular and plural: 'session', 'sessions'. */
  one: string;
  many: string;
  /** The column heading of the values: 'Close', 'Rate'. */
  value: string;
  /** The frequency, for captions and citations: 'daily closes'. */
  often: string;
  /** Comparatives for a larger and a smaller value: 'higher', 'lower'. */
  more: string;
  less: string;
  /**
   * The series as the subject of a sentence: 'The All Share Index'. The site replaces the text
   * `{tenure}` with the label of a tenor.
   */
  subject: string;
  /**
   * The start of a sentence that others can quote. It ends before the value and is in the past
   * tense: 'A dollar cost'. The site replaces the text `{tenure}` with the label of a tenor.
   */
  quoted: string;
}

/** The owner of the figures and the terms for reusing them. */
export interface SeriesUse {
  /** Whether others may reuse the figures: 'yes' with credit, 'ask' the owner first, or 'no'. */
  reuse: 'yes' | 'ask' | 'no';
  owner: string;
  terms: string;
  /** The page of the owner's website that contains the terms. */
  url: string;
  /** The day on which we last read the terms: 'YYYY-MM-DD'. */
  checked: string;
}

export interface SeriesContent {
  slug: SeriesSlug;
  /** The id of the series in the history. */
  id: keyof typeof slugBySeries;
  name: string;
  /** The name in citations and files, with its abbreviation: 'All Share Index (ASI)'. */
  fullName: string;
  title: string;
  /** The description of the series page, for search engines. */
  description: string;
  /** One sentence under the heading. */
  lead: string;
  /** The unit of the values: 'index points', 'naira per US dollar', 'percent'. */
  unit: string;
  /** The format of a value: '105,432.07', 'N1,532.45', '23.18%'. */
  format: 'number' | 'naira' | 'percent';
  /** How often figures are published. A decision is valid until the next decision. */
  every: 'session' | 'month' | 'quarter' | 'decision';
  terms: SeriesTerms;
  what: string;
  /** The publisher's name: 'Nigerian Exchange'. */
  publisher: string;
  publisherUrl: string;
  source: string;
  method: string;
  use: SeriesUse;
  /** Rebasings of the series, oldest first. */
  breaks: readonly SeriesBreak[];
  /** Events that are not stored in the database, such as reforms and rebasings, oldest first. */
  events: readonly SeriesEvent[];
  /** True if the chart also shows changes of the policy rate, taken from the stored decisions. */
  policyEvents?: true;
  /** The days on which figures are expected; absent for series with a figure each session. */
  schedule?: PublicationSchedule;
}

const uses = {
  exchange: {
    reuse: 'ask', // A draft until the owner has confirmed it for the All Share Index.
    owner: 'Nigerian Exchange',
    terms: 'These closes belong to the Nigerian Exchange, which licenses their redistribution.',
    url: 'https://ngxgroup.com',
    checked: '2026-11-20', // A draft until the owner has read these terms.
  },
  debtOffice: {
    reuse: 'ask', // A draft until the owner has confirmed it for government bonds.
    owner: 'Debt Management Office',
    terms: 'The results of these auctions belong to the Debt Management Office.',
    url: 'https://www.dmo.gov.ng',
    checked: '2026-11-20', // A draft until the owner has read these terms.
  },
  centralBank: {
    reuse: 'yes', // A draft until the owner has confirmed it for naira, policy rate and bills.
    owner: 'Central Bank of Nigeria',
    terms: `Free to quote and reuse with credit to the Central Bank of Nigeria and ${firm.name}.`,
    url: 'https://www.cbn.gov.ng',
    checked: '2026-11-20', // A draft until the owner has read these terms.
  },
  statistics: {
    reuse: 'yes', // A draft until the owner has confirmed it for inflation and GDP growth.
    owner: 'National Bureau of Statistics',
    terms: `Free to quote and reuse with credit to the National Bureau of Statistics and ${firm.name}.`,
    url: 'https://nigerianstat.gov.ng',
    checked: '2026-11-20', // A draft until the owner has read these terms.
  },
} as const satisfies Record<string, SeriesUse>;

const describeOffer = ({ reuse }: SeriesUse) =>
  reuse === 'yes' ? 'chart, table and download' : 'chart and table';

const sessionsMethod =
  'Weekends and public holidays have no figure, and the line joins the sessions on either side. Each change is from the previous session. Over five years or more, the chart and table show the last session of each week, with its change from the week before. We leave missing sessions blank and never estimate them.';

const auctionsMethod =
  'There is one figure for each auction, on the day of the auction. If rates are unchanged, the last list is carried forward. Each change is from the previous auction, in percentage points. For a comparison with a month or a year before, we take the stop rate of the same tenor at the auction nearest to that day.';

const percentFormat = { unit: 'percent', format: 'percent' } as const;
const sessionTerms = { one: 'session', many: 'sessions' } as const;
const higherLowerTerms = { more: 'higher', less: 'lower' } as const;
const auctionTerms = {
  one: 'auction',
  many: 'auctions',
  value: 'Stop rate',
  often: 'stop rates by auction',
  ...higherLowerTerms,
} as const;

const MEETING_MONTHS: readonly string[] = ['February', 'May', 'July', 'September', 'November'];
const GDP_MONTHS: readonly string[] = ['February', 'May', 'August', 'November'];
/**
 * A Wednesday with a Treasury bill auction. Auctions follow every second Wednesday. Compare this
 * date with the issue programme of the Central Bank.
 */
const FIRST_BILL_AUCTION = '2026-11-04';
const TWO_WEEKS_MS = 14 * 86_400_000;

const getPreviousMonth = (month: string) => addDays(`${month}-01`, -1).slice(0, 7);

/** Returns the last quarter that ended before a month, such as '2026-Q3'. */
function getPreviousQuarter(month: string): string {
  const quarter = Math.ceil(Number(month.slice(5)) / 3) - 1;
  const year = Number(month.slice(0, 4));
  return quarter === 0 ? `${year - 1}-Q4` : `${year}-Q${quarter}`;
}

export const seriesContent: readonly SeriesContent[] = [
  {
    id: 'asi',
    slug: slugBySeries.asi,
    name: 'All Share Index',
    fullName: 'All Share Index (ASI)',
    title: 'All Share Index (ASI) of the Nigerian Exchange, day by day',
    description: `The All Share Index of the Nigerian Exchange day by day: ${describeOffer(uses.exchange)}, with its change over a day, a month and a year.`,
    lead: 'Every share on the Nigerian Exchange in one number: when it rises, the market is worth more.',
    unit: 'index points',
    format: 'number',
    every: 'session',
    terms: {
      ...sessionTerms,
      value: 'Close',
      often: 'daily closes',
      ...higherLowerTerms,
      subject: 'The All Share Index',
      quoted: 'The All Share Index closed at',
    },
    what: 'The value of all shares on the Nigerian Exchange as one number of index points, weighted by company size. It began at 100 in January 1984. Dividends are not counted.',
    publisher: 'Nigerian Exchange',
    publisherUrl: uses.exchange.url,
    source: 'Daily close of the Nigerian Exchange, entered by our staff each trading evening.',
    method: sessionsMethod,
    use: uses.exchange,
    ...breaksAndEvents.asi,
    policyEvents: true,
  },
  {
    id: 'exchangeRate',
    slug: slugBySeries.exchangeRate,
    name: 'Naira per dollar',
    fullName: 'Naira per US dollar',
    title: 'Naira per US dollar, day by day',
    description: `What a US dollar costs in naira, day by day: ${describeOffer(uses.centralBank)}, with the change over a day, a month and a year.`,
    lead: 'What one US dollar costs in naira. When it rises, the naira buys less abroad.',
    unit: 'naira per US dollar',
    format: 'naira',
    every: 'session',
    terms: {
      ...sessionTerms,
      value: 'Naira',
      often: 'daily closes',
      more: 'more',
      less: 'less',
      subject: 'The price of a US dollar',
      quoted: 'A dollar cost',
    },
    what: 'The price of one US dollar in naira at the close of the official market. Banks, cards and bureaux de change charge other rates.',
    publisher: 'Central Bank of Nigeria',
    publisherUrl: uses.centralBank.url,
    source:
      'Close of the official market as the Central Bank of Nigeria publishes it, entered by our staff each trading evening.',
    method: sessionsMethod,
    use: uses.centralBank,
    ...breaksAndEvents.exchangeRate,
    policyEvents: true,
  },
  {
    id: 'inflation',
    slug: slugBySeries.inflation,
    name: 'Inflation',
    fullName: 'Inflation',
    title: 'Inflation in Nigeria, month by month',
    description: `Inflation in Nigeria month by month: ${describeOffer(uses.statistics)}, with the rebasing of January 2025 and revisions.`,
    lead: 'How much more a basket of goods and services costs than in the same month a year earlier.',
    ...percentFormat,
    every: 'month',
    terms: {
      one: 'month',
      many: 'months',
      value: 'Inflation',
      often: 'monthly, on a year earlier',
      ...higherLowerTerms,
      subject: 'Inflation',
      quoted: 'Annual inflation was',
    },
    what: 'The change in the consumer price index from the same month a year earlier, in per cent.',
    publisher: 'National Bureau of Statistics',
    publisherUrl: uses.statistics.url,
    source: 'National Bureau of Statistics, entered by our staff when it is published.',
    method:
      'Each figure is for the month whose prices it measures, and is published around the middle of the next month. In January 2026 the bureau revised the figures for 2025. We show the latest figures and keep those that we had published before. Changes are in percentage points. We calculate no change across a rebasing.',
    use: uses.statistics,
    ...breaksAndEvents.inflation,
    schedule: {
      what: 'inflation',
      rule: 'Expected on the 15th of the following month, or on the next working day. The National Bureau of Statistics publishes its release calendar at nigerianstat.gov.ng.',
      confirmed: listConfirmed('inflation'),
      expectedIn: (month) => [
        { nominal: getPreviousMonth(month), day: findTradingDayFrom(`${month}-15`) },
      ],
    },
  },
  {
    id: 'monetaryPolicy',
    slug: slugBySeries.monetaryPolicy,
    name: 'Policy rate',
    fullName: 'Monetary policy rate',
    title: 'Policy rate of the Central Bank of Nigeria, decision by decision',
    description: `The monetary policy rate of the Central Bank of Nigeria, decision by decision: ${describeOffer(uses.centralBank)}.`,
    lead: 'The rate that the Central Bank sets, which guides all other interest rates.',
    ...percentFormat,
    every: 'decision',
    terms: {
      one: 'decision',
      many: 'decisions',
      value: 'Rate',
      often: 'by decision',
      ...higherLowerTerms,
      subject: 'The policy rate',
      quoted: 'The policy rate was',
    },
    what: 'The rate, in per cent a year, that sets what the Central Bank of Nigeria charges banks and pays them. The bank’s Monetary Policy Committee decides it.',
    publisher: 'Central Bank of Nigeria',
    publisherUrl: uses.centralBank.url,
    source: 'Central Bank of Nigeria, entered by our staff after each decision.',
    method:
      'A rate holds until the next decision. The rate a year ago is therefore the one in force on that day. Changes are in percentage points.',
    use: uses.centralBank,
    ...breaksAndEvents.monetaryPolicy,
    schedule: {
      what: 'the policy rate decision',
      rule: 'The committee is expected to decide on the Tuesday between the 20th and the 26th of February, May, July, September and November. The Central Bank of Nigeria publishes its meeting dates at cbn.gov.ng.',
      confirmed: listConfirmed('monetaryPolicy'),
      expectedIn: (month) =>
        MEETING_MONTHS.includes(getMonthName(month))
          ? [{ nominal: month, day: findWeekdayFrom(month, 2, '20') }]
          : [],
    },
  },
  {
    id: 'gdp',
    slug: slugBySeries.gdp,
    name: 'GDP growth',
    fullName: 'GDP growth',
    title: 'GDP growth in Nigeria, quarter by quarter',
    description: `The growth of the Nigerian economy quarter by quarter: ${describeOffer(uses.statistics)}, with revisions.`,
    lead: 'How much more the economy produced than in the same quarter a year earlier.',
    ...percentFormat,
    every: 'quarter',
    terms: {
      one: 'quarter',
      many: 'quarters',
      value: 'Growth',
      often: 'quarterly, on a year earlier',
      ...higherLowerTerms,
      subject: 'GDP growth',
      quoted: 'GDP growth on a year earlier was',
    },
    what: 'The change in real gross domestic product from the same quarter a year earlier, in per cent.',
    publisher: 'National Bureau of Statistics',
    publisherUrl: uses.statistics.url,
    source: 'National Bureau of Statistics, entered by our staff when it is published.',
    method:
      'Each figure is for the quarter that it measures, and is published about two months after the quarter ends. Changes are in percentage points. The bureau revises its figures: we show the latest figure and keep the earlier ones.',
    use: uses.statistics,
    ...breaksAndEvents.gdp,
    schedule: {
      what: 'GDP growth',
      rule: 'Expected about the 25th of February, May, August and November. The National Bureau of Statistics publishes its release calendar at nigerianstat.gov.ng.',
      confirmed: listConfirmed('gdp'),
      expectedIn: (month) =>
        GDP_MONTHS.includes(getMonthName(month))
          ? [{ nominal: getPreviousQuarter(month), day: findTradingDayFrom(`${month}-25`) }]
          : [],
    },
  },
  {
    id: 'bonds',
    slug: slugBySeries.bonds,
    name: 'Government bonds',
    fullName: 'Federal Government bonds',
    title: 'Rates on Nigerian government bonds, auction by auction',
    description: `The stop rates at which the Federal Government of Nigeria sells bonds, auction by auction and tenor by tenor: ${describeOffer(uses.debtOffice)}.`,
    lead: 'The stop rate of each bond auction: what the government agrees to pay, in per cent a year.',
    ...percentFormat,
    every: 'session',
    terms: {
      ...auctionTerms,
      subject: 'The stop rate of the {tenure} bond',
      quoted: 'The stop rate of the {tenure} Federal Government bond was',
    },
    what: 'The highest rate at which the Debt Management Office accepted bids at an auction of Federal Government bonds, in per cent a year, by tenor. It is not the rate at which the bonds trade later.',
    publisher: 'Debt Management Office',
    publisherUrl: uses.debtOffice.url,
    source:
      'Results of the auctions of the Debt Management Office, entered by our staff in the evening.',
    method: auctionsMethod,
    use: uses.debtOffice,
    ...breaksAndEvents.bonds,
    policyEvents: true,
    schedule: {
      what: 'the bond auction',
      rule: 'Auctions are expected on the fourth Monday of the month. The Debt Management Office publishes its issuance calendar at dmo.gov.ng.',
      confirmed: listConfirmed('bonds'),
      expectedIn: (month) => [{ nominal: month, day: findWeekdayFrom(month, 1, '22') }],
    },
  },
  {
    id: 'tbills',
    slug: slugBySeries.tbills,
    name: 'Treasury bills',
    fullName: 'Nigerian Treasury Bills',
    title: 'Rates on Nigerian Treasury Bills, auction by auction',
    description: `The stop rates at which the Federal Government of Nigeria sells Treasury Bills, auction by auction and tenor by tenor: ${describeOffer(uses.centralBank)}.`,
    lead: 'The stop rate of each auction: what the government agrees to pay for up to twelve months, in per cent a year.',
    ...percentFormat,
    every: 'session',
    terms: {
      ...auctionTerms,
      subject: 'The stop rate of the {tenure} Treasury bill',
      quoted: 'The stop rate of the {tenure} Treasury bill was',
    },
    what: 'The highest rate at which bids were accepted at an auction of Nigerian Treasury Bills, in per cent a year, by tenor. The Central Bank of Nigeria holds the auctions.',
    publisher: 'Central Bank of Nigeria',
    publisherUrl: uses.centralBank.url,
    source:
      'Results of the auctions as the Central Bank of Nigeria publishes them, entered by our staff in the evening.',
    method: auctionsMethod,
    use: uses.centralBank,
    ...breaksAndEvents.tbills,
    policyEvents: true,
    schedule: {
      what: 'the Treasury bill auction',
      rule: 'Auctions are expected every second Wednesday. The Central Bank of Nigeria publishes its issue programme at cbn.gov.ng.',
      confirmed: listConfirmed('tbills'),
      expectedIn: (month) => {
        const since = Date.parse(`${month}-01`) - Date.parse(FIRST_BILL_AUCTION);
        const first = addDays(FIRST_BILL_AUCTION, Math.ceil(since / TWO_WEEKS_MS) * 14);
        // Start with the auction before the month, because a holiday at the end of a month can move
        // an auction into the next month.
        return [-14, 0, 14, 28]
          .map((days) => addDays(first, days))
          .map((nominal) => ({ nominal, day: findTradingDayFrom(nominal) }))
          .filter(({ day }) => day.startsWith(month));
      },
    },
  },
];

/** Returns the series with this slug, or undefined. */
export function findSeries(slug: string | undefined): SeriesContent | undefined {
  return seriesContent.find((each) => each.slug === slug);
}

export interface ScheduledContent extends SeriesContent {
  id: ScheduledSeries;
  schedule: PublicationSchedule;
}

const hasSchedule = (content: SeriesContent): content is ScheduledContent =>
  content.schedule !== undefined;

export const scheduledSeries = seriesContent.filter(hasSchedule);
