import { latePart } from '@/ui/lazyPage';

/** Home from the carousel down: its code is fetched after the figures' own, and hydrates when there. */
export const homeBelowTheFold = latePart(() => import('./home/BelowTheFold'));
