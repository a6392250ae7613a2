import { useEffect, useState } from 'react';

/** The user counts as having stopped typing after this number of milliseconds without a change. */
export const TYPING_PAUSE_MS = 1000;

/**
 * Returns the text as it was when the user last stopped typing or last left a field. Without this
 * delay, a live region would announce each key press.
 */
export function useTextAfterPause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return;
    const settle = () => setSettled(text);
    const timer = setTimeout(settle, TYPING_PAUSE_MS);
    document.addEventListener('focusout', settle);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', settle);
    };
  }, [text, settled]);
  return settled;
}
