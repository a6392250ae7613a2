import { textIn } from '@/lib/stored';
import type { LimitsOf } from '@/lib/undoLimits';
import { NEWS_COLLECTION } from '../documents';
import { isOwnPicture } from './newsDraft';

export const PICTURE_GONE = 'Its picture was deleted from our storage with it.';

/** A picture that was replaced or deleted is no longer stored, so Undo cannot restore it. */
export const newsUndoLimits: LimitsOf = ({ path, before, after }) => {
  if (!path.startsWith(`${NEWS_COLLECTION}/`)) return {};
  const picture = textIn(before ?? {}, 'thumbnailUrl') ?? '';
  const now: unknown = after === null ? null : (after['thumbnailUrl'] ?? picture);
  return isOwnPicture(picture) && now !== picture ? { reason: PICTURE_GONE } : {};
};
