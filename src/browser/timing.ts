/** Dispatched on `document` just before hydration. `preventDefault()` cancels hydration. */
export const HYDRATING = 'hydrating';
/** Dispatched on `document` once the page, or a deferred section, has hydrated. */
export const HYDRATED = 'hydrated';
/**
 * Dispatched on `document` when the page's code failed, or did not arrive in time. It may still
 * arrive.
 */
export const CODE_MISSING = 'codeMissing';

/**
 * Has the browser lay out what is near the window alone until React answers (`site.css`): figures
 * are seen sooner. Not where it is to scroll by itself, after a reload or to a part of the page.
 */
export function layOutNearby(): void {
  if (window.history.state !== null || window.location.hash !== '') return;
  const { dataset } = document.documentElement;
  dataset['nearby'] = '';
  document.addEventListener(HYDRATED, () => delete dataset['nearby'], { once: true });
}

/** Resolves in a later task: a tap, or what is to be painted, has its turn before. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Resolves once what there is by now has been painted; at once where nobody sees it, or as soon as
 * nobody does.
 */
export async function nextPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => {
    document.addEventListener('visibilitychange', resolve, { once: true });
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Resolves once the document has been painted for the first time, or nobody sees it. */
export async function painted(): Promise<void> {
  if (performance.getEntriesByName('first-paint').length === 0) await nextPaint();
}

const LATEST_MS = 3000;

/** Calls back once the page has loaded and the browser is idle; returns how to take that back. */
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
