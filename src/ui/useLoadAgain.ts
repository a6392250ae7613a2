import { useEffect, useEffectEvent, useState } from 'react';
import { hasTypedText, claimReload, reloadWhenReachable } from '@/browser/newDocument';
import { isOffline, onOnline } from '@/browser/offline';
import { MissingCode } from './MissingCode';

const RETRY_INTERVAL_MS = 5000;

/**
 * Retries a page whose code failed to load, on request and when the browser is online again. Most
 * browsers keep a failed `import()` failed for the life of the document (whatwg/html#6768), and the
 * code of a replaced version is gone. If the code cannot be loaded again, the document is reloaded.
 * Without an earlier page in this document, that happens only once, because the code may be gone
 * for good.
 * @param onLoaded called when the page can be rendered again
 * @returns `again` retries now; `failed` is true if that retry failed; `offline` is true without a
 * network
 */
export function useLoadAgain(error: unknown, onLoaded?: () => void) {
  const [failed, setFailed] = useState(false);
  const [unreachable, setUnreachable] = useState(false);

  const loadPage = async (signal?: AbortSignal) => {
    if (error instanceof MissingCode) {
      try {
        await error.retry.preload();
        if (signal?.aborted !== true) onLoaded?.();
        return;
      } catch {
        if (signal !== undefined && (signal.aborted || hasTypedText())) return;
      }
    }
    await reloadWhenReachable(signal);
  };
  const loadNow = useEffectEvent(loadPage);

  useEffect(() => {
    if (!(error instanceof MissingCode)) return;
    const gone = new AbortController();
    const { signal } = gone;
    const attempt = () => {
      loadNow(signal).catch((caught: unknown) => {
        // `fetch` throws a TypeError if there is no response.
        if (!signal.aborted) setUnreachable(caught instanceof TypeError);
      });
    };
    const { forget, inVisit } = error.retry;
    const timer = inVisit ? setInterval(attempt, RETRY_INTERVAL_MS) : undefined;
    if (claimReload() || inVisit) attempt();
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
    loadPage().catch(() => setFailed(true));
  };
  const offline = error instanceof MissingCode && (unreachable || isOffline());
  return { again, failed, offline };
}
