import { keysOf } from '../lib/records.ts';

/**
 * The last path segment of each series, by the id of its stored history. The table has its own
 * file, because every page loads it.
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

/** Returns the path of a series' chart for embedding in other sites. */
export const embedPath = (slug: SeriesSlug) => `/embed/${slug}` as const;
