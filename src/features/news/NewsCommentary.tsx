import { type ReactNode, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/ui/storeHooks';
import { LoadFailure } from '@/ui/LoadFailure';
import { PaginationDots } from '@/ui/PaginationDots';
import { useStructuredData } from '@/ui/useStructuredData';
import { createVideoData } from './videoData';
import { NEWS_PAGE_SIZE } from './limits';
import { NewsCard } from './NewsCard';
import { SkeletonCard } from './SkeletonCard';
import { ComingSoon } from './ComingSoon';
import type { NewsItem } from './documents';
import { fetchPublishedNews, selectPublishedNews } from './newsSlice';

const listClass = 'grid grid-cols-[1fr] gap-3 md:gap-4 lg:grid-cols-3 lg:gap-6';

const POSITIONS = Array.from({ length: NEWS_PAGE_SIZE }, (_, position) => position);

function SkeletonCards() {
  return (
    <div role="status" aria-label="Loading news commentary">
      <ul className={listClass} aria-hidden="true">
        {POSITIONS.map((position) => (
          <li key={position} className="clip">
            <SkeletonCard />
          </li>
        ))}
      </ul>
      <div className="mt-8 min-h-12 max-md:mt-4" />
    </div>
  );
}

interface NewsCommentaryProps {
  /**
   * Renders the links below a video. `text` contains the title and the description of the video.
   */
  renderBelow: (text: string) => ReactNode;
}

function Pages({ items, renderBelow }: NewsCommentaryProps & { items: readonly NewsItem[] }) {
  useStructuredData('video-data', createVideoData(items));
  const pages = Math.max(1, Math.ceil(items.length / NEWS_PAGE_SIZE));
  const [wanted, setWanted] = useState(0);
  const page = Math.min(wanted, pages - 1);
  const first = page * NEWS_PAGE_SIZE;
  return (
    <>
      <ul className={listClass}>
        {POSITIONS.map((position) => {
          const item = items[first + position];
          return item === undefined ? (
            <li key={`position-${position}`} className="clip clip-soon">
              <ComingSoon />
            </li>
          ) : (
            <li key={item.id} className="clip">
              <NewsCard item={item} index={first + position} />
              {renderBelow(`${item.title} ${item.description}`)}
            </li>
          );
        })}
      </ul>
      {pages > 1 && (
        <div className="mt-8 max-md:mt-4">
          <PaginationDots
            label="News commentary pages"
            page={page}
            pages={pages}
            onPage={setWanted}
          />
        </div>
      )}
    </>
  );
}

/**
 * The list of active videos on Home. Each page of the list has three videos. `useOpenNews` requests
 * the videos.
 */
export function NewsCommentary({ renderBelow }: NewsCommentaryProps) {
  const dispatch = useAppDispatch();
  const { status, data, error } = useAppSelector(selectPublishedNews);

  return (
    <section
      className="page-grid bg-paper py-section max-md:py-6 loading-part"
      aria-labelledby="news-commentary"
    >
      <div>
        <div className="mb-8 grid grid-cols-[1fr] items-end gap-x-6 gap-y-2 max-lg:mb-5 lg:grid-cols-[5fr_7fr]">
          <h2 id="news-commentary">News Commentary</h2>
          <p className="lead max-md:text-[0.9375rem]/6">
            Short conversations with the people who wrote the research, on what moved and what it
            means for households, businesses and investors.
          </p>
        </div>
        {error !== null ? (
          <LoadFailure
            message={error}
            onRetry={() => void dispatch(fetchPublishedNews())}
            busy={status === 'loading'}
          />
        ) : status === 'succeeded' ? (
          <Pages items={data} renderBelow={renderBelow} />
        ) : (
          <SkeletonCards />
        )}
      </div>
    </section>
  );
}
