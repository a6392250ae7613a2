import { type SeriesContent, seriesOf } from '@/content/series';

/** Returns the content of a series. */
export function contentOf(slug: string): SeriesContent {
  const content = seriesOf(slug);
  if (content === undefined) throw new Error(`There is no series ${slug}`);
  return content;
}
