import { thisDocument } from './thisDocument';

/**
 * Loads the document again once the server answers: without an answer the browser would put an
 * error page of its own in place of what still works.
 * @throws when there is no answer.
 */
export async function reloadWhenReachable(signal?: AbortSignal): Promise<void> {
  const { status } = await fetch('', {
    method: 'HEAD',
    cache: 'no-store',
    ...(signal && { signal }),
  });
  if (status >= 500) throw new Error(String(status));
  thisDocument.reload();
}

/** Whether a visitor has written something that a new document would not have. */
export function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'textarea, input:not([type=checkbox])',
  );
  return [...fields].some(({ value }) => value !== '');
}

/**
 * An `import()` that can be asked for again. Most browsers keep a failed one failed as long as the
 * document lives (whatwg/html#6768), so the document is loaded again where a second attempt fails
 * too, unless that would take away what somebody has written. Only after a sign since the failure,
 * a press or the return of the connection: code that is gone for good would load it for ever.
 */
export function importAgain<T>(load: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  let sign = false;
  const onSign = () => {
    sign = true;
  };
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
      underWay = undefined;
    }
  };
  return () => (underWay ??= attempt());
}
