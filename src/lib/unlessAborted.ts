/** Returns the result of the promise, or rejects as soon as the signal is aborted. */
export function rejectOnAbort<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const rejectAborted = () => reject(new DOMException('Cancelled', 'AbortError'));
    if (signal?.aborted === true) rejectAborted();
    else signal?.addEventListener('abort', rejectAborted, { once: true });
    work.then(resolve, reject);
  });
}
