import { isRetrying, type RequestState } from './requestState';

/** A part of a page that is loaded, and can fail, by itself. */
export interface Part {
  status: 'loading' | 'failed' | 'ready';
  /** True if what is stored now is here: nothing is published without. */
  fresh: boolean;
  error: string;
  retrying: boolean;
  reload: () => void;
}

/** Returns the part that shows a request; `isThere` is whether something is shown meanwhile. */
export function toPart(
  request: RequestState<unknown>,
  { isThere, fresh, reload }: { isThere: boolean; fresh: boolean; reload: () => void },
): Part {
  return {
    status: request.error !== null ? 'failed' : isThere || fresh ? 'ready' : 'loading',
    fresh,
    error: request.error ?? '',
    retrying: isRetrying(request),
    reload,
  };
}

/** Parts that stand or fall together. */
export function combineParts(parts: readonly Part[]): Part {
  const failed = parts.filter(({ status }) => status === 'failed');
  const waits = parts.some(({ status }) => status === 'loading');
  return {
    status: failed.length > 0 ? 'failed' : waits ? 'loading' : 'ready',
    fresh: parts.every(({ fresh }) => fresh),
    error: failed[0]?.error ?? '',
    retrying: failed.some(({ retrying }) => retrying),
    reload: () => {
      for (const part of failed.length > 0 ? failed : parts) part.reload();
    },
  };
}
