import { useState } from 'react';

/** The browser's message at a missing tick. */
export const TICK_FIRST = 'Check the digits. Tick this if the figure is right.';

/** Stores whether staff confirmed `question`. Another question starts without a tick. */
export function useConfirmation(question: string) {
  const [confirmed, setConfirmed] = useState<string | null>(null);
  return {
    isConfirmed: confirmed === question,
    confirm: (checked: boolean) => setConfirmed(checked ? question : null),
  };
}
