import { keysOf } from '../lib/records.ts';

/**
 * The last part of each series' address, by the id of its stored history. A file of its own, because
 * every page loads it.
 */
export const slugOfSeries = {
  asi: 'asi',
  exchangeRate: 'exchange-rate',
  inflation: 'inflation',
  monetaryPolicy: 'policy-rate',
  gdp: 'gdp-growth',
  bonds: 'bonds',
  tbills: 'treasury-bills',
} as const;

export type SeriesSlug = (typeof slugOfSeries)[keyof typeof slugOfSeries];

export const seriesSlugs = keysOf(slugOfSeries).map((id) => slugOfSeries[id]);

export const seriesPath = (slug: SeriesSlug) => `/markets/${slug}` as const;

/** Returns the chart of a series alone, for other sites' pages. */
export const embedPath = (slug: SeriesSlug) => `/embed/${slug}` as const;
