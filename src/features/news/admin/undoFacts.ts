import { shortenText } from '@/lib/difference';
import { readText } from '@/lib/stored';
import type { GetUndoFacts } from '@/lib/undoFacts';
import { NEWS_COLLECTION } from '../documents';
import { isOwnPicture } from './newsDraft';

export const PICTURE_DELETED_MESSAGE = 'This change deleted the picture from our storage.';

export const getNewsUndoFacts: GetUndoFacts = ({ path, before, after }) => {
  if (!path.startsWith(`${NEWS_COLLECTION}/`)) return {};
  const item = shortenText(readText(after ?? {}, 'title') ?? readText(before ?? {}, 'title') ?? '');
  const picture = readText(before ?? {}, 'thumbnailUrl') ?? '';
  const now: unknown = after === null ? null : (after['thumbnailUrl'] ?? picture);
  // If the picture was replaced or deleted, its file has been deleted from Storage.
  const isGone = isOwnPicture(picture) && now !== picture;
  return { item, ...(isGone && { reason: PICTURE_DELETED_MESSAGE }) };
};
