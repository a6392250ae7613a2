import { SHELL_MARK } from '@/lib/offline';
import { serviceWorkers } from './serviceWorkers';
import { workerAddress } from './trustedTypes';
import { whenIdle } from './timing';

/**
 * The worker starts so long after the page has loaded, in ms: deferred sections are drawn by then.
 */
const WORKER_AFTER_MS = 2000;

/**
 * Registers the worker that keeps what this visit has fetched, late, and tells it what that is so
 * far.
 */
export function registerOfflineWorker(): void {
  const workers = serviceWorkers();
  if (workers === undefined) return;
  const register = () => {
    workers
      .register(workerAddress('/sw.js'))
      .then(() => workers.ready)
      .then(({ active }) => {
        const sendResources = () => {
          const resources = performance.getEntriesByType('resource').map(({ name }) => name);
          active?.postMessage([location.href, ...resources]);
        };
        sendResources();
        // Until the worker takes the page over, more may be fetched past it.
        workers.addEventListener('controllerchange', sendResources, { once: true });
      })
      .catch(() => undefined);
  };
  whenIdle(() => setTimeout(register, WORKER_AFTER_MS));
}

/**
 * Calls back whenever the browser is back online, until what it returns is called. Outside a page,
 * never.
 */
export function onOnline(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

/**
 * Returns whether the browser knows of no network, or its worker has met none for this document.
 */
export function isOffline(): boolean {
  return !navigator.onLine || document.documentElement.hasAttribute(SHELL_MARK);
}

export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
