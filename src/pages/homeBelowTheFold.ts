import { latePart } from '@/ui/lazyPage';

/** Home from the board down: the page hydrates before it, and without waiting for its code. */
export const homeBelowTheFold = latePart(() => import('./home/BelowTheFold'));
