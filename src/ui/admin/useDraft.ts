import { useState } from 'react';
import { findDifferences } from '@/lib/difference';
import { isSameData } from '@/lib/sameData';
import type { ComparedVersions } from './ConflictTable';
import { type DraftStorageOptions, useSavedDraft } from './useSavedDraft';
import { useUnsavedChanges } from './unsavedChanges';

/**
 * Stores the draft of a form. While the draft differs from the stored value, it is saved in the
 * browser, and leaving the page needs a confirmation. `initial` is called only once.
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
    /** Updates the stored value after a save by somebody else. The draft stays. */
    setSaved,
    unsaved,
    /** Call this when the draft was saved. Later input stays unsaved. */
    markSaved: (now: T) => {
      setSaved(() => now);
      setOpenedAt(new Date());
      kept.clear();
    },
    kept,
    /**
     * Compares the version that the user opened, the version of the other person, and this draft.
     */
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
