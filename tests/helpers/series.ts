import { type SeriesContent, findSeries } from '@/content/series';

export function getSeriesContent(slug: string): SeriesContent {
  const content = findSeries(slug);
  if (content === undefined) throw new Error(`There is no series ${slug}`);
  return content;
}
