import type { RowParts } from '@/ui/admin/SortableRow';
import { toSafeLink } from '@/lib/links';
import { RowButtons } from '@/ui/admin/RowButtons';
import { getButtonClass } from '@/ui/admin/buttonClass';
import type { NewsItem } from '../documents';
import { Thumbnail } from '../Thumbnail';
import { isOwnPicture } from './newsDraft';
import { ThumbnailMark } from './ThumbnailMark';

interface NewsRowProps {
  item: NewsItem;
  rank: number;
  parts: RowParts;
  busy: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function NewsRow({ item, rank, parts, ...buttons }: NewsRowProps) {
  const link = toSafeLink(item.videoUrl);
  return (
    <>
      {parts.handle}
      <span data-rank className="font-semibold text-muted">
        #{rank + 1}
      </span>
      {parts.moveButtons}
      <div className="relative w-30 max-md:justify-self-end [&>img]:h-17 [&>img]:w-30 [&>img]:bg-navy-950 [&>img]:object-cover">
        <Thumbnail key={item.thumbnailUrl} item={item} index={rank} />
        <ThumbnailMark
          source={isOwnPicture(item.thumbnailUrl) ? 'custom' : 'auto'}
          className="absolute top-1 right-1"
        />
      </div>
      <div className="min-w-0 max-md:col-span-full">
        <b className="block wrap-anywhere">
          {item.title}
          {!item.isActive && (
            <span className="ml-2 inline-block bg-disabled px-2 text-label/5 font-medium text-muted">
              Not active
            </span>
          )}
        </b>
        <span className="wrap-anywhere text-muted">by {item.interviewer}</span>
        <p className="line-clamp-2 wrap-anywhere">{item.description}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-1 max-md:col-span-full max-md:justify-start">
        {link !== null && (
          <a
            className={getButtonClass('plain', true)}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
          >
            View Video<span className="sr-only"> {item.title} (opens in a new tab)</span>
          </a>
        )}
        <RowButtons name={item.title} {...buttons} />
      </div>
    </>
  );
}
