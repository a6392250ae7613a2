import { useState } from 'react';
import { sameData } from './sameData';
import { useUnsavedChanges } from './useUnsavedChanges';

interface Draft<T> {
  draft: T;
  setDraft: (next: T) => void;
  /** This draft is what is stored now; what was typed meanwhile stays unsaved. */
  markSaved: (saved: T) => void;
}

/** What a form holds, and whether it differs from what is stored: leaving then asks first. */
export function useDraft<T>(initial: T): Draft<T> {
  const [draft, setDraft] = useState(initial);
  const [saved, setSaved] = useState(initial);
  useUnsavedChanges(!sameData(draft, saved));
  return {
    draft,
    setDraft: (next) => setDraft(() => next),
    markSaved: (now) => setSaved(() => now),
  };
}
