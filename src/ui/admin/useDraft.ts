import { useState } from 'react';
import { differencesOf } from '@/lib/difference';
import { sameData } from '@/lib/sameData';
import type { Compared } from './ConflictTable';
import { type Keep, useKeptDraft } from './useKeptDraft';
import { useUnsavedChanges } from './unsavedChanges';

/**
 * Holds what is typed into a form, and whether it differs from what is stored: leaving then asks
 * first, and this browser keeps it. `initial` is worked out once.
 */
export function useDraft<T>(initial: () => T, keep: Keep<T>) {
  const [draft, setDraft] = useState(initial);
  const [saved, setSaved] = useState(draft);
  const [openedAt, setOpenedAt] = useState(() => new Date());
  const unsaved = !sameData(draft, saved);
  useUnsavedChanges(unsaved);
  const kept = useKeptDraft({
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
    /** What is stored is another by now; what was typed stays. */
    setSaved,
    unsaved,
    /** This draft is what is stored now; what was typed meanwhile stays unsaved. */
    markSaved: (now: T) => {
      setSaved(() => now);
      setOpenedAt(new Date());
      kept.clear();
    },
    kept,
    /** Compares what was opened, what somebody else saved since, and this draft, part by part. */
    compareWith: (theirs: T): Compared => {
      const { describe } = keep;
      const opened = describe(saved);
      return {
        openedAt,
        differences: differencesOf(describe(theirs), describe(draft), { opened }),
      };
    },
  };
}
