import { useParams } from 'react-router-dom';
import { seriesOf } from '@/content/series';
import { EmbeddedSeries, NotForFrames } from '@/features/market/history/embed/EmbeddedSeries';
import { SeriesHead } from '@/features/market/history/SeriesHead';
import NotFoundPage from './NotFoundPage';

/** The chart of a series for another site's page: without navigation, strip, footer and pop-up. */
export default function EmbedPage() {
  const content = seriesOf(useParams().series);
  if (content === undefined) return <NotFoundPage />;
  return (
    <>
      <SeriesHead series={content} noindex />
      {content.use.reuse === 'yes' ? (
        <EmbeddedSeries key={content.slug} content={content} />
      ) : (
        <NotForFrames content={content} />
      )}
    </>
  );
}
