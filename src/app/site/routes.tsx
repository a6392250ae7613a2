import { matchPath } from 'react-router-dom';
import { type LazyPage, lazyPage } from '@/ui/lazyPage';

interface SiteRoute extends LazyPage {
  path: string;
}

const NOT_FOUND = lazyPage(() => import('@/pages/NotFoundPage'));

/** The public routes. The last one catches every unknown path. */
export const siteRoutes: readonly SiteRoute[] = [
  { path: '/', ...lazyPage(() => import('@/pages/HomePage')) },
  { path: '/about', ...lazyPage(() => import('@/pages/AboutPage')) },
  { path: '/about/directors', ...lazyPage(() => import('@/pages/DirectorsPage')) },
  { path: '/about/director/:id', ...lazyPage(() => import('@/pages/DirectorPage')) },
  { path: '/services', ...lazyPage(() => import('@/pages/ServicesPage')) },
  { path: '/resources', ...lazyPage(() => import('@/pages/ResourcesPage')) },
  { path: '/contact', ...lazyPage(() => import('@/pages/ContactPage')) },
  { path: '*', ...NOT_FOUND },
];

/** Fetches the code of the page at `path`. */
export async function preloadPage(path: string): Promise<void> {
  const route = siteRoutes.find((candidate) => matchPath(candidate.path, path) !== null);
  await (route ?? NOT_FOUND).preload();
}
