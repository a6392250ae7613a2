/*
 * The registry of the stored figures and of the stored lists of figures, with their paths and
 * titles. Code that parses, edits, compares or shows figures iterates over these entries. To add an
 * indicator, add an entry here, and add its description in `src/content`.
 */
import { type SeriesSlug, slugBySeries } from '@/content/seriesSlugs';

/** The collections that are loaded completely with one read. */
export const collections = {
  fixedIncome: 'fixedIncome',
  macroeconomics: 'macroeconomics',
  equityMarket: 'equityMarket',
} as const;

interface FigureEntry {
  path: string;
  /** The title in the list of changes and in the checklist of the session. */
  title: string;
}

interface ListEntry extends FigureEntry {
  /** The value of `type` in the stored document. It is also the heading of the editor. */
  type: string;
}

interface IndicatorEntry extends FigureEntry {
  slug: SeriesSlug;
  /** The title of the indicator on Home. */
  boardTitle: string;
  /** The name at the beginning of a sentence, such as 'Policy rate'. */
  rateName: string;
  /** The name in the middle of a sentence, such as 'policy rate'. */
  name: string;
  /**
   * How often the figure is released. Figures for a month are released in the next month. Figures
   * for a quarter are released two months after its end. A decision belongs to its own day.
   */
  every: 'month' | 'quarter' | 'decision';
}

interface StockEntry extends FigureEntry {
  /** The id of the document. The document also contains it as a field. */
  documentId: string;
  cardTitle: string;
  /** The word for a share of this list, such as 'gainer'. */
  singular: string;
}

/** The economic indicators in percent, in the order in which Home shows them. */
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

/** The lists of rates, with one rate for each tenor. */
export const rateLists = {
  bonds: { path: 'fixedIncome/bonds', title: 'Bonds', type: 'BONDS' },
  tbills: { path: 'fixedIncome/tbills', title: 'T-bills', type: 'T-BILLS' },
} as const satisfies Record<string, ListEntry>;

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

export const figures = {
  asi: { path: 'marketIndices/ASI', title: 'All Share Index' },
  ...stockLists,
  exchangeRate: { path: 'macroeconomics/exchangeRate', title: 'Exchange rate' },
  ...rateLists,
  ...indicators,
} as const satisfies Record<string, FigureEntry>;
export type FigureId = keyof typeof figures;
