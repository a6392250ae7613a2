import type { NewsItem } from '../documents';

/** The chosen file and the address under which it is stored. */
export interface StoredPicture {
  file: File;
  url: string;
}

/**
 * What the saves of one open form may have stored, so that pressing Save again stores nothing
 * twice.
 */
export type SaveProgress =
  | { status: 'nothing-stored' }
  /** No item names the picture yet. */
  | { status: 'picture-stored'; picture: StoredPicture }
  /** The answers to saves of these items were lost: the database may store them, now or later. */
  | { status: 'unconfirmed'; items: readonly NewsItem[]; picture: StoredPicture | null };

export type SaveProgressEvent =
  | { type: 'picture-stored'; picture: StoredPicture }
  | { type: 'item-saved' }
  /** The item is not stored: the save failed, was cancelled, or met another version. */
  | { type: 'item-not-saved' }
  /** The answer to the save was lost. */
  | { type: 'item-unconfirmed'; item: NewsItem };

export const NOTHING_STORED: SaveProgress = { status: 'nothing-stored' };

export const storedPicture = (progress: SaveProgress): StoredPicture | null =>
  progress.status === 'nothing-stored' ? null : progress.picture;

export const unconfirmedItems = (progress: SaveProgress): readonly NewsItem[] =>
  progress.status === 'unconfirmed' ? progress.items : [];

function afterPictureStored(progress: SaveProgress, picture: StoredPicture): SaveProgress {
  return progress.status === 'unconfirmed'
    ? { ...progress, picture }
    : { status: 'picture-stored', picture };
}

/** The picture of an unconfirmed item stays; any other picture is deleted after a failed save. */
function afterItemNotSaved(progress: SaveProgress): SaveProgress {
  if (progress.status !== 'unconfirmed') return NOTHING_STORED;
  const { items, picture } = progress;
  const isNamed = items.some(({ thumbnailUrl }) => thumbnailUrl === picture?.url);
  return isNamed ? progress : { ...progress, picture: null };
}

export function nextProgress(progress: SaveProgress, event: SaveProgressEvent): SaveProgress {
  switch (event.type) {
    case 'picture-stored':
      return afterPictureStored(progress, event.picture);
    case 'item-saved':
      return NOTHING_STORED;
    case 'item-not-saved':
      return afterItemNotSaved(progress);
    case 'item-unconfirmed':
      return {
        status: 'unconfirmed',
        items: [...unconfirmedItems(progress), event.item],
        picture: storedPicture(progress),
      };
  }
}
