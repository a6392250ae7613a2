import { matchPath } from 'react-router-dom';
import { directors } from '@/content/directors';
import { type LazyPage, lazyPage } from './lazyPage';

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

/** Every path that is written as an HTML file at build time; `/404` becomes hosting's 404 page. */
export const prerenderedPaths: readonly string[] = [
  ...siteRoutes.map(({ path }) => path).filter((path) => !/[:*]/.test(path)),
  ...directors.map(({ name }) => `/about/director/${encodeURIComponent(name)}`),
  '/404',
];

/** Fetches the code of the page at `path`. */
export async function preloadPage(path: string): Promise<void> {
  const route = siteRoutes.find((candidate) => matchPath(candidate.path, path) !== null);
  await (route ?? NOT_FOUND).preload();
}
