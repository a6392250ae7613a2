import { listKeys } from '../lib/records.ts';

/**
 * The last path segment of each series, by its id in the history. This table has a separate file,
 * because every page loads it.
 */
export const slugBySeries = {
  asi: 'asi',
  exchangeRate: 'exchange-rate',
  inflation: 'inflation',
  monetaryPolicy: 'policy-rate',
  gdp: 'gdp-growth',
  bonds: 'bonds',
  tbills: 'treasury-bills',
} as const;

export type SeriesSlug = (typeof slugBySeries)[keyof typeof slugBySeries];

export const seriesSlugs = listKeys(slugBySeries).map((id) => slugBySeries[id]);

export const toSeriesPath = (slug: SeriesSlug) => `/markets/${slug}` as const;

/** Returns the path of the chart that other sites can embed. */
export const toEmbedPath = (slug: SeriesSlug) => `/embed/${slug}` as const;
