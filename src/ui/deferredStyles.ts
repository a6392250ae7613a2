/**
 * The build replaces this placeholder with the links to the style sheets (see `scripts/build.ts`).
 */
export const DEFERRED_STYLES = '<!--deferred-styles-->';
