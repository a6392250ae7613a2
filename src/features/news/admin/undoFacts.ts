import { shortened } from '@/lib/difference';
import { textIn } from '@/lib/stored';
import type { UndoFactsOf } from '@/lib/undoFacts';
import { NEWS_COLLECTION } from '../documents';
import { isOwnPicture } from './newsDraft';

export const PICTURE_GONE = 'Its picture was deleted from our storage with it.';

export const newsUndoFacts: UndoFactsOf = ({ path, before, after }) => {
  if (!path.startsWith(`${NEWS_COLLECTION}/`)) return {};
  const item = shortened(textIn(after ?? {}, 'title') ?? textIn(before ?? {}, 'title') ?? '');
  const picture = textIn(before ?? {}, 'thumbnailUrl') ?? '';
  const now: unknown = after === null ? null : (after['thumbnailUrl'] ?? picture);
  // A picture that was replaced or deleted is not stored any more.
  const isGone = isOwnPicture(picture) && now !== picture;
  return { item, ...(isGone && { reason: PICTURE_GONE }) };
};
