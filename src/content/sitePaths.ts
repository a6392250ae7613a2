import { seriesSlugs } from './seriesSlugs';

/** The paths of the public pages, as hosting and the router know them. */
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
] as const;

const slugs: readonly string[] = seriesSlugs;

/** Whether the page is a chart for another site's page, without what all pages of this one share. */
export function isEmbedded(pathname: string): boolean {
  return pathname.startsWith('/embed/') && slugs.includes(pathname.slice('/embed/'.length));
}

/** Whether figures are what the page is opened for; the others are pages of words. */
export const hasFigures = (pathname: string): boolean => /^\/+(?:$|markets|embed)/.test(pathname);
