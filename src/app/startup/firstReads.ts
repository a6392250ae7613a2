/** A request as Firestore's SDK sends it; see `firstReads` in `src/prerender.tsx`. */
export interface FirstRead {
  url: string;
  body: string;
}

declare global {
  interface Window {
    /** The answers to the reads that were sent before the SDK was there; null once the SDK has asked. */
    firstReads?: Map<string, Promise<Response> | null>;
  }
}

const SIMPLE = { method: 'POST', headers: { 'Content-Type': 'text/plain' } };

/**
 * Sends the reads that a page begins with, before any code has arrived. As plain text each is a simple
 * request, for which the browser asks no leave first.
 * @param isUrgent which of them are sent at once
 * @param later after which the others are, but those that the SDK has sent by then
 * @returns the answers to the urgent ones, each of which is still to be read by who takes it
 */
export function sendFirstReads(
  reads: readonly FirstRead[],
  isUrgent: (read: FirstRead) => boolean,
  later: Promise<unknown>,
): Promise<Response>[] {
  const answers = new Map<string, Promise<Response> | null>();
  window.firstReads = answers;
  const send = ({ url, body }: FirstRead): Promise<Response>[] => {
    if (answers.has(url + body)) return [];
    const answer = fetch(url, { ...SIMPLE, body });
    // The SDK is notified of a failure when it takes the answer.
    answer.catch(() => undefined);
    answers.set(url + body, answer);
    return [answer];
  };
  void later.then(() => reads.flatMap(send));
  return reads.filter(isUrgent).flatMap(send);
}

const FIRESTORE = /\/databases\/[^/]+\/documents[/:]/;

/**
 * Hands the SDK the answer to a read that the page has sent, once, and sends its other reads as simple
 * requests too, without the SDK's headers: they would cost each a round trip before it (`OPTIONS`), and a
 * visitor, who is not signed in, needs none.
 */
export function answerFromFirstReads(): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const body = init?.body;
    if (typeof input !== 'string' || typeof body !== 'string' || !FIRESTORE.test(input)) {
      return send(input, init);
    }
    const answer = window.firstReads?.get(input + body);
    window.firstReads?.set(input + body, null);
    return answer ?? send(input, { ...SIMPLE, body });
  };
}
