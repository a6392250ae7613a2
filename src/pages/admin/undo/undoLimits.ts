import { newsUndoLimits } from '@/features/news/admin/undoLimits';
import { resourcesUndoLimits } from '@/features/resources/admin/undoLimits';
import type { LimitsOf } from '@/lib/undoLimits';

/** Combines what Undo cannot restore of all features' documents. */
export const undoLimits: LimitsOf = (document) => ({
  ...newsUndoLimits(document),
  ...resourcesUndoLimits(document),
});
