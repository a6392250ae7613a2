import { type ComponentType, lazy } from 'react';
import { withStyleSheets } from '@/browser/styleSheets';
import { createPage } from './pageOf';
import type { LazyPage, PageCode } from './lazyPage';

/**
 * Creates a section of a page whose code is loaded later by `preload` (see `useDeferredSection`).
 * If loading fails, the prerendered HTML stays on the page.
 */
export function createDeferredSection(load: () => Promise<PageCode>): LazyPage {
  const fetchCode = withStyleSheets(load);
  let loaded: ComponentType | undefined;
  let arrive: (code: PageCode) => void;
  const arrival = new Promise<PageCode>((resolve) => (arrive = resolve));
  const Pending = lazy(() => arrival);
  const preload = async () => {
    const code = await fetchCode();
    loaded = code.default;
    arrive(code);
    return code;
  };
  return { Page: createPage(() => loaded ?? Pending), preload };
}
