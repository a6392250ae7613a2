import { useState } from 'react';

/** The validation message if the checkbox is not ticked. */
export const TICK_REQUIRED_MESSAGE = 'Check the digits. Tick this if the figure is right.';

/**
 * Stores whether staff confirmed a question. If the question changes, they have to confirm again.
 */
export function useConfirmation(question: string) {
  const [confirmed, setConfirmed] = useState<string | null>(null);
  return {
    isConfirmed: confirmed === question,
    confirm: (checked: boolean) => setConfirmed(checked ? question : null),
  };
}
