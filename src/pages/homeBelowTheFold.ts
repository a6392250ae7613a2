import { createDeferredSection } from '@/ui/deferredSection';

/** Home from the board down, a deferred section: the page hydrates without waiting for its code. */
export const homeBelowTheFold = createDeferredSection(() => import('./home/BelowTheFold'));
