import { directorPath, directors } from '@/content/directors';
import { embedPath, seriesPath, seriesSlugs } from '@/content/seriesSlugs';
import { type SitePath, sitePaths } from '@/content/sitePaths';

/**
 * What stands for `:id` and `:series`: a route with another part has its pages named here first.
 */
const pagesOf: Record<Extract<SitePath, `${string}:${string}`>, readonly string[]> = {
  '/about/director/:id': directors.map(({ name }) => directorPath(name)),
  '/markets/:series': seriesSlugs.map(seriesPath),
  '/embed/:series': seriesSlugs.map(embedPath),
};
const hasParts = (path: SitePath): path is keyof typeof pagesOf => path in pagesOf;

/** The address of every public page, by their routes. */
export const allPages = sitePaths.flatMap((path) => (hasParts(path) ? pagesOf[path] : [path]));

const isEmbed = (path: string) => path.startsWith('/embed/');

/**
 * What a visitor may see: a page of each route but the charts for frames, and that of an unknown
 * address.
 */
export const publicPages = [
  ...sitePaths
    .filter((path) => !isEmbed(path))
    .map((path) => (hasParts(path) ? (pagesOf[path][0] ?? '') : path)),
  '/no-such-page',
];
