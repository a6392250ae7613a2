import { type ComponentType, lazy } from 'react';
import { withStyleSheets } from '@/browser/styleSheets';
import { pageOf } from './pageOf';
import { MissingCode } from './MissingCode';

/** The module of a page, or of a part of one. */
export interface PageCode {
  default: ComponentType;
}

export interface LazyPage<Code extends PageCode = PageCode> {
  Page: ComponentType;
  /**
   * Fetches the code, so that the next first render needs no waiting.
   * @throws MissingCode
   */
  preload: () => Promise<Code>;
}

let inVisit = false;

/**
 * Returns a page in a chunk of its own. Unlike `React.lazy`, one that was preloaded renders in one
 * pass, as prerendering and hydration need, and one that failed does not stay failed.
 */
export function lazyPage<Code extends PageCode>(load: () => Promise<Code>): LazyPage<Code> {
  const fetchCode = withStyleSheets(load);
  let loaded: ComponentType | undefined;
  const preload = async () => {
    try {
      const code = await fetchCode();
      loaded = code.default;
      inVisit = true;
      return code;
    } catch (cause) {
      throw new MissingCode(cause, { preload, forget, inVisit });
    }
  };
  let Pending = lazy(preload);
  function forget() {
    Pending = lazy(preload);
  }
  return { Page: pageOf(() => loaded ?? Pending), preload };
}
