import { useEffect, useState } from 'react';

/** Typing has paused after so long without a change, in ms. */
export const TYPING_PAUSE_MS = 1000;

/**
 * Returns a text once typing pauses or the field is left: a live region would speak at each key.
 */
export function useSettled(text: string): string {
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
