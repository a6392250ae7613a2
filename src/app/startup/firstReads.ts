/** A request of Firestore's SDK. See `firstReads` in `src/prerender.tsx`. */
export interface FirstRead {
  url: string;
  body: string;
}

/** The complete response to a read. */
export type ReadAnswer = Pick<XMLHttpRequest, 'status' | 'responseText'>;

declare global {
  interface Window {
    /**
     * Responses to the reads that were sent before the SDK loaded; null once the SDK has taken one.
     */
    firstReads?: Map<string, Promise<ReadAnswer> | null>;
  }
}

const SIMPLE_REQUEST = { method: 'POST', headers: { 'Content-Type': 'text/plain' } };

/**
 * Sends a read by XMLHttpRequest. `fetch` delivers the text as a stream, and each piece waits for
 * the layout of the page. On a phone, figures arrived a tenth of a second later.
 */
function postRead({ url, body }: FirstRead): Promise<ReadAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(SIMPLE_REQUEST.method, url);
    for (const header of Object.entries(SIMPLE_REQUEST.headers))
      request.setRequestHeader(...header);
    request.onload = () => resolve(request);
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.send(body);
  });
}

/**
 * Sends the first reads of a page before any code has arrived. They are sent as plain text, so the
 * browser needs no preflight request.
 * @param isUrgent selects the reads to send at once
 * @param later resolves when the others are sent, unless the SDK has sent them already
 * @returns the answers to the urgent reads
 */
export function sendFirstReads(
  reads: readonly FirstRead[],
  isUrgent: (read: FirstRead) => boolean,
  later: Promise<unknown>,
): Promise<ReadAnswer>[] {
  const answers = new Map<string, Promise<ReadAnswer> | null>();
  window.firstReads = answers;
  const send = (read: FirstRead): Promise<ReadAnswer>[] => {
    const name = read.url + read.body;
    if (answers.has(name)) return [];
    const answer = postRead(read);
    // The SDK handles the failure when it takes the answer.
    answer.catch(() => undefined);
    answers.set(name, answer);
    return [answer];
  };
  void later.then(() => reads.flatMap(send));
  return reads.filter(isUrgent).flatMap(send);
}

const FIRESTORE_URL = /\/databases\/[^/]+\/documents[/:]/;

/**
 * Replaces `fetch`, so that the SDK receives each early answer once. Sends all other reads of the
 * SDK as simple requests without its headers. The headers would cost a preflight request
 * (`OPTIONS`), and a visitor, who is not signed in, does not need them.
 */
export function answerFromFirstReads(): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const body = init?.body;
    if (typeof input !== 'string' || typeof body !== 'string' || !FIRESTORE_URL.test(input)) {
      return send(input, init);
    }
    const answer = window.firstReads?.get(input + body);
    window.firstReads?.set(input + body, null);
    return (
      answer?.then(({ responseText, status }) => new Response(responseText, { status })) ??
      send(input, { ...SIMPLE_REQUEST, body })
    );
  };
}
