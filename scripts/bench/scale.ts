/* What visits ask of Firebase, as Google bills it: the first table of docs/scale.md. */
import type { Browser, BrowserContext, Page, Response } from '@playwright/test';
import { directorPath, directors } from '../../src/content/directors.ts';
import { embedPath, seriesPath, seriesSlugs } from '../../src/content/seriesSlugs.ts';
import { fixedPaths } from '../../src/content/sitePaths.ts';
import { field, items } from '../remote.ts';
import { walkDown } from '../shotPage.ts';
import { LOCAL_SPEED, type ServedSite } from './site.ts';
import type { SlowLink } from './slowLink.ts';

/** Each is a page, or pages that are reached from the first by links. */
const WALKS: readonly (readonly string[])[] = [
  ...fixedPaths().map((path) => [path]),
  [directorPath(directors[0]?.name ?? '')],
  ...seriesSlugs.map((slug) => [seriesPath(slug)]),
  ...['5y', 'all'].map((range) => [`${seriesPath('asi')}?range=${range}`]),
  [embedPath('asi')],
  ['/', '/markets', seriesPath('asi'), '/resources'],
];

const QUIET_MS = 2000;
const LOOK_MS = 200;
const ENTRIES_PER_READ = 1000;

/**
 * The reads that are billed for a call: each document that is looked up, there or not; each that a
 * query finds, and one where it finds none; one for 1,000 index entries that are counted.
 * See https://firebase.google.com/docs/firestore/pricing
 */
function billedReads(method: string, answer: unknown): number {
  const having = (name: string) =>
    items(answer).filter((each) => field(each, name) !== undefined).length;
  const [, counted = ''] = /"integerValue":"(\d+)"/.exec(JSON.stringify(answer)) ?? [];
  switch (method) {
    case 'batchGet':
      return having('found') + having('missing');
    case 'runQuery':
      return Math.max(1, having('document'));
    case 'runAggregationQuery':
      return Math.max(1, Math.ceil(Number(counted) / ENTRIES_PER_READ));
    default:
      throw new Error(`What ${method} costs is not known`);
  }
}

/** Resolves once the site has sent nothing for a while, be it to the page or to its worker. */
async function quiet(page: Page, link: SlowLink, ports: readonly number[]): Promise<void> {
  let last = '';
  for (let waited = 0; waited < QUIET_MS; waited += LOOK_MS) {
    const now = ports.map((port) => link.sent(port)).join();
    if (now !== last) waited = 0;
    last = now;
    await page.waitForTimeout(LOOK_MS);
  }
}

/** The use of a visit. Bytes are those sent to the browser, of Firestore before compression. */
interface Use {
  calls: number;
  reads: number;
  firestore: number;
  hosting: number;
}

async function visit(
  context: BrowserContext,
  { base, ports }: ServedSite,
  link: SlowLink,
  [path = '', ...further]: readonly string[],
): Promise<Use> {
  link.hangUp();
  const before = link.sent(ports.hosting);
  const page = await context.newPage();
  const pending: Promise<void>[] = [];
  const use: Use = { calls: 0, reads: 0, firestore: 0, hosting: 0 };
  const take = async (response: Response) => {
    const { port, pathname } = new URL(response.url());
    if (port !== String(ports.firestore) || response.request().method() === 'OPTIONS') return;
    const body = await response.body();
    use.calls += 1;
    use.reads += billedReads(pathname.split(':').at(-1) ?? '', JSON.parse(body.toString()));
    use.firestore += body.length;
  };
  page.on('response', (response) => pending.push(take(response)));
  const settled = () => quiet(page, link, [ports.hosting, ports.firestore, ports.storage]);
  await page.goto(base + path);
  await settled();
  await walkDown(page);
  await settled();
  for (const next of further) {
    await page.locator(`a[href="${next}"]:visible`).first().click();
    await page.waitForURL(`**${next}*`);
    await settled();
  }
  await Promise.all(pending);
  await page.close();
  return { ...use, hosting: link.sent(ports.hosting) - before };
}

/** A visit of somebody new to each page, and what Hosting sends on the next one in the same browser. */
export async function measureScale(browser: Browser, site: ServedSite) {
  const link = await site.over(LOCAL_SPEED);
  const measured: (Use & { what: string; again: number })[] = [];
  for (const walk of WALKS) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const use = await visit(context, site, link, walk);
    const { hosting: again } = await visit(context, site, link, walk);
    await context.close();
    measured.push({ what: walk.join(' to '), ...use, again });
  }
  return measured;
}
