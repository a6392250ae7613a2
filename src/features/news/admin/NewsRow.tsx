import type { ReactNode } from 'react';
import { safeLink } from '@/lib/links';
import { Button, buttonClass } from '@/ui/admin/Button';
import { classes } from '@/ui/classes';
import type { NewsItem } from '../documents';
import { Thumbnail } from '../Thumbnail';
import { isAutoThumbnail } from '../thumbnail';

interface NewsRowProps {
  item: NewsItem;
  /** The item's place in the whole list, from 0. */
  rank: number;
  handle: ReactNode;
  moveButtons: ReactNode;
  /** Nothing can be opened or deleted now. */
  busy: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** An item of the list. */
export function NewsRow(props: NewsRowProps) {
  const { item, rank, handle, moveButtons, busy, onEdit, onDelete } = props;
  const custom = item.thumbnailUrl !== '' && !isAutoThumbnail(item.thumbnailUrl);
  const link = safeLink(item.videoUrl);
  return (
    <>
      {handle}
      <span className="rank">#{rank + 1}</span>
      {moveButtons}
      <div className="th">
        <Thumbnail key={item.thumbnailUrl} item={item} index={rank} />
        <i
          role="img"
          className={classes(custom && 'custom')}
          aria-label={custom ? 'Custom thumbnail' : 'Auto-generated thumbnail'}
          title={custom ? 'Custom thumbnail' : 'Auto-generated thumbnail'}
        />
      </div>
      <div className="words">
        <b>
          {item.title}
          {!item.isActive && <span className="tag">Not active</span>}
        </b>
        <span className="muted">by {item.interviewer}</span>
        <p>{item.description}</p>
      </div>
      <div className="acts">
        {link !== null && (
          <a
            className={buttonClass('plain', true)}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
          >
            View Video<span className="sr"> {item.title} (opens in a new tab)</span>
          </a>
        )}
        <Button
          small
          busy={busy}
          data-control="edit"
          aria-label={`Edit ${item.title}`}
          onClick={onEdit}
        >
          Edit
        </Button>
        <Button
          small
          look="danger"
          busy={busy}
          data-control="delete"
          aria-label={`Delete ${item.title}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </div>
    </>
  );
}
