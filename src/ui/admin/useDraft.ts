import { useState } from 'react';
import { findDifferences } from '@/lib/difference';
import { isSameData } from '@/lib/sameData';
import type { ComparedVersions } from './ConflictTable';
import { type DraftStorageOptions, useSavedDraft } from './useSavedDraft';
import { useUnsavedChanges } from './unsavedChanges';

/**
 * Stores the draft of a form. While the draft differs from the stored value, the browser saves it
 * and asks before the user leaves the page. `initial` is called only once.
 */
export function useDraft<T>(initial: () => T, keep: DraftStorageOptions<T>) {
  const [draft, setDraft] = useState(initial);
  const [saved, setSaved] = useState(draft);
  const [openedAt, setOpenedAt] = useState(() => new Date());
  const unsaved = !isSameData(draft, saved);
  useUnsavedChanges(unsaved);
  const kept = useSavedDraft({
    keep,
    draft,
    saved,
    unsaved,
    onRestore: (next) => setDraft(() => next),
  });
  return {
    draft,
    setDraft,
    /** The stored value. */
    saved,
    /** Updates the stored value after somebody else's save, and keeps the draft. */
    setSaved,
    unsaved,
    /** Records that the given draft was saved. Input that was typed after it stays unsaved. */
    markSaved: (now: T) => {
      setSaved(() => now);
      setOpenedAt(new Date());
      kept.clear();
    },
    kept,
    /** Compares the opened version, the other person's save, and this draft. */
    compareWith: (theirs: T): ComparedVersions => {
      const { describe } = keep;
      const opened = describe(saved);
      return {
        openedAt,
        differences: findDifferences(describe(theirs), describe(draft), { opened }),
      };
    },
  };
}
