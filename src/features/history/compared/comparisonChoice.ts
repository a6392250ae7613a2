import { findSeries, type SeriesContent } from '@/content/series';
import { type SeriesSlug, seriesSlugs } from '@/content/seriesSlugs';

export const YEAR_EARLIER = 'year-earlier';

/** What the figures of a page are compared with: a year earlier, another series, or nothing. */
export type ComparisonChoice = typeof YEAR_EARLIER | SeriesSlug | null;

/** Returns the comparison that a URL names; undefined if the series has no such comparison. */
export function findComparisonChoice(
  { slug }: SeriesContent,
  text: string,
): Exclude<ComparisonChoice, null> | undefined {
  if (text === YEAR_EARLIER) return YEAR_EARLIER;
  return seriesSlugs.find((each) => each === text && each !== slug);
}

/** Returns the series that the figures are compared with; undefined if it is none. */
export const findOtherSeries = (choice: ComparisonChoice): SeriesContent | undefined =>
  choice === null || choice === YEAR_EARLIER ? undefined : findSeries(choice);
