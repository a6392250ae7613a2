import { useState } from 'react';
import type { QuestionTicks } from './Questions';

/**
 * Stores which questions of a form are ticked. Questions are identified by their label, which
 * contains the figure. A changed figure therefore has to be confirmed again.
 */
export function useTicks(): QuestionTicks {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  return {
    ticked,
    onTick: (label: string, checked: boolean) =>
      setTicked((all) => (checked ? [...all, label] : all.filter((each) => each !== label))),
  };
}
