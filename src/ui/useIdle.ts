import { useEffect, useState } from 'react';

const LATEST_MS = 3000;

/** True once the page has loaded and the browser has nothing better to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);

  useEffect(() => {
    let cancel: () => void = () => undefined;
    const wait = () => {
      // Safari has no idle callback.
      if (typeof window.requestIdleCallback === 'function') {
        const handle = window.requestIdleCallback(() => setIdle(true), { timeout: LATEST_MS });
        cancel = () => window.cancelIdleCallback(handle);
      } else {
        const timer = setTimeout(() => setIdle(true), LATEST_MS);
        cancel = () => clearTimeout(timer);
      }
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      cancel();
    };
  }, []);

  return idle;
}
