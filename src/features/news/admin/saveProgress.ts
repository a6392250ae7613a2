import type { NewsItem } from '../documents';

/** The chosen file, and the URL of its stored copy. */
export interface StoredPicture {
  file: File;
  url: string;
}

/**
 * The picture and the items that the saves of an open form may have stored. A retry does not store
 * them twice.
 */
export type SaveProgress =
  | { status: 'nothing-stored' }
  /** No item uses the picture yet. */
  | { status: 'picture-stored'; picture: StoredPicture }
  /** The saves of these items got no response. The items may be stored, now or later. */
  | { status: 'unconfirmed'; items: readonly NewsItem[]; picture: StoredPicture | null };

export type SaveProgressEvent =
  | { type: 'picture-stored'; picture: StoredPicture }
  | { type: 'item-saved' }
  /** The item is not stored, because the save failed, was cancelled or found a conflict. */
  | { type: 'item-not-saved' }
  /** The save got no response. */
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
 * Returns the progress after a failed save. Keeps the picture only if an unconfirmed item uses it,
 * because the save deletes any other picture.
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
