import { useEffect, useState } from 'react';

/** The time without a change after which typing counts as paused, in ms. */
export const TYPING_PAUSE_MS = 1000;

/**
 * Returns a text once typing pauses or the user leaves the field. A live region would otherwise
 * speak at each key.
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
