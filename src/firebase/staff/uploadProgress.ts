import { type RequestSign, watchRequests } from './requestWatch';

/** After so long without progress an upload counts as failed, in ms. */
export const STALL_MS = 15_000;
/** After so long without progress an upload is shown as waiting, in ms. */
export const WAITING_MS = 4_000;
/**
 * After so many failed requests in a row without further progress the upload has failed: the SDK
 * repeats the first after 2 to 3 s, and pauses ever longer after that.
 */
export const FAILED_REQUESTS = 2;

/** The state of an upload: it makes progress, no answer comes, or a request failed and is retried. */
export type Going = 'moving' | 'waiting' | 'repeating';

export class Stalled extends Error {
  override name = 'Stalled';
}

/**
 * Watches whether an upload makes progress, however slowly: each part of a request body that leaves
 * the browser counts, but the same bytes sent again after a failure count only so often.
 */
export function watchProgress(
  path: string,
  onGoing: (going: Going) => void,
  watch = watchRequests,
) {
  let most = 0;
  let failures = 0;
  let going: Going = 'moving';
  let end: ReturnType<typeof setTimeout>;
  let hush: ReturnType<typeof setTimeout>;
  let reject: (error: Stalled) => void = () => undefined;
  const stalled = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  // No unhandled rejection where the caller awaits something else first.
  stalled.catch(() => undefined);

  const become = (next: Going) => {
    if (next === going) return;
    going = next;
    onGoing(next);
  };
  const startAnew = () => {
    clearTimeout(end);
    clearTimeout(hush);
    end = setTimeout(() => reject(new Stalled('Nothing got through')), STALL_MS);
    hush = setTimeout(() => {
      if (going === 'moving') become('waiting');
    }, WAITING_MS);
  };
  const moved = () => {
    become('moving');
    startAnew();
  };
  const unwatch = watch(path, (sign: RequestSign) => {
    if (sign.kind === 'sending') {
      // The last part may only have reached the operating system's send buffer.
      if (sign.sent < sign.total) moved();
    } else if (sign.kind === 'failed') {
      failures += 1;
      become('repeating');
      if (failures >= FAILED_REQUESTS) reject(new Stalled('Each request failed'));
    } else startAnew();
  });
  startAnew();
  return {
    /** Rejects once the upload has stalled; never resolves. */
    stalled,
    /** So many bytes are known to have arrived. */
    arrived: (bytes: number) => {
      if (bytes <= most) return;
      most = bytes;
      failures = 0;
      moved();
    },
    stop: () => {
      clearTimeout(end);
      clearTimeout(hush);
      unwatch();
    },
  };
}
