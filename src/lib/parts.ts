import { isRetrying, type RequestState } from './requestState';

/** A section of a page that loads, and can fail, independently of the other sections. */
export interface PagePart {
  status: 'loading' | 'failed' | 'ready';
  /**
   * True if the latest stored value is loaded. False while it is loading, even if the section shows
   * an older value in the meantime. Staff can publish only if all sections are fresh.
   */
  fresh: boolean;
  error: string;
  retrying: boolean;
  reload: () => void;
}

/**
 * Returns the state of a section from its request. `isThere` is true if the section has a value to
 * show while it loads.
 */
export function toPart(
  request: RequestState<unknown>,
  { isThere, fresh, reload }: { isThere: boolean; fresh: boolean; reload: () => void },
): PagePart {
  return {
    status: request.error !== null ? 'failed' : isThere || fresh ? 'ready' : 'loading',
    fresh,
    error: request.error ?? '',
    retrying: isRetrying(request),
    reload,
  };
}

/** Combines sections that load together. If one section fails, the result is failed. */
export function combineParts(parts: readonly PagePart[]): PagePart {
  const failed = parts.filter(({ status }) => status === 'failed');
  const isLoading = parts.some(({ status }) => status === 'loading');
  return {
    status: failed.length > 0 ? 'failed' : isLoading ? 'loading' : 'ready',
    fresh: parts.every(({ fresh }) => fresh),
    error: failed[0]?.error ?? '',
    retrying: failed.some(({ retrying }) => retrying),
    reload: () => {
      for (const part of failed.length > 0 ? failed : parts) part.reload();
    },
  };
}
