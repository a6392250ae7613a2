import { useEffect, useEffectEvent, useState } from 'react';

interface Loaded<T> {
  /** Null while it is loaded, and where that failed; while it is loaded again, what was there. */
  data: T | null;
  failed: boolean;
  /** Loads it again. */
  again: () => void;
}

/** Loads something for a key, and again for another; an answer that comes too late is dropped. */
export function useLoaded<T>(key: string, load: () => Promise<T>, failure: string): Loaded<T> {
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ key: string; tries: number; data: T | null } | null>(null);
  const start = useEffectEvent(load);
  useEffect(() => {
    let current = true;
    const take = (data: T | null) => {
      if (current) setFound({ key, tries, data });
    };
    start().then(take, (error: unknown) => {
      console.error(failure, error);
      take(null);
    });
    return () => {
      current = false;
    };
  }, [key, tries, failure]);
  const here = found?.key === key ? found : null;
  return {
    data: here?.data ?? null,
    failed: here?.tries === tries && here.data === null,
    again: () => setTries((before) => before + 1),
  };
}
