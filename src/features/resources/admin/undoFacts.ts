import { shortened } from '@/lib/difference';
import { type StoredFields, textIn } from '@/lib/stored';
import type { UndoFacts, UndoFactsOf } from '@/lib/undoFacts';
import { CATEGORIES_COLLECTION, FILES_COLLECTION } from '../documents';

export const FILE_STAYS = 'Changes to files cannot be undone here.';

/**
 * Returns what limits an undo. Added and deleted files cannot be undone. A moved file can only
 * return to a category that still exists.
 */
function fileLimits(before: StoredFields | null, after: StoredFields | null): UndoFacts {
  if (before === null || after === null) return { reason: FILE_STAYS, isFile: true };
  const home = textIn(before, 'category') ?? '';
  const isMoved = home !== '' && home !== textIn(after, 'category');
  return isMoved ? { needs: `${CATEGORIES_COLLECTION}/${home}` } : {};
}

export const resourcesUndoFacts: UndoFactsOf = ({ path, before, after }) => {
  const isFile = path.startsWith(`${FILES_COLLECTION}/`);
  if (!isFile && !path.startsWith(`${CATEGORIES_COLLECTION}/`)) return {};
  const name = textIn(after ?? {}, 'name') || textIn(before ?? {}, 'name');
  return { item: shortened(name ?? ''), ...(isFile && fileLimits(before, after)) };
};
