import { useParams } from 'react-router-dom';
import { findSeries } from '@/content/series';
import { EmbeddedSeries } from '@/features/history/embed/EmbeddedSeries';
import { QuotedFigure } from '@/features/history/embed/QuotedFigure';
import { SeriesHead } from '@/features/history/SeriesHead';
import NotFoundPage from './NotFoundPage';

/**
 * Shows a series in a page of another site, as a chart or as its newest figure. The page has no
 * navigation, strip, footer or pop-up.
 */
export default function EmbedPage() {
  const content = findSeries(useParams().series);
  if (content === undefined) return <NotFoundPage />;
  return (
    <>
      <SeriesHead series={content} noindex />
      {content.use.reuse === 'yes' ? (
        <EmbeddedSeries key={content.slug} content={content} />
      ) : (
        <QuotedFigure key={content.slug} content={content} />
      )}
    </>
  );
}
