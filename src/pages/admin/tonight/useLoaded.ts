import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** What a page loads for itself; an earlier answer stays until the next is there. */
export interface Loaded<T> {
  data: T | null;
  failed: boolean;
  loading: boolean;
  reload: () => void;
}

/** Loads when the page opens, and again for each other `key`. `message` is logged with a failure. */
export function useLoaded<T>(key: string, message: string, load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'>>({
    data: null,
    failed: false,
    loading: true,
  });
  const [round, setRound] = useState(0);
  const start = useEffectEvent(load);
  useEffect(() => {
    let wanted = true;
    start().then(
      (data) => {
        if (wanted) setState({ data, failed: false, loading: false });
      },
      (error: unknown) => {
        console.warn(message, error);
        if (wanted) setState((now) => ({ ...now, failed: true, loading: false }));
      },
    );
    return () => {
      wanted = false;
    };
  }, [key, round, message]);
  const reload = useCallback(() => {
    setState((now) => ({ ...now, loading: true }));
    setRound((now) => now + 1);
  }, []);
  return { ...state, reload };
}
