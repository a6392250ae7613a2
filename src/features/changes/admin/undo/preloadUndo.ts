import { createRetryableImport } from '@/browser/newDocument';

/** Loads the code of Undo. It is a separate chunk, because staff rarely undo a change. */
export const loadUndoCode = createRetryableImport(() => import('./undoChange'));

/**
 * Starts to load the code of Undo early. Ignores errors, because `loadUndoCode` reports them when
 * the user presses Undo.
 */
export const preloadUndo = () => void loadUndoCode().catch(() => undefined);
