/** A request as Firestore's SDK sends it; see `firstReads` in `src/prerender.tsx`. */
export interface FirstRead {
  url: string;
  body: string;
}

/** The whole answer to a read. */
export type Answer = Pick<XMLHttpRequest, 'status' | 'responseText'>;

declare global {
  interface Window {
    /**
     * The answers to the reads that were sent before the SDK was there; null once the SDK has
     * asked.
     */
    firstReads?: Map<string, Promise<Answer> | null>;
  }
}

const SIMPLE = { method: 'POST', headers: { 'Content-Type': 'text/plain' } };

/**
 * Sends a read. `fetch` would hand over the text as a stream, for which each piece waits behind the
 * layout of the page: figures came a tenth of a second later on a phone.
 */
function post({ url, body }: FirstRead): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(SIMPLE.method, url);
    for (const header of Object.entries(SIMPLE.headers)) request.setRequestHeader(...header);
    request.onload = () => resolve(request);
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.send(body);
  });
}

/**
 * Sends the reads that a page begins with, before any code has arrived. As plain text each is a
 * simple request, for which the browser asks no leave first.
 * @param isUrgent which of them are sent at once
 * @param later after which the others are, but those that the SDK has sent by then
 * @returns the answers to the urgent ones
 */
export function sendFirstReads(
  reads: readonly FirstRead[],
  isUrgent: (read: FirstRead) => boolean,
  later: Promise<unknown>,
): Promise<Answer>[] {
  const answers = new Map<string, Promise<Answer> | null>();
  window.firstReads = answers;
  const send = (read: FirstRead): Promise<Answer>[] => {
    const name = read.url + read.body;
    if (answers.has(name)) return [];
    const answer = post(read);
    // The SDK is notified of a failure when it takes the answer.
    answer.catch(() => undefined);
    answers.set(name, answer);
    return [answer];
  };
  void later.then(() => reads.flatMap(send));
  return reads.filter(isUrgent).flatMap(send);
}

const FIRESTORE = /\/databases\/[^/]+\/documents[/:]/;

/**
 * Hands the SDK the answer to a read that the page has sent, once, and sends its other reads as
 * simple requests too, without the SDK's headers: they would cost each a round trip before it
 * (`OPTIONS`), and a visitor, who is not signed in, needs none.
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
    return (
      answer?.then(({ responseText, status }) => new Response(responseText, { status })) ??
      send(input, { ...SIMPLE, body })
    );
  };
}
