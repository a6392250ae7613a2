/**
 * Returns the browser's service workers, or undefined if it has none. In a sandboxed frame without
 * `allow-same-origin`, Chromium throws a SecurityError when the property is read.
 */
export function getServiceWorkerContainer(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  } catch {
    return undefined;
  }
}
