import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/listeners';

/* Which editors on the page hold something not saved. One page, one set. */
const dirtyEditors = new Set<symbol>();
const { tell, listen } = createListeners();

/** Whether an editor on the page holds something not saved. */
export function hasUnsavedChanges(): boolean {
  return dirtyEditors.size > 0;
}

/** An editor says whether it holds something not saved; UnsavedGuard asks before that is left. */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const editor = Symbol('editor');
    dirtyEditors.add(editor);
    tell();
    return () => {
      dirtyEditors.delete(editor);
      tell();
    };
  }, [dirty]);
}

/** Whether any editor on the page holds something not saved, kept up to date. */
export function useAnyUnsaved(): boolean {
  return useSyncExternalStore(listen, hasUnsavedChanges);
}
