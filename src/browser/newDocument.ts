import { NEWER } from '@/lib/offline';
import { READ_LIMIT_MS } from '@/lib/timeLimit';
import { serviceWorkers } from './serviceWorkers';
import { HYDRATING } from './timing';

/** The loaded document, as an object that tests can watch: the browser's own cannot be. */
export const currentPage = {
  reload: () => window.location.reload(),
};

/**
 * Asks the server whether the kept code is still right. A 404, or a page in place of code, is kept
 * as long as code is: after a reload it would be the answer once more.
 */
async function refreshCode(): Promise<void> {
  const assets = `${window.location.origin}/assets/`;
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const code = new Set(fetched.filter((name) => name.startsWith(assets)));
  const refresh = async (name: string) => {
    const signal = AbortSignal.timeout(READ_LIMIT_MS);
    const answer = await fetch(name, { cache: 'no-cache', signal });
    // What is not read to its end is not kept.
    await answer.blob();
  };
  await Promise.allSettled([...code].map(refresh));
}

/**
 * Loads the document again once the server answers: else the browser's error page would replace
 * what works.
 * @throws when there is no answer
 */
export async function reloadWhenReachable(signal?: AbortSignal): Promise<void> {
  const { status } = await fetch('', { method: 'HEAD', cache: 'no-store', signal: signal ?? null });
  if (status >= 500) throw new Error(String(status));
  await refreshCode();
  signal?.throwIfAborted();
  currentPage.reload();
}

const RELOADED_KEY = 'loadedAnew';

/**
 * Loads the site's code; where it does not arrive, the document anew, once: then nothing else of
 * ours runs.
 * @param load an `import()` of the entry
 * @throws what `load` does, where the document stays
 */
export async function loadEntry(load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
  } catch (error) {
    if (hasTyped() || !claimReload()) throw error;
    // Without an answer the HTML stays: it can be read.
    await reloadWhenReachable().catch(() => {
      throw error;
    });
  }
}

/**
 * Loads a page anew that the worker had of a version before, as long as nobody has begun to use it.
 */
export function reloadForNewVersion(): void {
  const workers = serviceWorkers();
  if (workers === undefined) return;
  let isInUse = false;
  for (const sign of ['pointerdown', 'keydown', 'wheel']) {
    window.addEventListener(sign, () => (isInUse = true), { capture: true, passive: true });
  }
  workers.addEventListener('message', ({ data }) => {
    if (data === NEWER && !isInUse) window.location.reload();
  });
}

/**
 * Loads the page anew whose HTML is another one's: after a reload, Back may come before the code.
 * Not where a link has been followed meanwhile, to which the browser is on its way.
 */
export function reloadIfOtherPage(): void {
  const sent = window.location.pathname;
  let isLeaving = false;
  window.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = target instanceof Element && target.closest('a[href^="/"]:not([target])');
    if (link && !ctrlKey && !metaKey && !shiftKey) isLeaving = true;
  });
  document.addEventListener(HYDRATING, (event) => {
    if (window.location.pathname === sent) return;
    event.preventDefault();
    if (!isLeaving) window.location.reload();
  });
}

/**
 * Returns whether the document may be loaded anew without a sign: once in a session for each
 * version and address, so that code that is gone for good loads it no second time.
 */
export function claimReload(): boolean {
  // The entry of another version has another address. Where no element runs it, it is preloaded
  // first.
  const entry = document.querySelector('script[type=module], link[rel=modulepreload]');
  const address = entry?.getAttribute('src') ?? entry?.getAttribute('href') ?? '';
  const here = `${address} ${window.location.pathname}`;
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === here) return false;
    sessionStorage.setItem(RELOADED_KEY, here);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether a visitor has written something that a new document would not have. */
export function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'textarea:not([readonly]), input:not([type=checkbox], [type=range], [readonly])',
  );
  return [...fields].some(({ value }) => value !== '');
}

/**
 * Returns an `import()` that can be requested again: most browsers keep a failed one failed as long
 * as the document lives (whatwg/html#6768). So after a sign (a press, the connection is back) a
 * second failure loads the document again, unless that would take away what somebody has written.
 */
export function retryableImport<T>(load: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  let sign = false;
  const onSign = () => (sign = true);
  const attempt = async () => {
    try {
      return await load();
    } catch (error) {
      if (sign && !hasTyped()) await reloadWhenReachable().catch(() => undefined);
      sign = false;
      // Capturing: before whoever asks again at the same event.
      const once = { once: true, capture: true };
      window.addEventListener('online', onSign, once);
      window.addEventListener('click', onSign, once);
      throw error;
    } finally {
      pending = undefined;
    }
  };
  return () => (pending ??= attempt());
}
