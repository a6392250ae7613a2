/** The build replaces this by the links: see `scripts/build.ts`. */
export const DEFERRED_STYLES = '<!--deferred-styles-->';
