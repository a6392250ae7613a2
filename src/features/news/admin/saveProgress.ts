import type { NewsItem } from '../documents';

export interface StoredPicture {
  file: File;
  url: string;
}

/**
 * The data that the saves of an open form have stored so far, or may have stored. It prevents a
 * retry from storing a picture or an item twice.
 */
export type SaveProgress =
  | { status: 'nothing-stored' }
  /** The picture is uploaded, but no item uses it yet. */
  | { status: 'picture-stored'; picture: StoredPicture }
  /**
   * The server did not respond to the saves of these items. The items may already be stored, or may
   * be stored later.
   */
  | { status: 'unconfirmed'; items: readonly NewsItem[]; picture: StoredPicture | null };

export type SaveProgressEvent =
  | { type: 'picture-stored'; picture: StoredPicture }
  | { type: 'item-saved' }
  /** The item is not stored. The save failed, was cancelled or found a conflict. */
  | { type: 'item-not-saved' }
  | { type: 'item-unconfirmed'; item: NewsItem };

export const NOTHING_STORED: SaveProgress = { status: 'nothing-stored' };

export const getStoredPicture = (progress: SaveProgress): StoredPicture | null =>
  progress.status === 'nothing-stored' ? null : progress.picture;

export const getUnconfirmedItems = (progress: SaveProgress): readonly NewsItem[] =>
  progress.status === 'unconfirmed' ? progress.items : [];

function addStoredPicture(progress: SaveProgress, picture: StoredPicture): SaveProgress {
  return progress.status === 'unconfirmed'
    ? { ...progress, picture }
    : { status: 'picture-stored', picture };
}

/**
 * Returns the progress after a failed save. A failed save deletes its picture, unless an
 * unconfirmed item uses the picture.
 */
function keepUnconfirmedPicture(progress: SaveProgress): SaveProgress {
  if (progress.status !== 'unconfirmed') return NOTHING_STORED;
  const { items, picture } = progress;
  const isNamed = items.some(({ thumbnailUrl }) => thumbnailUrl === picture?.url);
  return isNamed ? progress : { ...progress, picture: null };
}

export function getNextProgress(progress: SaveProgress, event: SaveProgressEvent): SaveProgress {
  switch (event.type) {
    case 'picture-stored':
      return addStoredPicture(progress, event.picture);
    case 'item-saved':
      return NOTHING_STORED;
    case 'item-not-saved':
      return keepUnconfirmedPicture(progress);
    case 'item-unconfirmed':
      return {
        status: 'unconfirmed',
        items: [...getUnconfirmedItems(progress), event.item],
        picture: getStoredPicture(progress),
      };
  }
}
