/**
 * Replaces the package `react-fast-compare` in the build. react-helmet-async uses it to compare its
 * tags before it renders. The comparison needs more code (0.8 KB, gzip) than it saves work.
 */
export default () => false;
