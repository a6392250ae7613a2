/*
 * The storage SDK keeps three things to itself: that a request failed and is being repeated, how far
 * a small file has come, which it sends in one request without a word, and with which status a
 * deletion was answered. All are read off the requests themselves, by the name of the object they
 * are about.
 */

/** What a request for an object does: `sent` bytes of its body, or its end. */
export type RequestSign =
  | { kind: 'sending'; sent: number; total: number }
  | { kind: 'answered'; status: number }
  | { kind: 'failed' };

type Listener = (sign: RequestSign) => void;
const listeners = new Map<string, Set<Listener>>();

/** Calls back with what becomes of the requests for an object; returns how to stop. */
export function watchRequests(path: string, listener: Listener): () => void {
  const known = listeners.get(path) ?? new Set();
  listeners.set(path, known.add(listener));
  return () => {
    known.delete(listener);
    if (known.size === 0) listeners.delete(path);
  };
}

/** The object that an address of the storage service is about: in its query, or at its end. */
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

/** Whether the SDK sends such a request again; 0 is a request that got no answer. */
const isRepeated = (status: number) =>
  status === 0 || status === 408 || status === 429 || status >= 500;

let watching = false;

/** From now on the page's requests are watched. Does nothing where there are none of this kind. */
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
      // Before 'load', at which the SDK goes on: whoever waits for the SDK knows the status by then.
      this.addEventListener('readystatechange', () => {
        const { status } = this;
        if (this.readyState !== XMLHttpRequest.DONE) return;
        tell(isRepeated(status) ? { kind: 'failed' } : { kind: 'answered', status });
      });
    }
  };
}
