/*
 * The files that the visitors' service worker (src/offlineWorker.ts) caches for visits without a
 * network. They are all static files of this site: no files of the staff area, no uploaded files
 * and no responses of Firestore.
 */

/** The page that renders any route from code alone, if its own HTML is not cached. */
export const SHELL_PATH = '/offline';

export const SHELL_FILE = 'offline.html';

/** The attribute of the shell's root element if the document was served without a network. */
export const SHELL_ATTRIBUTE = 'data-offline';

/**
 * Pictures that the worker caches with each page. Pages load them only when the footer comes into
 * view.
 */
export const FOOTER_PICTURES = ['/images/footer-fan.svg', '/images/logo-on-navy.svg'];

export const SITE_CACHE = 'site';

/** The lists of paths that the build writes in front of the code of the worker. */
export interface WorkerLists {
  /** The visitors' code, styles and fonts. */
  siteFiles: readonly string[];
  pagesWithoutFigures: readonly string[];
}

/**
 * The worker's message to a page that it served from its cache when the server has a newer version.
 */
export const NEWER_VERSION_MESSAGE = 'newer';

/**
 * The kinds of cached files. Code, styles and fonts have hashed names and never change. Pages and
 * pictures may change.
 */
export type CacheKind = 'page' | 'code' | 'picture';

/** The fields of a `Request` that decide whether the worker caches its response. */
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
/** Matches the code, styles and fonts that a page's HTML links to. */
const LINKED_FILE = /(?<=["(])\/assets\/[^"')?#]+/g;

const isStaffUrl = (url: string): boolean =>
  URL.canParse(url) && STAFF_PATH.test(new URL(url).pathname);

/**
 * Returns the kind under which a response is cached; null for a request that the worker ignores.
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

/** Returns the cache key of a URL. A page is cached without its query. */
export function toCacheKey(url: string, kind: CacheKind): string {
  const { origin, pathname, search } = new URL(url);
  return origin + pathname + (kind === 'page' ? '' : search);
}

/** Returns the paths of the code, styles and fonts that a page's HTML links to. */
export const listLinkedFiles = (html: string): string[] => [...new Set(html.match(LINKED_FILE))];

/**
 * Returns whether a build has all files that a page links to.
 * @param files the paths of that build's files
 */
export const isInBuild = (html: string, files: ReadonlySet<string>): boolean =>
  listLinkedFiles(html).every((path) => files.has(path));
