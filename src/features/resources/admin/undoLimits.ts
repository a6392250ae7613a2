import { textIn } from '@/lib/stored';
import type { LimitsOf } from '@/lib/undoLimits';
import { CATEGORIES_COLLECTION, FILES_COLLECTION } from '../documents';

export const FILE_STAYS = 'Changes to files cannot be undone here.';

/**
 * Undo cannot restore a file that was added or deleted. A file that was moved can only return to a
 * category that still exists.
 */
export const resourcesUndoLimits: LimitsOf = ({ path, before, after }) => {
  if (!path.startsWith(`${FILES_COLLECTION}/`)) return {};
  if (before === null || after === null) return { reason: FILE_STAYS, isFile: true };
  const home = textIn(before, 'category') ?? '';
  const isMoved = home !== '' && home !== textIn(after, 'category');
  return isMoved ? { needs: `${CATEGORIES_COLLECTION}/${home}` } : {};
};
