/* What visits ask of Firebase, recorded while Chromium walks the production build. */
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type BrowserContext, type Page, type Response } from '@playwright/test';
import type { ServedSite } from '../bench/servedSite.ts';
import type { SlowLink } from '../bench/slowLink.ts';
import { walkDown } from '../shotPage.ts';
import { billedReads, collectionsIn, nothing, type Use } from './billing.ts';

/** A call to Firestore as the browser sent it. */
export interface Call {
  url: string;
  body: string;
}

interface Collection {
  documents: number;
  bytes: number;
}

export interface Visit {
  use: Use;
  calls: readonly Call[];
  /** The reads of each collection; the bytes of an answer count for its first document's. */
  collections: ReadonlyMap<string, Collection>;
  /** Firestore's answers, each compressed as Hosting would. */
  compressed: number;
}

/** The steps of a visit once its first page is open; `quiet` waits until nothing is sent any more. */
export type Walk = (page: Page, quiet: () => Promise<void>) => Promise<void>;

const QUIET_MS = 2000;
const LOOK_MS = 200;

/** Resolves once the site has sent nothing for a while, be it to the page or to its worker. */
async function quietOn(page: Page, link: SlowLink, { ports }: ServedSite): Promise<void> {
  const sent = () =>
    [ports.hosting, ports.firestore, ports.storage].map((port) => link.sent(port)).join();
  let last = sent();
  for (let quiet = 0; quiet < QUIET_MS; quiet += LOOK_MS) {
    await page.waitForTimeout(LOOK_MS);
    const now = sent();
    if (now !== last) quiet = 0;
    last = now;
  }
}

/** Every call to the backend, and how large its answer was. */
function record(page: Page, { ports }: ServedSite) {
  const use = { ...nothing };
  const calls: Call[] = [];
  const collections = new Map<string, Collection>();
  let compressed = 0;
  const pending: Promise<void>[] = [];
  const take = async (response: Response): Promise<void> => {
    const url = new URL(response.url());
    const request = response.request();
    if (url.port === String(ports.firestore)) {
      const body = await response.body();
      const answer: unknown = JSON.parse(body.toString());
      use.reads += billedReads(response.url(), answer);
      for (const [at, name] of collectionsIn(answer).entries()) {
        const { documents = 0, bytes = 0 } = collections.get(name) ?? {};
        const answered = at === 0 ? body.length : 0;
        collections.set(name, { documents: documents + 1, bytes: bytes + answered });
      }
      compressed += brotliCompressSync(body).length;
      use.calls += 1;
      use.firestoreBytes += body.length;
      calls.push({ url: response.url(), body: request.postData() ?? '' });
    }
    // What comes from the browser's own cache is no answer of Storage.
    if (url.port === String(ports.storage) && (await request.sizes()).responseBodySize > 0) {
      const { length } = await response.body();
      use.objects += 1;
      use.storageBytes += length;
    }
  };
  page.on('response', (response) => {
    if (response.request().method() !== 'OPTIONS') pending.push(take(response));
  });
  return async () => {
    await Promise.all(pending);
    return { use, calls, collections, compressed };
  };
}

async function visitOf(
  context: BrowserContext,
  site: ServedSite,
  link: SlowLink,
  path: string,
  walk: Walk,
): Promise<Visit> {
  link.hangUp();
  const before = link.sent(site.ports.hosting);
  const page = await context.newPage();
  const recorded = record(page, site);
  const quiet = () => quietOn(page, link, site);
  await page.goto(site.base + path);
  await quiet();
  await walkDown(page);
  await quiet();
  await walk(page, quiet);
  const visit = await recorded();
  await page.close();
  const hostingBytes = link.sent(site.ports.hosting) - before;
  return { ...visit, use: { ...visit.use, hostingBytes } };
}

export interface Visits {
  first: Visit;
  second: Visit;
}

/** A visit of somebody new, and the next one in the same browser. */
export async function recordVisits(
  browser: Browser,
  site: ServedSite,
  link: SlowLink,
  path: string,
  walk: Walk = () => Promise.resolve(),
): Promise<Visits> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const first = await visitOf(context, site, link, path, walk);
    return { first, second: await visitOf(context, site, link, path, walk) };
  } finally {
    await context.close();
  }
}
