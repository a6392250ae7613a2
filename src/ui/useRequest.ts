import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { onOnline } from '@/browser/offline';
import { READ_LIMIT_MS, limitTime } from '@/lib/timeLimit';

interface RequestResult<T> {
  key: string | null;
  attempt: number;
  data: T | null;
  failed: boolean;
}

/**
 * Loads data that only one component shows. Loads the data again if the key changes. After a
 * failure, loads them again when the browser is online. Loads nothing if the key is null.
 */
export function useRequest<T>(key: string | null, message: string, load: () => Promise<T>) {
  const [attempt, setAttempt] = useState(0);
  const [lastResult, setLastResult] = useState<RequestResult<T> | null>(null);
  const read = useEffectEvent(load);
  const currentResult = lastResult?.key === key ? lastResult : null;
  const failed = currentResult?.failed ?? false;
  const reload = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if (key === null) return;
    let current = true;
    const work = read();
    // Uses the response even if it arrives after the time limit.
    work.then(
      (data) => {
        if (current) setLastResult({ key, attempt, data, failed: false });
      },
      () => undefined,
    );
    limitTime(work, READ_LIMIT_MS).catch((error: unknown) => {
      console.warn(message, error);
      if (!current) return;
      setLastResult((old) => {
        const data = old?.key === key ? old.data : null;
        return { key, attempt, data, failed: true };
      });
    });
    return () => void (current = false);
  }, [key, attempt, message]);
  useEffect(() => (failed ? onOnline(reload) : undefined), [failed, reload]);

  return {
    /** The last response for the current key; null if there is none yet. */
    data: currentResult?.data ?? null,
    failed,
    loading: currentResult?.attempt !== attempt,
    /** Loads the data again. The current data stay until the response arrives. */
    reload,
  };
}
