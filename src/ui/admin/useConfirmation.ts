import { useState } from 'react';

/** The browser's message at a tick that is missing. */
export const TICK_FIRST = 'Check the digits. Tick this if the figure is right.';

/** Keeps whether staff confirmed what `question` names. Another question starts without a tick. */
export function useConfirmation(question: string) {
  const [confirmed, setConfirmed] = useState<string | null>(null);
  return {
    isConfirmed: confirmed === question,
    confirm: (checked: boolean) => setConfirmed(checked ? question : null),
  };
}
