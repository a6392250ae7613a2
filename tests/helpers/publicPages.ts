import { directorPath, directors } from '@/content/directors';
import { seriesPath } from '@/content/seriesSlugs';

/** A path of each page of the public site, one director's among them. */
export const sitePages = [
  '/',
  '/about',
  '/about/directors',
  directorPath(directors[0]?.name ?? ''),
  '/services',
  '/resources',
  '/contact',
  '/markets',
  seriesPath('asi'),
];

/** What a visitor may see: each page, and that of an unknown address. */
export const publicPages = [...sitePages, '/no-such-page'];
