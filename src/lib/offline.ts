/*
 * Determines which files the service worker of the public site (src/offlineWorker.ts) caches for
 * offline visits. It caches only static files of this site: no files of the staff area, no uploads
 * and no Firestore responses.
 */

/** The path of the page that renders any route if the HTML of that route is not cached. */
export const SHELL_PATH = '/offline';

export const SHELL_FILE = 'offline.html';

/** Marks the root element of the offline page if the page was served without a network. */
export const SHELL_ATTRIBUTE = 'data-offline';

/**
 * Pictures that the service worker caches together with each page. Pages load these pictures only
 * when the footer becomes visible.
 */
export const FOOTER_PICTURES = ['/images/footer-fan.svg', '/images/logo-on-navy.svg'];

export const SITE_CACHE = 'site';

/** The lists of paths that the build writes into the service worker. */
export interface WorkerLists {
  /** The paths of the code, styles and fonts of the public site. */
  siteFiles: readonly string[];
  pagesWithoutFigures: readonly string[];
}

/**
 * The message from the service worker to a page that was served from the cache. It means that the
 * server has a newer version of the page.
 */
export const NEWER_VERSION_MESSAGE = 'newer';

/**
 * The kinds of cached files. Code, styles and fonts have hashed names and never change. Pages and
 * pictures may change.
 */
export type CacheKind = 'page' | 'code' | 'picture';

/** The fields of a `Request` that determine whether its response is cached. */
export interface CacheableRequest {
  url: string;
  method: string;
  mode: string;
  /** The URL of the document or style sheet that sent the request; '' if unknown. */
  referrer: string;
}

const STAFF_PATH = /^\/(?:admin(?:\.html)?(?:\/|$)|assets\/staff\/)/;
const CODE_PATH = /^\/assets\/[^/]+$/;
const PICTURE_PATH = /^\/(?:images\/|favicon\.svg$)/;
const FILE_PATH = /\.\w{2,12}$/;
/** Matches the paths of code, styles and fonts in the HTML of a page. */
const LINKED_FILE = /(?<=["(])\/assets\/[^"')?#]+/g;

const isStaffUrl = (url: string): boolean =>
  URL.canParse(url) && STAFF_PATH.test(new URL(url).pathname);

/**
 * Returns the kind under which the service worker caches a response; null if it does not cache the
 * response.
 */
export function findCacheKind(
  { url, method, mode, referrer }: CacheableRequest,
  origin: string,
): CacheKind | null {
  const requestedUrl = new URL(url);
  if (method !== 'GET' || requestedUrl.origin !== origin || isStaffUrl(url) || isStaffUrl(referrer))
    return null;
  if (CODE_PATH.test(requestedUrl.pathname)) return 'code';
  if (PICTURE_PATH.test(requestedUrl.pathname)) return 'picture';
  return mode === 'navigate' && !FILE_PATH.test(requestedUrl.pathname) ? 'page' : null;
}

/** Returns the cache key of a URL. The cache key of a page does not contain the query. */
export function toCacheKey(url: string, kind: CacheKind): string {
  const { origin, pathname, search } = new URL(url);
  return origin + pathname + (kind === 'page' ? '' : search);
}

/** Returns the paths of the code, styles and fonts that the HTML of a page links to. */
export const listLinkedFiles = (html: string): string[] => [...new Set(html.match(LINKED_FILE))];

/**
 * Returns whether a build contains all files that the HTML of a page links to.
 * @param files the paths of all files of the build
 */
export const isInBuild = (html: string, files: ReadonlySet<string>): boolean =>
  listLinkedFiles(html).every((path) => files.has(path));
