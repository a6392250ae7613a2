/*
 * The stored figures and lists, with their paths and titles. All code that parses, edits, checks,
 * compares or shows figures maps over these entries. To add an indicator, add an entry here and its
 * facts in `src/content`.
 */
import { type SeriesSlug, slugBySeries } from '@/content/seriesSlugs';

/** The collections that one read loads as a whole. */
export const collections = {
  fixedIncome: 'fixedIncome',
  macroeconomics: 'macroeconomics',
  equityMarket: 'equityMarket',
} as const;

interface FigureEntry {
  /** The path of the document. */
  path: string;
  /** The title in lists of changes and on the checklist. */
  title: string;
}

interface ListEntry extends FigureEntry {
  /** The `type` in the stored document, and the heading of the editor. */
  type: string;
}

interface IndicatorEntry extends FigureEntry {
  slug: SeriesSlug;
  /** The title on the board of Home. */
  boardTitle: string;
  /** The name at the beginning of a sentence about its change. */
  rateName: string;
  /** The name within a sentence. */
  name: string;
  /**
   * The period of a release. Figures for a month are published in the next month, those for a
   * quarter two months after its end. A decision belongs to its own day.
   */
  every: 'month' | 'quarter' | 'decision';
}

interface StockEntry extends FigureEntry {
  /** The id of the document. The document repeats it as a field. */
  documentId: string;
  /** The title of the card on /markets. */
  cardTitle: string;
  /** The word for one share of the list. */
  singular: string;
}

/** The indicators, in percent, in the order of the board. */
export const indicators = {
  inflation: {
    path: 'macroeconomics/inflation',
    title: 'Inflation Rate',
    slug: slugBySeries.inflation,
    boardTitle: 'Inflation Rate',
    rateName: 'Inflation rate',
    name: 'inflation',
    every: 'month',
  },
  gdp: {
    path: 'macroeconomics/gdp',
    title: 'Real GDP Growth Rate',
    slug: slugBySeries.gdp,
    boardTitle: 'GDP Growth Rate',
    rateName: 'GDP growth rate',
    name: 'GDP growth',
    every: 'quarter',
  },
  monetaryPolicy: {
    path: 'macroeconomics/monetaryPolicy',
    title: 'Monetary Policy Rate',
    slug: slugBySeries.monetaryPolicy,
    boardTitle: 'Monetary Policy Rate',
    rateName: 'Policy rate',
    name: 'policy rate',
    every: 'decision',
  },
} as const satisfies Record<string, IndicatorEntry>;

/** The lists of rates by tenor. */
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
} as const satisfies Record<string, FigureEntry>;
export type FigureId = keyof typeof figures;
