import { type ReactNode, useState } from 'react';
import type { Graph, VideoObject } from 'schema-dts';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { LoadFailure } from '@/ui/RetryButton';
import { useStructuredData } from '@/ui/Head';
import { Icon } from '@/ui/Icon';
import { safeLink } from '@/lib/links';
import { NEWS_PAGE_SIZE } from './limits';
import { ComingSoon, NewsCard, SkeletonCard } from './NewsCard';
import type { NewsItem } from './documents';
import { fetchPublishedNews, selectPublishedNews } from './newsSlice';
import { thumbnailCandidates, videoIdOf } from './thumbnail';
import './PaginationDots.css';

const CLIPS = 'grid grid-cols-[1fr] gap-3 md:gap-4 lg:grid-cols-3 lg:gap-6';

/** Returns a video as search engines require it, or nothing where an item lacks a part of it. */
function videoOf(item: NewsItem): VideoObject[] {
  const url = safeLink(item.videoUrl);
  const id = videoIdOf(item.videoUrl);
  if (url === null || id === null || item.createdAt === '') return [];
  const { title, description, interviewer, createdAt } = item;
  return [
    {
      '@type': 'VideoObject',
      name: title,
      description: description || title,
      thumbnailUrl: thumbnailCandidates(item),
      uploadDate: createdAt,
      url,
      embedUrl: `https://www.youtube.com/embed/${id}`,
      ...(interviewer !== '' && { creator: { '@type': 'Person', name: interviewer } }),
    },
  ];
}

export function videoData(items: readonly NewsItem[]): Graph {
  return { '@context': 'https://schema.org', '@graph': items.flatMap(videoOf) };
}

const SLOTS = Array.from({ length: NEWS_PAGE_SIZE }, (_, slot) => slot);

function SkeletonCards() {
  return (
    <div role="status" aria-label="Loading news commentary">
      <ul className={CLIPS} aria-hidden="true">
        {SLOTS.map((slot) => (
          <li key={slot} className="clip">
            <SkeletonCard />
          </li>
        ))}
      </ul>
      {/* The place of the controls is kept while it is not known whether there are any. */}
      <div className="mt-8 min-h-12 max-md:mt-4" />
    </div>
  );
}

const STEP =
  'inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-xs [border-width:1px] border-navy-900 bg-paper px-[12px] font-head text-compact/6 font-semibold text-navy-900 not-aria-disabled:hover:bg-cyan aria-disabled:cursor-not-allowed aria-disabled:border-hair aria-disabled:text-[#667590] md:px-[16px]';

interface PaginationDotsProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Previous and Next, a dot for each page, and 'Page X of Y'. */
function PaginationDots({ page, pages, onPage }: PaginationDotsProps) {
  return (
    <nav
      className="flex items-center gap-4 print:hidden max-md:flex-wrap max-md:gap-2"
      aria-label="News commentary pages"
    >
      <button
        type="button"
        className={STEP}
        aria-disabled={page === 0}
        onClick={() => onPage(Math.max(page - 1, 0))}
      >
        <Icon className="max-md:hidden" name="left" />
        Previous
      </button>
      <div className="flex min-w-0 flex-wrap">
        {Array.from({ length: pages }, (_, index) => (
          <button
            key={index}
            type="button"
            className="pager-dot"
            aria-label={`Page ${index + 1}`}
            aria-current={index === page ? 'page' : undefined}
            onClick={() => onPage(index)}
          />
        ))}
      </div>
      <button
        type="button"
        className={STEP}
        aria-disabled={page === pages - 1}
        onClick={() => onPage(Math.min(page + 1, pages - 1))}
      >
        Next
        <Icon className="max-md:hidden" name="right" />
      </button>
      <p
        className="ml-auto text-compact [font-variant-numeric:tabular-nums] text-muted"
        aria-live="polite"
      >
        Page {page + 1} of {pages}
      </p>
    </nav>
  );
}

interface NewsCommentaryProps {
  /** Renders the foot of a video of this title and description. */
  under: (text: string) => ReactNode;
}

function Pages({ items, under }: NewsCommentaryProps & { items: readonly NewsItem[] }) {
  useStructuredData('video-data', videoData(items));
  const pages = Math.max(1, Math.ceil(items.length / NEWS_PAGE_SIZE));
  const [wanted, setWanted] = useState(0);
  const page = Math.min(wanted, pages - 1);
  const first = page * NEWS_PAGE_SIZE;
  return (
    <>
      <ul className={CLIPS}>
        {SLOTS.map((slot) => {
          const item = items[first + slot];
          return item === undefined ? (
            <li key={`slot-${slot}`} className="clip clip-soon">
              <ComingSoon />
            </li>
          ) : (
            <li key={item.id} className="clip">
              <NewsCard item={item} index={first + slot} />
              {under(`${item.title} ${item.description}`)}
            </li>
          );
        })}
      </ul>
      {pages > 1 && (
        <div className="mt-8 max-md:mt-4">
          <PaginationDots page={page} pages={pages} onPage={setWanted} />
        </div>
      )}
    </>
  );
}

/** The home page's videos: active items in pages of 3. `useOpenNews` requests them. */
export function NewsCommentary({ under }: NewsCommentaryProps) {
  const dispatch = useAppDispatch();
  const { status, data, error } = useAppSelector(selectPublishedNews);

  return (
    <section
      className="page-grid bg-paper py-section max-md:py-6"
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
          <Pages items={data} under={under} />
        ) : (
          <SkeletonCards />
        )}
      </div>
    </section>
  );
}
