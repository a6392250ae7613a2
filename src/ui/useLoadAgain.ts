import { useEffect, useEffectEvent, useState } from 'react';
import { hasTyped, mayLoadAnew, reloadWhenReachable } from '@/browser/newDocument';
import { isOffline, onOnline } from '@/browser/offline';
import { MissingCode } from './MissingCode';

const EVERY_MS = 5000;

/**
 * Loads a page that failed again, when the connection is back and on demand. Most browsers keep a
 * failed `import()` failed as long as the document lives (whatwg/html#6768), and code of a version
 * that was replaced is gone: where fetching again fails, the document is loaded again. If it fails
 * once more there, it waits for a sign (the connection, a press): its code may be gone for good,
 * and it would load for ever.
 * @param onLoaded called when the page can be rendered again.
 * @returns `again` loads now; `failed` when that led nowhere; `offline` when there is no network.
 */
export function useLoadAgain(error: unknown, onLoaded?: () => void) {
  const [failed, setFailed] = useState(false);
  const [unreachable, setUnreachable] = useState(false);

  const load = async (signal?: AbortSignal) => {
    if (error instanceof MissingCode) {
      try {
        await error.retry.preload();
        if (signal?.aborted !== true) onLoaded?.();
        return;
      } catch {
        if (signal !== undefined && (signal.aborted || hasTyped())) return;
      }
    }
    await reloadWhenReachable(signal);
  };
  const loadNow = useEffectEvent(load);

  useEffect(() => {
    if (!(error instanceof MissingCode)) return;
    const gone = new AbortController();
    const { signal } = gone;
    const attempt = () => {
      loadNow(signal).catch((caught: unknown) => {
        // `fetch` throws a TypeError where no answer comes.
        if (!signal.aborted) setUnreachable(caught instanceof TypeError);
      });
    };
    const { forget, inVisit } = error.retry;
    const timer = inVisit ? setInterval(attempt, EVERY_MS) : undefined;
    if (mayLoadAnew() || inVisit) attempt();
    const stop = onOnline(attempt);
    forget();
    return () => {
      gone.abort();
      stop();
      clearInterval(timer);
    };
  }, [error]);

  const again = () => {
    setFailed(false);
    load().catch(() => setFailed(true));
  };
  const offline = error instanceof MissingCode && (unreachable || isOffline());
  return { again, failed, offline };
}
