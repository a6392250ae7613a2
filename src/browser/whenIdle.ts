const LATEST_MS = 3000;

/**
 * Calls back once the page has loaded and the browser has nothing better to do.
 * @returns takes it back
 */
export function whenIdle(callback: () => void): () => void {
  let cancel: () => void = () => undefined;
  const wait = () => {
    // Safari has no idle callback.
    if (typeof window.requestIdleCallback === 'function') {
      const handle = window.requestIdleCallback(callback, { timeout: LATEST_MS });
      cancel = () => window.cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(callback, LATEST_MS);
      cancel = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancel();
  };
}
