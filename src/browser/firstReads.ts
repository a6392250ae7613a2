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
    /** Set once React renders. */
    isHydrating?: boolean;
    /** Returns the answer to a request that was already sent, once. */
    takeFirstRead?: (url: string, request: { body: string }) => Promise<Response> | undefined;
  }
}

export const isRead = (value: unknown): value is FirstRead =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  typeof value.url === 'string' &&
  'body' in value &&
  typeof value.body === 'string';

/**
 * Sends the reads, without asking for leave first: plain text makes each a simple request.
 * @param isUrgent which of them are sent at once
 * @param later after which the others are, but those that the SDK has sent by then
 * @returns the answers to the urgent ones, each of which is still to be read by who takes it
 */
export function sendFirstReads(
  reads: readonly FirstRead[],
  isUrgent: (read: FirstRead) => boolean,
  later: Promise<unknown>,
): Promise<Response>[] {
  const sent = new Map<string, Promise<Response>>();
  const asked = new Set<string>();
  const send = ({ url, body }: FirstRead): Promise<Response>[] => {
    const key = url + body;
    if (asked.has(key)) return [];
    asked.add(key);
    const answer = fetch(url, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body });
    // The SDK is notified of a failure when it takes the answer.
    answer.catch(() => undefined);
    sent.set(key, answer);
    return [answer];
  };
  window.takeFirstRead = (url, { body }) => {
    const key = url + body;
    const answer = sent.get(key);
    sent.delete(key);
    asked.add(key);
    return answer;
  };
  void later.then(() => reads.flatMap(send));
  return reads.filter(isUrgent).flatMap(send);
}
