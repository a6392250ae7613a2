import { getNewsUndoFacts } from '@/features/news/admin/undoFacts';
import { getResourcesUndoFacts } from '@/features/resources/admin/undoFacts';
import type { GetUndoFacts } from '@/lib/undoFacts';

/** Combines the facts of all features about a document that an undo would restore. */
export const getUndoFacts: GetUndoFacts = (document) => ({
  ...getNewsUndoFacts(document),
  ...getResourcesUndoFacts(document),
});
