import { type SyntheticEvent, useState } from 'react';
import { getDrawing } from './drawingAt';
import type { NewsItem } from './documents';
import { isAutoThumbnail, listThumbnailCandidates } from './thumbnail';

/** The width of the grey image that YouTube sends instead of a missing image. */
const MISSING_IMAGE_WIDTH = 120;

export interface ThumbnailProps {
  item: Pick<NewsItem, 'thumbnailUrl' | 'videoUrl'>;
  /**
   * The position of the item in the list. It determines the drawing that is shown if all images
   * fail.
   */
  index: number;
  /** The URL of a chosen file that is not uploaded yet. It is shown instead of the stored image. */
  picture?: string | null;
}

/**
 * The picture of a news item. If an image cannot be loaded, the next image is tried. The last
 * fallback is a drawing.
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
