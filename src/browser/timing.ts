/**
 * The event that is dispatched on `document` just before hydration. `preventDefault()` cancels
 * hydration.
 */
export const HYDRATING_EVENT = 'hydrating';
/**
 * The event that is dispatched on `document` once the page, or a deferred section, has hydrated.
 */
export const HYDRATED_EVENT = 'hydrated';
/**
 * The event that is dispatched on `document` when the page's code has failed or is late. The code
 * may still arrive.
 */
export const CODE_MISSING_EVENT = 'codeMissing';

/**
 * Makes the browser lay out only the parts near the viewport (`site.css`), so that figures are
 * visible sooner. This ends when the page has hydrated or its code is missing. Does nothing if the
 * browser will scroll, after a reload or to a fragment.
 */
export function layOutOnlyNearbyParts(): void {
  if (window.history.state !== null || window.location.hash !== '') return;
  const { dataset } = document.documentElement;
  dataset['nearby'] = '';
  const layOutAll = () => delete dataset['nearby'];
  document.addEventListener(HYDRATED_EVENT, layOutAll, { once: true });
  document.addEventListener(CODE_MISSING_EVENT, layOutAll, { once: true });
}

/** Resolves in a later task, so that the browser can handle a tap or paint first. */
export const waitForTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Resolves after the current content has been painted. Resolves at once in a hidden document, or as
 * soon as it is hidden.
 */
export async function waitForPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => {
    document.addEventListener('visibilitychange', resolve, { once: true });
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Resolves after the first paint of the document, or at once in a hidden document. */
export async function waitForFirstPaint(): Promise<void> {
  if (performance.getEntriesByName('first-paint').length === 0) await waitForPaint();
}

const MAX_IDLE_WAIT_MS = 3000;

/**
 * Calls `callback` once the page has loaded and the browser is idle. Returns a function that
 * cancels the call.
 */
export function runWhenIdle(callback: () => void): () => void {
  let cancel: () => void = () => undefined;
  const wait = () => {
    // Safari has no idle callback.
    if (typeof window.requestIdleCallback === 'function') {
      const handle = window.requestIdleCallback(callback, { timeout: MAX_IDLE_WAIT_MS });
      cancel = () => window.cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(callback, MAX_IDLE_WAIT_MS);
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
