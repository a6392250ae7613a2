import { useEffect } from 'react';

/* The editors on the page with unsaved input. */
const dirtyEditors = new Set<symbol>();

export function hasUnsavedChanges(): boolean {
  return dirtyEditors.size > 0;
}

/** Registers whether an editor has unsaved input. UnsavedGuard asks before the user leaves it. */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const editor = Symbol('editor');
    dirtyEditors.add(editor);
    return () => void dirtyEditors.delete(editor);
  }, [dirty]);
}
