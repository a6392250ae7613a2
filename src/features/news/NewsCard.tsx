import { Icon } from '@/ui/Icon';
import { safeLink } from '@/lib/links';
import type { NewsItem } from './documents';
import type { NewsText } from './fields';
import { Thumbnail, type ThumbnailProps } from './Thumbnail';
import './NewsCard.css';

interface NewsCardProps extends ThumbnailProps {
  item: Pick<NewsItem, NewsText | 'thumbnailUrl'>;
}

/** A video: its picture, title and interviewer. The whole card opens it in a new tab. */
export function NewsCard(props: NewsCardProps) {
  const { item } = props;
  const link = safeLink(item.videoUrl);
  return (
    <>
      <div className="clip-still print:hidden">
        <Thumbnail {...props} />
        <span className="absolute bottom-0 left-0 z-1 grid place-items-center bg-cyan text-navy-900">
          <Icon name="play" fill="currentColor" />
        </span>
      </div>
      <div className="clip-words">
        <h3>
          {link === null ? (
            item.title
          ) : (
            <a
              className="text-inherit no-underline"
              href={link}
              target="_blank"
              rel="noopener noreferrer"
            >
              <span>{item.title}</span>
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
        </h3>
        {item.interviewer !== '' && (
          <p className="text-compact/6 wrap-anywhere text-muted">{`by ${item.interviewer}`}</p>
        )}
        {link !== null && (
          <span
            className="flex items-center gap-2 font-head text-compact/6 font-semibold text-link print:hidden"
            aria-hidden="true"
          >
            Watch Now
            <Icon name="newTab" />
          </span>
        )}
      </div>
    </>
  );
}

export function ComingSoon() {
  return (
    <>
      <div className="clip-still print:hidden">
        <img src="/images/still-soon.svg" alt="" width={640} height={360} loading="lazy" />
      </div>
      <div className="clip-words">
        <p className="font-head text-lg/[1.5] font-semibold text-muted">
          Coming Soon - Watch This Space
        </p>
      </div>
    </>
  );
}

export function SkeletonCard() {
  return (
    <>
      {/* Chromium would lay it out anew in each frame of its animation. */}
      <div className="clip-still skeleton [content-visibility:visible]" />
      <div className="clip-words">
        <div className="skeleton h-5" />
        <div className="skeleton mt-3 h-5 w-2/3" />
        <div className="skeleton mt-4 h-4 w-1/3" />
      </div>
    </>
  );
}
