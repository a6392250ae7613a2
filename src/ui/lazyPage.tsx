import { type ComponentType, lazy, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { withStyleSheets } from '@/browser/styleSheets';
import { HYDRATED } from '@/browser/timing';

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

interface Retry {
  preload: () => Promise<unknown>;
  /** Call it once the error is shown: the code is then fetched again for the next render. */
  forget: () => void;
  /** A page was shown since the document was loaded: a new document may do better. */
  inVisit: boolean;
}

export class MissingCode extends Error {
  override name = 'MissingCode';
  readonly retry: Retry;
  constructor(cause: unknown, retry: Retry) {
    super('The code of a page did not arrive', { cause });
    this.retry = retry;
  }
}

/** Shows what there is at its first render, and keeps that: code that comes later mounts nothing anew. */
function pageOf(content: () => ComponentType): ComponentType {
  return function Page() {
    const [Content] = useState(content);
    // Once the content is there, which its effects say.
    useEffect(() => void document.dispatchEvent(new Event(HYDRATED)), []);
    return <Content />;
  };
}

let inVisit = false;

/**
 * Returns a page in a chunk of its own. Unlike `React.lazy`, one that was preloaded renders in one pass, as
 * prerendering and hydration need, and one that failed does not stay failed.
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

/**
 * Returns a part of a page that comes later, when `preload` has fetched its code (see `useDeferredSection`), and never takes
 * the page away: HTML that was sent in its place stays there.
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

/** The build replaces this by the links: see `scripts/build.ts`. */
export const DEFERRED_STYLES = '<!--deferred-styles-->';

/**
 * Holds the links to the style sheets of a prerendered page's deferred sections: what is above is
 * painted without waiting for them. Inside the site they come with the code of those parts.
 */
export function DeferredStyles() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    return () => {
      // Other pages need some of them too, and Vite fetches none that was once in the document.
      for (const link of current?.querySelectorAll('link') ?? []) {
        document.body.append(link.cloneNode());
      }
    };
  }, []);
  // In the browser any text would be refused as HTML, even an empty one: see `trustedTypes.ts`.
  const html = import.meta.env.SSR ? DEFERRED_STYLES : (window.trustedTypes?.emptyHTML ?? '');
  return (
    <div hidden ref={place} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  );
}
