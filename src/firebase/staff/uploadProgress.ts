import { type RequestSign, watchRequests } from './requestWatch';

/** After so long without progress an upload counts as failed, in ms. */
export const STALL_MS = 15_000;
/** After so long without progress staff are told that it is waited for, in ms. */
export const WAITING_MS = 4_000;
/** So many requests in a row may fail without a byte more than before; then the upload has failed. */
export const FAILED_REQUESTS = 5;

/** How an upload is getting on: it moves, no answer comes, or a request failed and is repeated. */
export type Going = 'moving' | 'waiting' | 'repeating';

/** Nothing of a file gets through. */
export class Stalled extends Error {
  override name = 'Stalled';
}

interface ProgressWatch {
  /** Rejects once the upload has stalled; never resolves. */
  stalled: Promise<never>;
  /** So many bytes are known to have arrived. */
  arrived: (bytes: number) => void;
  stop: () => void;
}

/**
 * Watches whether an upload gets on, however slowly: each part of a body that leaves the browser is
 * progress, the same bytes again after a failure are not for ever.
 */
export function watchProgress(
  path: string,
  onGoing: (going: Going) => void,
  watch = watchRequests,
): ProgressWatch {
  let most = 0;
  let failures = 0;
  let going: Going = 'moving';
  let end: ReturnType<typeof setTimeout>;
  let hush: ReturnType<typeof setTimeout>;
  let reject: (error: Stalled) => void = () => undefined;
  const stalled = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  // Whoever waits for something else meanwhile has not failed to handle it.
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
      // The last part may only have reached the machine's own buffer.
      if (sign.sent < sign.total) moved();
    } else if (sign.kind === 'failed') {
      failures += 1;
      become('repeating');
      if (failures >= FAILED_REQUESTS) reject(new Stalled('Each request failed'));
    } else startAnew();
  });
  startAnew();
  return {
    stalled,
    arrived: (bytes) => {
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
