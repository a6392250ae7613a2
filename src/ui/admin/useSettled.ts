import { useEffect, useState } from 'react';

/** So long without a change, in ms, and typing pauses. */
export const TYPING_PAUSE_MS = 1000;

/** A text that follows what is typed, once typing pauses or the field is left: for live regions, which would speak at each key. */
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
