import { toDirectorPath, directors } from '@/content/directors';
import { toEmbedPath, toSeriesPath, seriesSlugs } from '@/content/seriesSlugs';
import { type SitePath, sitePaths } from '@/content/sitePaths';

/** The paths of each route that has a parameter. */
const pathsOfRoute: Record<Extract<SitePath, `${string}:${string}`>, readonly string[]> = {
  '/about/director/:id': directors.map(({ name }) => toDirectorPath(name)),
  '/markets/:series': seriesSlugs.map(toSeriesPath),
  '/embed/:series': seriesSlugs.map(toEmbedPath),
};
const hasParameter = (path: SitePath): path is keyof typeof pathsOfRoute => path in pathsOfRoute;

/** The paths of all public pages, including the embedded charts. */
export const allPages = sitePaths.flatMap((path) =>
  hasParameter(path) ? pathsOfRoute[path] : [path],
);

const isEmbed = (path: string) => path.startsWith('/embed/');

/** One path of each route, and one unknown path. Embedded charts are not included. */
export const publicPages = [
  ...sitePaths
    .filter((path) => !isEmbed(path))
    .map((path) => (hasParameter(path) ? (pathsOfRoute[path][0] ?? '') : path)),
  '/no-such-page',
];
