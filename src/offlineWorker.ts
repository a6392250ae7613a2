/*
 * The service worker of the public site, served as /sw.js. It shows visited pages without a
 * network. See docs/decisions/0031-offline.md.
 *
 * The build inserts a list of the code, style and font files (`siteFiles`) before this code, so
 * each version of the site has a different worker. A new worker waits until no page of the previous
 * version is open. It then deletes the files that only the previous version needed.
 */
import { isEmbedded } from '@/content/sitePaths';
import {
  toCacheKey,
  FOOTER_PICTURES,
  isInBuild,
  type CacheKind,
  findCacheKind,
  listLinkedFiles,
  NEWER_VERSION_MESSAGE,
  SHELL_PATH,
  SITE_CACHE,
  type WorkerLists,
} from '@/lib/offline';
import { READ_LIMIT_MS } from '@/lib/timeLimit';

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface InstallEvent extends WorkerEvent {
  /** Registers requests that bypass the worker. Not all browsers support this. */
  addRoutes?: (
    rules: { condition: { urlPattern: { pathname: string } }; source: 'network' }[],
  ) => Promise<void>;
}
interface MessageToWorker extends WorkerEvent {
  data: unknown;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  resultingClientId: string;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}
interface WorkerEvents {
  install: InstallEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  message: MessageToWorker;
}

/** The used part of `ServiceWorkerGlobalScope`, whose types conflict with those of a page. */
declare const self: WorkerLists & {
  location: Location;
  registration: ServiceWorkerRegistration;
  navigator: { connection?: { saveData?: boolean } };
  clients: {
    claim: () => Promise<void>;
    get: (id: string) => Promise<{ postMessage: (message: unknown) => void } | undefined>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
};

const { origin } = self.location;
const openCache = () => caches.open(SITE_CACHE);
// A response depends only on its address, so `Vary` headers are ignored.
const findCached = async (key: string) => (await openCache()).match(key, { ignoreVary: true });

const isHtml = (response: Response) =>
  response.headers.get('content-type')?.startsWith('text/html') === true;

/**
 * Returns whether a response is complete, of the right type and not redirected. An HTML error page
 * in place of code is not cached.
 */
const isCacheable = (response: Response, kind: CacheKind) =>
  response.status === 200 && !response.redirected && isHtml(response) === (kind === 'page');

async function cacheResponse(key: string, response: Response): Promise<void> {
  try {
    await (await openCache()).put(key, response);
  } catch {
    // Storage is full. The response is not cached.
  }
}

async function fetchFromNetwork(
  event: FetchEvent,
  key: string,
  kind: CacheKind,
): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  if (isCacheable(response, kind)) event.waitUntil(cacheResponse(key, response.clone()));
  return response;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** After this age, a cached page may not match today's stored data. */
const MAX_PAGE_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** Returns whether a cached page is recent enough. Returns false if the user forced a reload. */
const isRecent = ({ headers }: Response, { cache }: Request) =>
  cache !== 'no-cache' &&
  cache !== 'reload' &&
  Date.now() - Date.parse(headers.get('date') ?? '') < MAX_PAGE_AGE_MS;

/** Notifies a page that is shown from the cache if the network has another version. */
async function notifyOfNewVersion(
  event: FetchEvent,
  cached: Response,
  fresh: Response,
): Promise<void> {
  if (!isCacheable(fresh, 'page')) return;
  const [before, now] = await Promise.all([cached.text(), fresh.text()]);
  if (listLinkedFiles(before).join(' ') === listLinkedFiles(now).join(' ')) return;
  (await self.clients.get(event.resultingClientId))?.postMessage(NEWER_VERSION_MESSAGE);
}

/**
 * Returns the network response. Falls back to the cache after a network failure, a server error or
 * a timeout. A recently cached page is returned at once and is notified later if the network has
 * another version.
 */
async function networkFirst(event: FetchEvent, key: string, kind: CacheKind): Promise<Response> {
  const networkResponse = fetchFromNetwork(event, key, kind).catch(() => null);
  // Cache the response even if it arrives late.
  event.waitUntil(networkResponse);
  const [cached, shell] = await Promise.all([
    findCached(key),
    // Embedded pages do not fall back to the shell, because browsers do not show the shell in a
    // frame.
    kind === 'page' && !isEmbedded(new URL(key).pathname) ? findCached(SHELL_PATH) : undefined,
  ]);
  if (cached === undefined) return (await networkResponse) ?? shell ?? Response.error();
  if (kind === 'page' && isRecent(cached, event.request)) {
    const copy = cached.clone();
    // If the response is cut off, its version is unknown. The page is then not notified of a new
    // version.
    event.waitUntil(
      networkResponse
        .then((fresh) => fresh && notifyOfNewVersion(event, copy, fresh))
        .catch(() => undefined),
    );
    return cached;
  }
  return Promise.race([
    networkResponse.then((response) =>
      response === null || response.status >= 500 ? cached : response,
    ),
    wait(READ_LIMIT_MS).then(() => cached),
  ]);
}

async function cacheFirst(event: FetchEvent, key: string): Promise<Response> {
  return (await findCached(key)) ?? (await fetchFromNetwork(event, key, 'code'));
}

/**
 * Caches the shell with all files that it links to. If this fails, the browser tries again at the
 * next visit.
 */
async function install(): Promise<void> {
  const cache = await openCache();
  const shell = await fetch(SHELL_PATH, { cache: 'no-cache' });
  const html = await shell.clone().text();
  if (!isCacheable(shell, 'page') || !isInBuild(html, new Set(self.siteFiles))) {
    throw new Error('The shell is not of this version');
  }
  await cache.addAll([...listLinkedFiles(html), ...FOOTER_PICTURES]);
  await cache.put(SHELL_PATH, shell);
}

/**
 * Deletes cached code files that are not in this version of the site, and cached pages that link to
 * such files.
 */
async function deleteOldEntries(): Promise<void> {
  const files = new Set(self.siteFiles);
  const cache = await openCache();
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const response = await cache.match(request, { ignoreVary: true });
    if (response === undefined) continue;
    const needed = isHtml(response)
      ? isInBuild(await response.text(), files)
      : !pathname.startsWith('/assets/') || files.has(pathname);
    if (!needed) await cache.delete(request, { ignoreVary: true });
  }
}

/**
 * Caches files that the page fetched before the worker was active. Most of them are still in the
 * browser's HTTP cache.
 */
async function cacheVisited(page: string, resources: readonly string[]): Promise<void> {
  const visit = async (url: string) => {
    const mode = url === page ? 'navigate' : 'no-cors';
    const kind = findCacheKind({ url, method: 'GET', mode, referrer: page }, origin);
    if (kind === null) return;
    const key = toCacheKey(url, kind);
    if ((await findCached(key)) !== undefined) return;
    const response = await fetch(key);
    if (isCacheable(response, kind)) await cacheResponse(key, response);
  };
  // Files are fetched in parallel, because the visit may end soon.
  await Promise.allSettled([page, ...resources].map(visit));
}

/**
 * Caches pages that have no figures, one after the other. These pages are small. Does nothing for
 * embedded charts, because their readers are on another site.
 */
async function cacheTextPages(visited: string): Promise<void> {
  if (self.navigator.connection?.saveData === true || isEmbedded(new URL(visited).pathname)) return;
  const files = new Set(self.siteFiles);
  for (const path of self.pagesWithoutFigures) {
    const key = origin + path;
    if ((await findCached(key)) !== undefined) continue;
    const page = await fetch(key, { priority: 'low' });
    const html = await page.clone().text();
    // Another version of the site is online. Its own worker caches the pages.
    if (!isCacheable(page, 'page') || !isInBuild(html, files)) return;
    for (const linked of listLinkedFiles(html)) {
      if ((await findCached(origin + linked)) !== undefined) continue;
      const answer = await fetch(linked, { priority: 'low' });
      if (!isCacheable(answer, 'code')) return;
      await cacheResponse(origin + linked, answer);
    }
    await cacheResponse(key, page);
  }
}

function addListeners(): void {
  self.addEventListener('install', (event) => {
    const untouched = ['/admin*', '/assets/staff/*'].map((pathname) => ({
      condition: { urlPattern: { pathname } },
      source: 'network' as const,
    }));
    event.waitUntil(Promise.all([install(), event.addRoutes?.(untouched).catch(() => undefined)]));
  });
  self.addEventListener('activate', (event) => {
    const activate = async () => {
      // The browser requests the page while the worker starts.
      await self.registration.navigationPreload.enable().catch(() => undefined);
      await deleteOldEntries();
      await self.clients.claim();
    };
    event.waitUntil(activate());
  });
  self.addEventListener('fetch', (event) => {
    const kind = findCacheKind(event.request, origin);
    if (kind === null) return;
    const key = toCacheKey(event.request.url, kind);
    event.respondWith(kind === 'code' ? cacheFirst(event, key) : networkFirst(event, key, kind));
  });
  self.addEventListener('message', (event) => {
    if (!Array.isArray(event.data)) return;
    const [page, ...resources] = event.data.filter((each) => typeof each === 'string');
    if (page === undefined) return;
    event.waitUntil(cacheVisited(page, resources).then(() => cacheTextPages(page)));
  });
}

/** Deletes the cache and unregisters every worker of this site. */
function removeWorker(): void {
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([caches.delete(SITE_CACHE), self.registration.unregister()]));
  });
}

if (import.meta.env.VITE_OFFLINE === 'off') removeWorker();
else addListeners();
