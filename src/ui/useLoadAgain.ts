import { useEffect, useEffectEvent, useState } from 'react';
import { hasTypedText, claimReload, reloadWhenReachable } from '@/browser/newDocument';
import { isOffline, onOnline } from '@/browser/offline';
import { MissingCode } from './MissingCode';

const RETRY_INTERVAL_MS = 5000;

/**
 * Loads the code of a page again after it failed to load: when the visitor presses the button, and
 * when the browser is online again.
 *
 * In most browsers, a failed `import()` fails until the document is reloaded (whatwg/html#6768).
 * The code may also be gone because a new version was deployed. If the code cannot be loaded, the
 * document is therefore reloaded. If this document has not shown a page yet, it is reloaded only
 * once, because the code may be permanently missing.
 * @param onLoaded called when the page can be rendered
 * @returns `again` tries again at once. `failed` is true if that failed. `offline` is true if there
 * is no network.
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
    const controller = new AbortController();
    const { signal } = controller;
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
      controller.abort();
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
