import { NEWER_VERSION_MESSAGE } from '@/lib/offline';
import { READ_LIMIT_MS } from '@/lib/timeLimit';
import { getServiceWorkerContainer } from './serviceWorkers';
import { HYDRATING_EVENT } from './timing';

/** Tests replace this object, because they cannot mock `window.location`. */
export const currentPage = {
  reload: () => window.location.reload(),
};

/**
 * Revalidates the cached code. The browser may have cached a 404 or an HTML page in place of code,
 * and would use it again after a reload.
 */
async function refreshCode(): Promise<void> {
  const assets = `${window.location.origin}/assets/`;
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const code = new Set(fetched.filter((name) => name.startsWith(assets)));
  const refresh = async (name: string) => {
    const signal = AbortSignal.timeout(READ_LIMIT_MS);
    const answer = await fetch(name, { cache: 'no-cache', signal });
    // The browser caches a response only if the page reads the whole response.
    await answer.blob();
  };
  await Promise.allSettled([...code].map(refresh));
}

/**
 * Reloads the document if the server answers. Without this check, the browser's error page could
 * replace a page that works.
 * @throws if the server does not answer
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
 * Imports the site's code. If the import fails, reloads the document once.
 * @param load an `import()` of the entry
 * @throws the error of `load`, if the document is not reloaded
 */
export async function loadEntry(load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
  } catch (error) {
    if (hasTypedText() || !claimReload()) throw error;
    // If the server does not answer, keep the prerendered HTML, which the user can read.
    await reloadWhenReachable().catch(() => {
      throw error;
    });
  }
}

/**
 * Reloads the page if the service worker reports a newer version of it, unless the user has already
 * clicked, typed or scrolled.
 */
export function reloadForNewVersion(): void {
  const workers = getServiceWorkerContainer();
  if (workers === undefined) return;
  let isInUse = false;
  for (const sign of ['pointerdown', 'keydown', 'wheel']) {
    window.addEventListener(sign, () => (isInUse = true), { capture: true, passive: true });
  }
  workers.addEventListener('message', ({ data }) => {
    if (data === NEWER_VERSION_MESSAGE && !isInUse) window.location.reload();
  });
}

/**
 * Reloads the page if its HTML belongs to another address. This happens if the user reloads a page
 * and presses Back before the code arrives. Does nothing if the user has followed a link in the
 * meantime, because the browser is already loading the next page.
 */
export function reloadIfOtherPage(): void {
  const sent = window.location.pathname;
  let isLeaving = false;
  window.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = target instanceof Element && target.closest('a[href^="/"]:not([target])');
    if (link && !ctrlKey && !metaKey && !shiftKey) isLeaving = true;
  });
  document.addEventListener(HYDRATING_EVENT, (event) => {
    if (window.location.pathname === sent) return;
    event.preventDefault();
    if (!isLeaving) window.location.reload();
  });
}

/**
 * Returns whether the document may be reloaded without an action of the user. Returns true only
 * once per session for each version and address, so that missing code cannot cause endless reloads.
 */
export function claimReload(): boolean {
  // The address of the entry script contains its version. Before the script element exists, the
  // first preload link has the same address.
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

/** Returns whether the user has typed something that a reload would lose. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'textarea:not([readonly]), input:not([type=checkbox], [type=range], [readonly])',
  );
  return [...fields].some(({ value }) => value !== '');
}

/**
 * Returns an import function that can be called again after a failure. Most browsers cache a failed
 * import for the lifetime of the document (whatwg/html#6768), so the second call may fail too. If
 * it fails after the user has clicked or the connection has returned, the function reloads the
 * document. It does not reload if the user has typed something.
 */
export function createRetryableImport<T>(load: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  let sign = false;
  const handleSign = () => (sign = true);
  const attempt = async () => {
    try {
      return await load();
    } catch (error) {
      if (sign && !hasTypedText()) await reloadWhenReachable().catch(() => undefined);
      sign = false;
      // The capture phase runs before the handlers that retry on the same event.
      const once = { once: true, capture: true };
      window.addEventListener('online', handleSign, once);
      window.addEventListener('click', handleSign, once);
      throw error;
    } finally {
      pending = undefined;
    }
  };
  return () => (pending ??= attempt());
}
