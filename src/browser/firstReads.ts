/*
 * The reads that a page begins with, sent by its HTML before any code has arrived: `firstReads.ts` in
 * `src` sends them, the script before the first paint shows the figures of the strip, and Firestore's SDK
 * takes each answer as that of its own request (`firestoreWithFirstReads` in `scripts/libraryChanges.ts`).
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
    /** The answers to `FirstRead`s that nobody has taken, by address and body. */
    firstReads?: Map<string, Promise<Response>>;
    /** The answer to a request that was already sent, once. */
    takeFirstRead?: (url: string, request: { body: string }) => Promise<Response> | undefined;
  }
}

/** Sends the reads, without asking for leave first: plain text makes each a simple request. */
export function sendFirstReads(reads: readonly FirstRead[]): void {
  const sent = new Map<string, Promise<Response>>();
  for (const { url, body } of reads) {
    const answer = fetch(url, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body });
    // The SDK hears of a failure when it takes the answer.
    answer.catch(() => undefined);
    sent.set(url + body, answer);
  }
  window.firstReads = sent;
  window.takeFirstRead = (url, { body }) => {
    const answer = sent.get(url + body);
    sent.delete(url + body);
    return answer;
  };
}
