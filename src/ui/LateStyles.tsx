import { useLayoutEffect, useRef } from 'react';

/** What the build replaces by the links: see `scripts/build.ts`. */
export const LATE_STYLES = '<!--late-styles-->';

/**
 * Where a prerendered page links the style sheets of its late parts: what stands above is painted
 * without waiting for them, and what follows never without its styles. Inside the site they come with
 * the code of those parts.
 */
export function LateStyles() {
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
  const html = import.meta.env.SSR ? LATE_STYLES : (window.trustedTypes?.emptyHTML ?? '');
  return (
    <div hidden ref={place} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  );
}
