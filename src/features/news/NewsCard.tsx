import { Icon } from '@/ui/Icon';
import { safeLink } from '@/lib/links';
import type { NewsItem } from './documents';
import type { NewsText } from './fields';
import { Thumbnail } from './Thumbnail';
import './NewsCard.css';

interface NewsCardProps {
  item: Pick<NewsItem, NewsText | 'thumbnailUrl'>;
  index: number;
  /** Replaces the item's own picture: a file that is not uploaded yet. */
  picture?: string | null;
}

/** A video: its picture, title and interviewer. The whole card opens it in a new tab. */
export function NewsCard({ item, index, picture = null }: NewsCardProps) {
  const link = safeLink(item.videoUrl);
  return (
    <>
      <div className="clip-still">
        {picture === null ? (
          <Thumbnail item={item} index={index} />
        ) : (
          <img className="clip-photo" src={picture} alt="" width={640} height={360} />
        )}
        <span className="clip-play">
          <Icon name="play" />
        </span>
      </div>
      <div className="clip-words">
        <h3>
          {link === null ? (
            item.title
          ) : (
            <a href={link} target="_blank" rel="noopener noreferrer">
              {item.title}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
        </h3>
        {item.interviewer !== '' && <p className="clip-by">by {item.interviewer}</p>}
        {link !== null && (
          <span className="clip-watch" aria-hidden="true">
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
      <div className="clip-still">
        <img src="/images/still-soon.svg" alt="" width={640} height={360} loading="lazy" />
      </div>
      <div className="clip-words">
        <p>Coming Soon - Watch This Space</p>
      </div>
    </>
  );
}

export function SkeletonCard() {
  return (
    <>
      <div className="clip-still skeleton" />
      <div className="clip-words">
        <div className="skeleton h-5" />
        <div className="skeleton mt-3 h-5 w-2/3" />
        <div className="skeleton mt-4 h-4 w-1/3" />
      </div>
    </>
  );
}
