import { undoMessages } from '@/features/changes/admin/undo/messages';
import type { UndoContext } from '@/features/changes/admin/undo/restore';
import { isOwnPicture } from '@/features/news/admin/newsDraft';
import { NEWS_COLLECTION } from '@/features/news/documents';
import { CATEGORIES_COLLECTION, FILES_COLLECTION } from '@/features/resources/documents';
import { type StoredFields, textIn } from '@/lib/stored';

const textOf = (stored: StoredFields | null, field: string) => textIn(stored ?? {}, field) ?? '';

/** Returns what Undo cannot restore of news and resources: what was stored beside their documents is gone. */
export const undoLimits: UndoContext['limitsOf'] = ({ path, before, after }) => {
  if (path.startsWith(`${NEWS_COLLECTION}/`)) {
    const picture = textOf(before, 'thumbnailUrl');
    const stays =
      after !== null && (!('thumbnailUrl' in after) || after['thumbnailUrl'] === picture);
    return isOwnPicture(picture) && !stays ? { reason: undoMessages.pictureGone } : {};
  }
  if (!path.startsWith(`${FILES_COLLECTION}/`)) return {};
  if (before === null || after === null) return { reason: undoMessages.ofFile, isFile: true };
  const home = textOf(before, 'category');
  const moved = home !== '' && home !== textOf(after, 'category');
  return moved ? { needs: `${CATEGORIES_COLLECTION}/${home}` } : {};
};
