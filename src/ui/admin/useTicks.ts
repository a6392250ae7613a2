import { useState } from 'react';
import type { Ticks } from './Questions';

/** Stores the ticked questions of a form by their labels. Another figure is another question. */
export function useTicks(): Ticks {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  return {
    ticked,
    onTick: (label: string, checked: boolean) =>
      setTicked((all) => (checked ? [...all, label] : all.filter((each) => each !== label))),
  };
}
