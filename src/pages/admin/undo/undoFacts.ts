import { getNewsUndoFacts } from '@/features/news/admin/undoFacts';
import { getResourcesUndoFacts } from '@/features/resources/admin/undoFacts';
import type { GetUndoFacts } from '@/lib/undoFacts';

/** Combines the facts that the features know about a document to undo. */
export const getUndoFacts: GetUndoFacts = (document) => ({
  ...getNewsUndoFacts(document),
  ...getResourcesUndoFacts(document),
});
