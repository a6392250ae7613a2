/**
 * The series with a history, by the last part of their address. A file of its own: every page loads
 * it.
 */
export const seriesSlugs = [
  'asi',
  'exchange-rate',
  'inflation',
  'policy-rate',
  'gdp-growth',
  'bonds',
  'treasury-bills',
] as const;
export type SeriesSlug = (typeof seriesSlugs)[number];

export const seriesPath = (slug: SeriesSlug) => `/markets/${slug}` as const;

/** Returns the chart of a series alone, for other sites' pages. */
export const embedPath = (slug: SeriesSlug) => `/embed/${slug}` as const;
