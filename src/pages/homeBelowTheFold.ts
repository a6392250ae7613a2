import { deferredSection } from '@/ui/deferredSection';

/** Home from the board down: the page hydrates before it, and without waiting for its code. */
export const homeBelowTheFold = deferredSection(() => import('./home/BelowTheFold'));
