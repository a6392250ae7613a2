import { Icon } from '@/ui/Icon';
import { toSafeLink } from '@/lib/links';
import type { NewsItem } from './documents';
import type { NewsTextName } from './fields';
import { Thumbnail, type ThumbnailProps } from './Thumbnail';
import './NewsCard.css';

interface NewsCardProps extends ThumbnailProps {
  item: Pick<NewsItem, NewsTextName | 'thumbnailUrl'>;
}

export function NewsCard(props: NewsCardProps) {
  const { item } = props;
  const link = toSafeLink(item.videoUrl);
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
