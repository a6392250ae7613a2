import { newsUndoFacts } from '@/features/news/admin/undoFacts';
import { resourcesUndoFacts } from '@/features/resources/admin/undoFacts';
import type { UndoFactsOf } from '@/lib/undoFacts';

/** Combines the facts about the documents of all features. */
export const undoFacts: UndoFactsOf = (document) => ({
  ...newsUndoFacts(document),
  ...resourcesUndoFacts(document),
});
