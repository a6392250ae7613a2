/** Returns the result of the work, or rejects as soon as the signal aborts. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new DOMException('Cancelled', 'AbortError'));
    if (signal?.aborted === true) end();
    else signal?.addEventListener('abort', end, { once: true });
    work.then(resolve, reject);
  });
}
