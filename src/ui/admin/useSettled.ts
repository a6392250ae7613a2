import { useEffect, useState } from 'react';

/** Time without a change, in ms, after which typing counts as paused. */
export const TYPING_PAUSE_MS = 1000;

/**
 * Returns the text from the last pause in typing, or from when the user last left a field. Without
 * the delay, a live region would speak at each key press.
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
