import { type SyntheticEvent, useState } from 'react';
import { drawingAt } from './drawingAt';
import type { NewsItem } from './documents';
import { isAutoThumbnail, thumbnailCandidates } from './thumbnail';

/** The video host answers a missing image with a grey picture of this width. */
const MISSING_WIDTH = 120;

export interface ThumbnailProps {
  item: Pick<NewsItem, 'thumbnailUrl' | 'videoUrl'>;
  /** The item's place in its list: chooses the drawing when every image fails. */
  index: number;
  /** Replaces the item's own picture: a file that is not uploaded yet. */
  picture?: string | null;
}

/** An item's picture; goes on to the next best one while pictures fail, and ends at a drawing. */
export function Thumbnail({ item, index, picture }: ThumbnailProps) {
  const candidates = thumbnailCandidates(item);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const source = picture ?? candidates.find((url) => !broken.includes(url));
  if (source === undefined) {
    return <img src={drawingAt(index)} alt="" width={640} height={360} loading="lazy" />;
  }
  const skip = () => setBroken((known) => [...known, source]);
  const skipMissing = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    if (isAutoThumbnail(source) && currentTarget.naturalWidth === MISSING_WIDTH) skip();
  };
  return (
    <img
      key={source}
      className="clip-photo"
      src={source}
      alt=""
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={skip}
      onLoad={skipMissing}
    />
  );
}
