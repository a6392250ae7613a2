import { useState } from 'react';
import { sameData } from '@/lib/sameData';
import { useUnsavedChanges } from './useUnsavedChanges';

interface Draft<T> {
  draft: T;
  setDraft: (next: T) => void;
  /** What is stored now. */
  saved: T;
  /** Whether the draft differs from it. */
  unsaved: boolean;
  /** This draft is what is stored now; what was typed meanwhile stays unsaved. */
  markSaved: (saved: T) => void;
}

/**
 * What a form holds, and whether it differs from what is stored: leaving then asks first. `initial`
 * is worked out once.
 */
export function useDraft<T>(initial: () => T): Draft<T> {
  const [draft, setDraft] = useState(initial);
  const [saved, setSaved] = useState(draft);
  const unsaved = !sameData(draft, saved);
  useUnsavedChanges(unsaved);
  return {
    draft,
    setDraft: (next) => setDraft(() => next),
    saved,
    unsaved,
    markSaved: (now) => setSaved(() => now),
  };
}
