import { sharePicturePath } from '@/content/metadata';
import { type SeriesContent, seriesPath } from '@/content/series';
import { Head } from './Head';

interface SeriesHeadProps {
  series: SeriesContent;
  /** For a page that shows the same as the series' own. */
  noindex?: boolean;
}

/** The head of a series' page, or of one that shows a part of it: what it is called, and the page it belongs to. */
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
