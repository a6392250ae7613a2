import { useParams } from 'react-router-dom';
import { findSeries } from '@/content/series';
import { homeFigures } from '@/features/market/homeFigures';
import { SeriesView } from '@/features/history/series/SeriesView';
import { openSeries } from '@/features/history/series/useSeries';
import { SeriesHead } from '@/features/history/SeriesHead';
import NotFoundPage from './NotFoundPage';

/** @public Called by main.tsx once the code of this page is loaded. */
export const open = openSeries;

export default function SeriesPage() {
  const content = findSeries(useParams().series);
  if (content === undefined) return <NotFoundPage />;
  return (
    <>
      <SeriesHead series={content} />
      <SeriesView key={content.slug} content={content} home={homeFigures} />
    </>
  );
}
