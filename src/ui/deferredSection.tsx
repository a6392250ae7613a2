import { type ComponentType, lazy } from 'react';
import { withStyleSheets } from '@/browser/styleSheets';
import { pageOf } from './pageOf';
import type { LazyPage, PageCode } from './lazyPage';

/**
 * Returns a part of a page that comes later, when `preload` has fetched its code (see
 * `useDeferredSection`), and never takes the page away: HTML that was sent in its place stays
 * there.
 */
export function deferredSection(load: () => Promise<PageCode>): LazyPage {
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
  return { Page: pageOf(() => loaded ?? Pending), preload };
}
