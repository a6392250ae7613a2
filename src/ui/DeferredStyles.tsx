import { useLayoutEffect, useRef } from 'react';
import { DEFERRED_STYLES } from './deferredStyles';

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
