import { toSharePicturePath } from '@/content/metadata';
import type { SeriesContent } from '@/content/series';
import { toSeriesPath } from '@/content/seriesSlugs';
import { Head } from '@/ui/Head';

interface SeriesHeadProps {
  series: SeriesContent;
  noindex?: boolean;
}

/**
 * The document head of a series page or an embed page. The canonical URL of both is the series
 * page.
 */
export function SeriesHead({ series, noindex = false }: SeriesHeadProps) {
  return (
    <Head
      title={series.title}
      description={series.description}
      canonicalPath={toSeriesPath(series.slug)}
      picture={toSharePicturePath(series.slug)}
      noindex={noindex}
    />
  );
}
