import { useLayoutEffect, useRef } from 'react';
import { DEFERRED_STYLES } from './deferredStyles';

/**
 * Contains the links to the style sheets of the deferred sections of a prerendered page. The
 * browser paints the first screen before it loads them. After a navigation in the browser, the code
 * of a deferred section loads its style sheets instead.
 */
export function DeferredStyles() {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = container;
    return () => {
      // Keep the style sheets when this component is removed. Other pages need some of them, and
      // Vite does not load a style sheet a second time.
      for (const link of current?.querySelectorAll('link') ?? []) {
        document.body.append(link.cloneNode());
      }
    };
  }, []);
  // With Trusted Types, the browser rejects every string as HTML, even an empty one (see
  // `trustedTypes.ts`).
  const html = import.meta.env.SSR ? DEFERRED_STYLES : (window.trustedTypes?.emptyHTML ?? '');
  return (
    <div
      hidden
      ref={container}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
