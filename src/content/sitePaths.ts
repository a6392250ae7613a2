import { listKeys } from '@/lib/records';
import { legalPages } from './legal/pages';
import { seriesSlugs } from './seriesSlugs';

/** The paths of all public pages. Routes, prerendering, the sitemap and checks use this list. */
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
  '/notes',
  '/embed/:series',
  ...listKeys(legalPages),
] as const;
export type SitePath = (typeof sitePaths)[number];

export const listFixedPaths = () => sitePaths.filter((path) => !path.includes(':'));

const slugs: readonly string[] = seriesSlugs;

/** Returns true for an embedded chart, which has no header, footer or pop-up. */
export function isEmbedded(pathname: string): boolean {
  return pathname.startsWith('/embed/') && slugs.includes(pathname.slice('/embed/'.length));
}

/** Returns true for pages whose main content is market figures. */
export const hasFigures = (pathname: string): boolean =>
  /^\/+(?:$|markets|notes|embed)/.test(pathname);
