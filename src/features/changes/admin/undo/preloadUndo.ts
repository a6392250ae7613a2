import { createRetryableImport } from '@/browser/newDocument';

/** Undo is rare, so its code is loaded with the first button that a user sees. */
export const loadUndoCode = createRetryableImport(() => import('./undoChange'));

/**
 * Loads the code early, in case the network fails later. A failure is reported when the code is
 * needed.
 */
export const preloadUndo = () => void loadUndoCode().catch(() => undefined);
