/*
 * The files that the visitors' service worker (src/offlineWorker.ts) caches for visits without a
 * network. They are all static files of this site: no files of the staff area, no uploaded files
 * and no responses of Firestore.
 */

/** The page that renders any route from code alone, if its own HTML is not cached. */
export const SHELL = '/offline';

export const SHELL_FILE = 'offline.html';

/** The attribute of the shell's root element if the document was served without a network. */
export const SHELL_MARK = 'data-offline';

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
export const NEWER = 'newer';

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

const STAFF = /^\/(?:admin(?:\.html)?(?:\/|$)|assets\/staff\/)/;
const CODE = /^\/assets\/[^/]+$/;
const PICTURE = /^\/(?:images\/|favicon\.svg$)/;
const FILE = /\.\w{2,12}$/;
/** Matches the code, styles and fonts that a page's HTML links to. */
const LINKED = /(?<=["(])\/assets\/[^"')?#]+/g;

const isStaff = (url: string): boolean => URL.canParse(url) && STAFF.test(new URL(url).pathname);

/**
 * Returns the kind under which a response is cached; null for a request that the worker ignores.
 */
export function cacheKindOf(
  { url, method, mode, referrer }: CacheableRequest,
  origin: string,
): CacheKind | null {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin || isStaff(url) || isStaff(referrer)) return null;
  if (CODE.test(asked.pathname)) return 'code';
  if (PICTURE.test(asked.pathname)) return 'picture';
  return mode === 'navigate' && !FILE.test(asked.pathname) ? 'page' : null;
}

/** Returns the cache key of a URL. A page is cached without its query. */
export function cacheKey(url: string, kept: CacheKind): string {
  const { origin, pathname, search } = new URL(url);
  return origin + pathname + (kept === 'page' ? '' : search);
}

/** Returns the paths of the code, styles and fonts that a page's HTML links to. */
export const linkedIn = (html: string): string[] => [...new Set(html.match(LINKED))];

/**
 * Returns whether a build has all files that a page links to.
 * @param files the paths of that build's files
 */
export const isOfBuild = (html: string, files: ReadonlySet<string>): boolean =>
  linkedIn(html).every((path) => files.has(path));
