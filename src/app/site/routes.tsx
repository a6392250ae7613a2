import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { matchRoutes } from 'react-router-dom';
import type { sitePaths } from '@/content/sitePaths';
import { type LazyPage, lazyPage, type PageCode } from '@/ui/lazyPage';
import type { RootState } from './store';

type Address = Pick<URL, 'pathname' | 'search'>;

interface SitePageCode extends PageCode {
  /** Asks for what the page at this address shows first; its parts find it asked for. */
  open?: (address: Address) => ThunkAction<unknown, RootState, unknown, UnknownAction>;
}

interface SiteRoute extends LazyPage<SitePageCode> {
  path: string;
  Component: LazyPage['Page'];
  caseSensitive: true;
}

/** Matches as hosting does, where `/Contact` is another file than `/contact`. */
function route(
  path: (typeof sitePaths)[number] | '*',
  load: () => Promise<SitePageCode>,
): SiteRoute {
  const page = lazyPage(load);
  return { path, ...page, Component: page.Page, caseSensitive: true };
}

export const siteRoutes = [
  route('/', () => import('@/pages/HomePage')),
  route('/about', () => import('@/pages/AboutPage')),
  route('/about/directors', () => import('@/pages/DirectorsPage')),
  route('/about/director/:id', () => import('@/pages/DirectorPage')),
  route('/services', () => import('@/pages/ServicesPage')),
  route('/resources', () => import('@/pages/ResourcesPage')),
  route('/contact', () => import('@/pages/ContactPage')),
  route('/markets', () => import('@/pages/MarketsPage')),
  route('/markets/:series', () => import('@/pages/SeriesPage')),
  route('/embed/:series', () => import('@/pages/EmbedPage')),
  route('*', () => import('@/pages/NotFoundPage')),
];

export function preloadPage(path: string): Promise<SitePageCode> | undefined {
  return matchRoutes(siteRoutes, path)?.[0]?.route.preload();
}
