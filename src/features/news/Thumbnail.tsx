import { type SyntheticEvent, useState } from 'react';
import { getDrawing } from './drawingAt';
import type { NewsItem } from './documents';
import { isAutoThumbnail, listThumbnailCandidates } from './thumbnail';

/** The video host responds to a missing image with a grey image of this width. */
const MISSING_IMAGE_WIDTH = 120;

export interface ThumbnailProps {
  item: Pick<NewsItem, 'thumbnailUrl' | 'videoUrl'>;
  /** The item's position in the list. It selects the drawing if all images fail. */
  index: number;
  /** Replaces the item's own image with a file that is not uploaded yet. */
  picture?: string | null;
}

/**
 * The image of an item. If an image fails, it tries the next one. The last fallback is a drawing.
 */
export function Thumbnail({ item, index, picture }: ThumbnailProps) {
  const candidates = listThumbnailCandidates(item);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const source = picture ?? candidates.find((url) => !broken.includes(url));
  if (source === undefined) {
    return <img src={getDrawing(index)} alt="" width={640} height={360} loading="lazy" />;
  }
  const skipImage = () => setBroken((known) => [...known, source]);
  const skipMissing = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    if (isAutoThumbnail(source) && currentTarget.naturalWidth === MISSING_IMAGE_WIDTH) skipImage();
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
      onError={skipImage}
      onLoad={skipMissing}
    />
  );
}
