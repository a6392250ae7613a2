/** Placeholder that the build replaces by the links to the style sheets: see `scripts/build.ts`. */
export const DEFERRED_STYLES = '<!--deferred-styles-->';
