import { useState } from 'react';
import type { Ticks } from './Questions';

/**
 * Keeps which questions of a form are ticked, by their labels: another figure is another question.
 */
export function useTicks(): Ticks {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  return {
    ticked,
    onTick: (label: string, checked: boolean) =>
      setTicked((all) => (checked ? [...all, label] : all.filter((each) => each !== label))),
  };
}
