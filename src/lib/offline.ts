/*
 * The files that the worker of visitors (src/offlineWorker.ts) keeps for a visit without a network.
 * All are this site's own: none of the staff area, no stored files, no answers of Firestore.
 */

/**
 * The document that shows the page at its address from code alone, where its own HTML is not kept.
 */
export const SHELL = '/offline';

/** Its file name in the build. */
export const SHELL_FILE = 'offline.html';

/** Marks the shell's root element: the network did not answer for this document. */
export const SHELL_MARK = 'data-offline';

/** The footer's pictures: a page asks for them late, and who has not come to a footer has none. */
export const FOOTER_PICTURES = ['/images/footer-fan.svg', '/images/logo-on-navy.svg'];

/** The name of the worker's cache. */
export const SITE_CACHE = 'site';

/** The worker's message to a page that was shown from its cache: there is another version of it. */
export const NEWER = 'newer';

/** Pages may change, as pictures do; code, styles and fonts are named by what is in them. */
export type KeptAs = 'page' | 'code' | 'picture';

/** The part of a `Request` that decides. */
export interface Asked {
  url: string;
  method: string;
  mode: string;
  /** The address of the document or style sheet that asks; '' where that is unknown. */
  referrer: string;
}

const STAFF = /^\/(?:admin(?:\.html)?(?:\/|$)|assets\/staff\/)/;
const CODE = /^\/assets\/[^/]+$/;
const PICTURE = /^\/(?:images\/|favicon\.svg$)/;
const FILE = /\.\w{2,12}$/;
/** Code, styles and fonts in the HTML of a page. */
const LINKED = /(?<=["(])\/assets\/[^"')?#]+/g;

const isStaff = (url: string): boolean => URL.canParse(url) && STAFF.test(new URL(url).pathname);

/**
 * Returns the kind under which an answer is cached; null for a request that the worker leaves
 * alone.
 */
export function keptAs({ url, method, mode, referrer }: Asked, origin: string): KeptAs | null {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin || isStaff(url) || isStaff(referrer)) return null;
  if (CODE.test(asked.pathname)) return 'code';
  if (PICTURE.test(asked.pathname)) return 'picture';
  return mode === 'navigate' && !FILE.test(asked.pathname) ? 'page' : null;
}

/**
 * Returns the address that an answer is kept under: a page's is the same whatever its query says.
 */
export function cacheKey(url: string, kept: KeptAs): string {
  const { origin, pathname, search } = new URL(url);
  return origin + pathname + (kept === 'page' ? '' : search);
}

/** Returns the paths of the code, styles and fonts that a page's HTML names. */
export const linkedIn = (html: string): string[] => [...new Set(html.match(LINKED))];

/**
 * Returns whether everything that a page names is in a build, by the paths of that build's files.
 */
export const isOfBuild = (html: string, files: ReadonlySet<string>): boolean =>
  linkedIn(html).every((path) => files.has(path));
