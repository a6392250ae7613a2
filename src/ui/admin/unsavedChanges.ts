import { useEffect } from 'react';

/* The editors on the page that hold something not saved. One page, one set. */
const dirtyEditors = new Set<symbol>();

export function hasUnsavedChanges(): boolean {
  return dirtyEditors.size > 0;
}

/** An editor says whether it holds something not saved; UnsavedGuard asks before that is left. */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const editor = Symbol('editor');
    dirtyEditors.add(editor);
    return () => void dirtyEditors.delete(editor);
  }, [dirty]);
}
