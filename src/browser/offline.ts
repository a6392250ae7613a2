import { SHELL_ATTRIBUTE } from '@/lib/offline';
import { getServiceWorkerContainer } from './serviceWorkers';
import { toWorkerUrl } from './trustedTypes';
import { runWhenIdle } from './timing';

/**
 * The time between the page's load event and the registration of the service worker. Deferred
 * sections are rendered in this time.
 */
const WORKER_AFTER_MS = 2000;

/**
 * Registers the service worker some time after the page has loaded. Sends it the list of files that
 * the page has fetched so far.
 */
export function registerOfflineWorker(): void {
  const workers = getServiceWorkerContainer();
  if (workers === undefined) return;
  const register = () => {
    workers
      .register(toWorkerUrl('/sw.js'))
      .then(() => workers.ready)
      .then(({ active }) => {
        const sendResources = () => {
          const resources = performance.getEntriesByType('resource').map(({ name }) => name);
          active?.postMessage([location.href, ...resources]);
        };
        sendResources();
        // The page may fetch more files before the worker controls it.
        workers.addEventListener('controllerchange', sendResources, { once: true });
      })
      .catch(() => undefined);
  };
  runWhenIdle(() => setTimeout(register, WORKER_AFTER_MS));
}

/**
 * Calls `listener` whenever the browser is back online. Returns a function that removes the
 * listener. Does nothing outside a browser.
 */
export function onOnline(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

/**
 * Returns true if the browser reports no network, or if the service worker served this document
 * without a network.
 */
export function isOffline(): boolean {
  return !navigator.onLine || document.documentElement.hasAttribute(SHELL_ATTRIBUTE);
}

export function isDataSaverOn(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
