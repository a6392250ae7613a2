import { shortenText } from '@/lib/difference';
import { type StoredFields, readText } from '@/lib/stored';
import type { UndoFacts, GetUndoFacts } from '@/lib/undoFacts';
import { CATEGORIES_COLLECTION, FILES_COLLECTION } from '../documents';

export const FILE_NOT_UNDOABLE = 'Changes to files cannot be undone here.';

/**
 * Returns whether and how a change of a file can be undone. Added and deleted files cannot be
 * restored. A file can only be moved back into a category that still exists.
 */
function getFileLimits(before: StoredFields | null, after: StoredFields | null): UndoFacts {
  if (before === null || after === null) return { reason: FILE_NOT_UNDOABLE, isFile: true };
  const home = readText(before, 'category') ?? '';
  const isMoved = home !== '' && home !== readText(after, 'category');
  return isMoved ? { needs: `${CATEGORIES_COLLECTION}/${home}` } : {};
}

export const getResourcesUndoFacts: GetUndoFacts = ({ path, before, after }) => {
  const isFile = path.startsWith(`${FILES_COLLECTION}/`);
  if (!isFile && !path.startsWith(`${CATEGORIES_COLLECTION}/`)) return {};
  const name = readText(after ?? {}, 'name') || readText(before ?? {}, 'name');
  return { item: shortenText(name ?? ''), ...(isFile && getFileLimits(before, after)) };
};
