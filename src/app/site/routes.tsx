import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { matchRoutes } from 'react-router-dom';
import type { SitePath } from '@/content/sitePaths';
import { listKeys } from '@/lib/records';
import { createLazyPage, type PageCode } from '@/ui/lazyPage';
import type { RootState } from './store';

const loadLegalPage = () => import('@/pages/LegalPage');

type Address = Pick<URL, 'pathname' | 'search'>;

interface SitePageCode extends PageCode {
  /** Requests the data that the page shows first, before its components render. */
  open?: (address: Address) => ThunkAction<unknown, RootState, unknown, UnknownAction>;
}

const pages: Readonly<Record<SitePath | '*', () => Promise<SitePageCode>>> = {
  '/': () => import('@/pages/HomePage'),
  '/about': () => import('@/pages/AboutPage'),
  '/about/directors': () => import('@/pages/DirectorsPage'),
  '/about/director/:id': () => import('@/pages/DirectorPage'),
  '/services': () => import('@/pages/ServicesPage'),
  '/resources': () => import('@/pages/ResourcesPage'),
  '/contact': () => import('@/pages/ContactPage'),
  '/markets': () => import('@/pages/MarketsPage'),
  '/markets/:series': () => import('@/pages/SeriesPage'),
  '/notes': () => import('@/pages/NotesPage'),
  '/embed/:series': () => import('@/pages/EmbedPage'),
  '/privacy': loadLegalPage,
  '/terms': loadLegalPage,
  '/disclosures': loadLegalPage,
  '/data': () => import('@/pages/DataPage'),
  '/corrections': () => import('@/pages/CorrectionsPage'),
  '/accessibility': loadLegalPage,
  '*': () => import('@/pages/NotFoundPage'),
};

/**
 * Route paths are case-sensitive, because Firebase Hosting treats `/Contact` and `/contact` as
 * different files.
 */
export const siteRoutes = listKeys(pages).map((path) => {
  const page = createLazyPage(pages[path]);
  return { path, ...page, Component: page.Page, caseSensitive: true };
});

export function preloadPage(path: string): Promise<SitePageCode> | undefined {
  return matchRoutes(siteRoutes, path)?.[0]?.route.preload();
}
