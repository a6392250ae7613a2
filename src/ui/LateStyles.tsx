/** What the build replaces by the links: see `scripts/build.ts`. */
export const LATE_STYLES = '<!--late-styles-->';

/**
 * Where a prerendered page links the style sheets of its late parts: what stands above is painted
 * without waiting for them, and what follows never without its styles. Inside the site they come with
 * the code of those parts.
 */
export function LateStyles() {
  // In the browser any text would be refused as HTML, even an empty one: see `trustedTypes.ts`.
  const html = import.meta.env.SSR ? LATE_STYLES : (window.trustedTypes?.emptyHTML ?? '');
  return <div hidden dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
