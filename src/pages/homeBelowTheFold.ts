import { createDeferredSection } from '@/ui/deferredSection';

/**
 * The lower part of Home, from the market board on. It is a deferred section, so the page hydrates
 * without waiting for its code.
 */
export const homeBelowTheFold = createDeferredSection(() => import('./home/BelowTheFold'));
