import { useState } from 'react';

/** The validation message if the confirmation is not ticked. */
export const TICK_REQUIRED_MESSAGE = 'Check the digits. Tick this if the figure is right.';

/** Stores whether staff confirmed `question`. A new question has to be confirmed again. */
export function useConfirmation(question: string) {
  const [confirmed, setConfirmed] = useState<string | null>(null);
  return {
    isConfirmed: confirmed === question,
    confirm: (checked: boolean) => setConfirmed(checked ? question : null),
  };
}
