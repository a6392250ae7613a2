/** Rejects when the signal aborts; never resolves. */
function abortOf(signal: AbortSignal | undefined): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    const end = () => reject(new DOMException('Cancelled', 'AbortError'));
    if (signal?.aborted === true) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
  aborted.catch(() => undefined);
  return aborted;
}

/** Returns the work's result, or a rejection as soon as the signal aborts. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return Promise.race([work, abortOf(signal)]);
}
