import { useEffect } from 'react';

const dirtyEditors = new Set<symbol>();

export function hasUnsavedChanges(): boolean {
  return dirtyEditors.size > 0;
}

/**
 * Registers an editor with unsaved input. `UnsavedGuard` then asks before the user leaves the page.
 */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const editor = Symbol('editor');
    dirtyEditors.add(editor);
    return () => void dirtyEditors.delete(editor);
  }, [dirty]);
}
