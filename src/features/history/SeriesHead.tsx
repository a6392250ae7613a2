import { sharePicturePath } from '@/content/metadata';
import type { SeriesContent } from '@/content/series';
import { seriesPath } from '@/content/seriesSlugs';
import { Head } from '@/ui/Head';

interface SeriesHeadProps {
  series: SeriesContent;
  /** Set on a page that shows the same as the series' own. */
  noindex?: boolean;
}

/**
 * The head of a series' page, or of one that shows a part of it: what it is called, and the page it
 * belongs to.
 */
export function SeriesHead({ series, noindex = false }: SeriesHeadProps) {
  return (
    <Head
      title={series.title}
      description={series.description}
      canonicalPath={seriesPath(series.slug)}
      picture={sharePicturePath(series.slug)}
      noindex={noindex}
    />
  );
}
