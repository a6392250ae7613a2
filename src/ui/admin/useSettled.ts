import { useEffect, useState } from 'react';

/** Time without a change, in ms, after which typing counts as paused. */
export const TYPING_PAUSE_MS = 1000;

/**
 * Returns the text as it was when typing last paused or the user last left a field. A live region
 * would otherwise speak at each key press.
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
