/*
 * The stored figures and lists: where each is stored and what it is called. Whatever parses, edits,
 * checks, compares or shows them maps over these entries, so that a new indicator is one more entry
 * here and its facts in `src/content`.
 */
import { type SeriesSlug, slugOfSeries } from '@/content/seriesSlugs';

/** The collections that are read whole. */
export const collections = {
  fixedIncome: 'fixedIncome',
  macroeconomics: 'macroeconomics',
  equityMarket: 'equityMarket',
} as const;

interface Entry {
  /** Of its document. */
  path: string;
  /** In lists of changes and on the checklist. */
  title: string;
}

interface ListEntry extends Entry {
  /** The `type` in the stored document; the editor's heading too. */
  type: string;
}

interface IndicatorEntry extends Entry {
  slug: SeriesSlug;
  /** On the board of Home. */
  boardTitle: string;
  /** At the beginning of a sentence on its change. */
  rateName: string;
  /** Within a sentence. */
  name: string;
  /**
   * The periods that its releases are of, and how many months they lie back; a decision is of its
   * own day. Statistics for a month appear in the next one, those for a quarter two months after
   * it.
   */
  every: 'month' | 'quarter' | 'decision';
}

interface StockEntry extends Entry {
  /** The id of its document, which that repeats. */
  documentId: string;
  /** Of the card on /markets. */
  cardTitle: string;
  /** One share of it. */
  singular: string;
}

/** The rates that are published with a date of their own, in percent, in the order of the board. */
export const indicators = {
  inflation: {
    path: 'macroeconomics/inflation',
    title: 'Inflation Rate',
    slug: slugOfSeries.inflation,
    boardTitle: 'Inflation Rate',
    rateName: 'Inflation rate',
    name: 'inflation',
    every: 'month',
  },
  gdp: {
    path: 'macroeconomics/gdp',
    title: 'Real GDP Growth Rate',
    slug: slugOfSeries.gdp,
    boardTitle: 'GDP Growth Rate',
    rateName: 'GDP growth rate',
    name: 'GDP growth',
    every: 'quarter',
  },
  monetaryPolicy: {
    path: 'macroeconomics/monetaryPolicy',
    title: 'Monetary Policy Rate',
    slug: slugOfSeries.monetaryPolicy,
    boardTitle: 'Monetary Policy Rate',
    rateName: 'Policy rate',
    name: 'policy rate',
    every: 'decision',
  },
} as const satisfies Record<string, IndicatorEntry>;

/** The lists of rates by tenure. */
export const rateLists = {
  bonds: { path: 'fixedIncome/bonds', title: 'Bonds', type: 'BONDS' },
  tbills: { path: 'fixedIncome/tbills', title: 'T-bills', type: 'T-BILLS' },
} as const satisfies Record<string, ListEntry>;

/** The lists of shares. */
export const stockLists = {
  gainers: {
    path: 'equityMarket/topGainers',
    documentId: 'topGainers',
    title: 'Top 5 gainers',
    cardTitle: 'Top gainers',
    singular: 'gainer',
  },
  losers: {
    path: 'equityMarket/topLosers',
    documentId: 'topLosers',
    title: 'Top 5 losers',
    cardTitle: 'Top losers',
    singular: 'loser',
  },
} as const satisfies Record<string, StockEntry>;

/** Every stored figure and list by its id. */
export const figures = {
  asi: { path: 'marketIndices/ASI', title: 'All Share Index' },
  ...stockLists,
  exchangeRate: { path: 'macroeconomics/exchangeRate', title: 'Exchange rate' },
  ...rateLists,
  ...indicators,
} as const satisfies Record<string, Entry>;
export type FigureId = keyof typeof figures;
