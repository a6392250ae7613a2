import { findSeries, type SeriesContent } from '@/content/series';
import { type SeriesSlug, seriesSlugs } from '@/content/seriesSlugs';

export const YEAR_EARLIER = 'year-earlier';

export type ComparisonChoice = typeof YEAR_EARLIER | SeriesSlug | null;

/**
 * Returns the comparison in a URL. Returns undefined if the URL names an unknown comparison, or the
 * series itself.
 */
export function findComparisonChoice(
  { slug }: SeriesContent,
  text: string,
): Exclude<ComparisonChoice, null> | undefined {
  if (text === YEAR_EARLIER) return YEAR_EARLIER;
  return seriesSlugs.find((each) => each === text && each !== slug);
}

export const findOtherSeries = (choice: ComparisonChoice): SeriesContent | undefined =>
  choice === null || choice === YEAR_EARLIER ? undefined : findSeries(choice);
