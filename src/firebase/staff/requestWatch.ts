/*
 * The storage SDK does not report three things: that a request failed and is being retried, the
 * upload progress of a small file, which it sends in one request, and the status code of a deletion.
 * All are observed on the XMLHttpRequests themselves, by the name of the object they are for.
 */

/** An event of a request for an object: `sent` bytes of its body, or its end. */
export type RequestSign =
  | { kind: 'sending'; sent: number; total: number }
  | { kind: 'answered'; status: number }
  | { kind: 'failed' };

type Listener = (sign: RequestSign) => void;
const listeners = new Map<string, Set<Listener>>();

/** Calls back with the events of the requests for an object; returns the function that stops it. */
export function watchRequests(path: string, listener: Listener): () => void {
  const known = listeners.get(path) ?? new Set();
  listeners.set(path, known.add(listener));
  return () => {
    known.delete(listener);
    if (known.size === 0) listeners.delete(path);
  };
}

/** Returns the object named by a URL of the storage service: in its query, or at the end of its path. */
export function objectOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { pathname, searchParams } = new URL(address);
  const named = /^\/v0\/b\/[^/]+\/o(?:\/([^/]+))?$/.exec(pathname);
  if (named === null) return null;
  try {
    return named[1] === undefined ? searchParams.get('name') : decodeURIComponent(named[1]);
  } catch {
    return null;
  }
}

/** Returns whether the SDK retries a request with this status; 0 is a request without an answer. */
const isRepeated = (status: number) =>
  status === 0 || status === 408 || status === 429 || status >= 500;

let watching = false;

/** Starts to observe the page's requests. Does nothing in an environment without XMLHttpRequest. */
export function watchAllRequests(): void {
  if (watching || typeof XMLHttpRequest === 'undefined') return;
  watching = true;
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    override open(
      method: string,
      address: string | URL,
      async = true,
      user?: string | null,
      password?: string | null,
    ): void {
      super.open(method, address, async, user, password);
      const path = objectOf(String(address));
      if (path === null) return;
      const tell = (sign: RequestSign) =>
        listeners.get(path)?.forEach((listener) => listener(sign));
      this.upload.addEventListener('progress', ({ loaded, total }) =>
        tell({ kind: 'sending', sent: loaded, total }),
      );
      // Before 'load', which the SDK listens to: callers of the SDK know the status when it resolves.
      this.addEventListener('readystatechange', () => {
        const { status } = this;
        if (this.readyState !== XMLHttpRequest.DONE) return;
        tell(isRepeated(status) ? { kind: 'failed' } : { kind: 'answered', status });
      });
    }
  };
}
