import { keysOf } from '@/lib/records';
import { legalPages } from './legal/pages';
import { seriesSlugs } from './seriesSlugs';

/**
 * The paths of the public pages: what is routed, built, found, measured and checked on each
 * follows.
 */
export const sitePaths = [
  '/',
  '/about',
  '/about/directors',
  '/about/director/:id',
  '/services',
  '/resources',
  '/contact',
  '/markets',
  '/markets/:series',
  '/embed/:series',
  ...keysOf(legalPages),
] as const;
export type SitePath = (typeof sitePaths)[number];

export const fixedPaths = () => sitePaths.filter((path) => !path.includes(':'));

const slugs: readonly string[] = seriesSlugs;

/**
 * Returns whether the page is a chart for another site's page, without what all pages of this one
 * share.
 */
export function isEmbedded(pathname: string): boolean {
  return pathname.startsWith('/embed/') && slugs.includes(pathname.slice('/embed/'.length));
}

/** Returns whether figures are what the page is opened for; the others are pages of words. */
export const hasFigures = (pathname: string): boolean => /^\/+(?:$|markets|embed)/.test(pathname);
