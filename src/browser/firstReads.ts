/*
 * The reads that a page begins with, sent by its HTML before any code has arrived: the script before the
 * first paint sends them and shows the figures of the strip, and Firestore's SDK takes each answer as that
 * of its own request (`firestoreWithFirstReads` in `scripts/libraryChanges.ts`).
 */

/** A request as the SDK sends it; see `firstReads` in `src/prerender.tsx`. */
export interface FirstRead {
  url: string;
  body: string;
}

declare global {
  interface Window {
    /** From here on React shows what there is. */
    isHydrating?: boolean;
    /** The answer to a request that was already sent, once. */
    takeFirstRead?: (url: string, request: { body: string }) => Promise<Response> | undefined;
  }
}

const isRead = (value: unknown): value is FirstRead =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  typeof value.url === 'string' &&
  'body' in value &&
  typeof value.body === 'string';

/**
 * Sends the reads, without asking for leave first: plain text makes each a simple request.
 * @param json a list of `FirstRead`s
 * @returns the answers, each of which is still to be read by who takes it
 */
export function sendFirstReads(json: string): ReadonlyMap<FirstRead, Promise<Response>> {
  const reads: unknown = JSON.parse(json);
  const sent = new Map<FirstRead, Promise<Response>>();
  const untaken = new Map<string, Promise<Response>>();
  for (const read of Array.isArray(reads) ? reads.filter(isRead) : []) {
    const { url, body } = read;
    const answer = fetch(url, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body });
    // The SDK hears of a failure when it takes the answer.
    answer.catch(() => undefined);
    sent.set(read, answer);
    untaken.set(url + body, answer);
  }
  window.takeFirstRead = (url, { body }) => {
    const answer = untaken.get(url + body);
    untaken.delete(url + body);
    return answer;
  };
  return sent;
}
