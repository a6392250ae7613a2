/** A request that Firestore's SDK sends for a page's first data. `src/prerender.tsx` records it. */
export interface FirstRead {
  url: string;
  body: string;
}

/** The complete response to a read. */
export type ReadAnswer = Pick<XMLHttpRequest, 'status' | 'responseText'>;

declare global {
  interface Window {
    /**
     * Responses to the reads that were sent before the SDK loaded. A response becomes null once the
     * SDK has used it.
     */
    firstReads?: Map<string, Promise<ReadAnswer> | null>;
  }
}

const SIMPLE_REQUEST = { method: 'POST', headers: { 'Content-Type': 'text/plain' } };

/**
 * Sends a read by XMLHttpRequest. `fetch` would deliver the response as a stream, and each piece
 * would wait for the layout of the page. This delayed figures by 0.1 s on a phone.
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
 * @param isUrgent returns whether to send a read at once
 * @param later resolves when the other reads are due. A read that the SDK has sent already is
 * skipped.
 * @returns the responses to the urgent reads
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
    // The SDK handles the failure when it uses the response.
    answer.catch(() => undefined);
    answers.set(name, answer);
    return [answer];
  };
  void later.then(() => reads.flatMap(send));
  return reads.filter(isUrgent).flatMap(send);
}

const FIRESTORE_URL = /\/databases\/[^/]+\/documents[/:]/;

/**
 * Replaces `fetch`, so that the SDK receives each early response once. All other reads of the SDK
 * are sent without its headers. Visitors are not signed in and do not need these headers, which
 * would cause a preflight request (`OPTIONS`).
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
