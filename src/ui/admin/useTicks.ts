import { useState } from 'react';
import type { QuestionTicks } from './Questions';

/**
 * Stores which questions of a form are ticked, by label. Labels contain the figure, so a changed
 * figure has to be confirmed again.
 */
export function useTicks(): QuestionTicks {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  return {
    ticked,
    onTick: (label: string, checked: boolean) =>
      setTicked((all) => (checked ? [...all, label] : all.filter((each) => each !== label))),
  };
}
