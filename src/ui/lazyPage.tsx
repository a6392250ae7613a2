import { type ComponentType, lazy } from 'react';
import { withStyleSheets } from '@/browser/styleSheets';
import { createPage } from './pageOf';
import { MissingCode } from './MissingCode';

/** The module of a page, or of a section of a page. */
export interface PageCode {
  default: ComponentType;
}

export interface LazyPage<Code extends PageCode = PageCode> {
  Page: ComponentType;
  /**
   * Loads the code of the page. After that, the first render does not suspend.
   * @throws MissingCode
   */
  preload: () => Promise<Code>;
}

let inVisit = false;

/**
 * Creates a page whose code is in a separate chunk. It differs from `React.lazy` in two ways. A
 * preloaded page renders without suspending, which prerendering and hydration require. A failed
 * load can be repeated.
 */
export function createLazyPage<Code extends PageCode>(load: () => Promise<Code>): LazyPage<Code> {
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
  return { Page: createPage(() => loaded ?? Pending), preload };
}
