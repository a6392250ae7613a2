import { getNewsUndoFacts } from '@/features/news/admin/undoFacts';
import { getResourcesUndoFacts } from '@/features/resources/admin/undoFacts';
import type { GetUndoFacts } from '@/lib/undoFacts';

/**
 * Combines the facts that all features provide about a changed document. Undo needs these facts.
 */
export const getUndoFacts: GetUndoFacts = (document) => ({
  ...getNewsUndoFacts(document),
  ...getResourcesUndoFacts(document),
});
