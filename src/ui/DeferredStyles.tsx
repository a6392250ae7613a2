import { useLayoutEffect, useRef } from 'react';
import { DEFERRED_STYLES } from './deferredStyles';

/**
 * Contains the style sheets of a prerendered page's deferred sections, so that the first screen is
 * painted without them. After a navigation, the code of those sections loads them instead.
 */
export function DeferredStyles() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    return () => {
      // Other pages also need some of these sheets, and Vite does not load a sheet that was in the
      // document before.
      for (const link of current?.querySelectorAll('link') ?? []) {
        document.body.append(link.cloneNode());
      }
    };
  }, []);
  // With Trusted Types, the browser rejects any string as HTML, even an empty one: see
  // `trustedTypes.ts`.
  const html = import.meta.env.SSR ? DEFERRED_STYLES : (window.trustedTypes?.emptyHTML ?? '');
  return (
    <div hidden ref={place} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  );
}
