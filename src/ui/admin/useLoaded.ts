import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';

/** Something that is read while a part is on the page. */
export interface Loaded<T> {
  /** What was read last for this key; null before. */
  data: T | null;
  failed: boolean;
  loading: boolean;
  /** Reads again; what is there stays until then. */
  reload: () => void;
}

interface Answer<T> {
  key: string;
  attempt: number;
  data: T | null;
  failed: boolean;
}

/** Reads when a part opens, again with each other key, and when the browser is back online. */
export function useLoaded<T>(key: string, message: string, load: () => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const read = useEffectEvent(load);
  const own = answer?.key === key ? answer : null;
  const failed = own?.failed ?? false;
  const reload = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    let current = true;
    withinLimit(read(), READ_LIMIT_MS).then(
      (data) => {
        if (current) setAnswer({ key, attempt, data, failed: false });
      },
      (error: unknown) => {
        console.warn(message, error);
        if (!current) return;
        setAnswer((old) => {
          const data = old?.key === key ? old.data : null;
          return { key, attempt, data, failed: true };
        });
      },
    );
    return () => {
      current = false;
    };
  }, [key, attempt, message]);

  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', reload, { once: true });
    return () => window.removeEventListener('online', reload);
  }, [failed, reload]);

  return { data: own?.data ?? null, failed, loading: own?.attempt !== attempt, reload };
}
