/* Measures what visitors download on `/`, and what staff download in the staff area. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { openPage, signInAsStaff, scrollDown } from '../shotPage.ts';
import { type BenchRow, createRow } from './rows.ts';
import type { ServedSite } from './site.ts';

/**
 * Maximum sizes in kilobytes, after gzip. `staff` is the size of the JavaScript that staff download
 * in addition to the JavaScript of a visitor of `/`.
 */
const BUDGET = { scripts: 156, interactive: 114, styles: 12, all: 300, staff: 135 };

export const KB = 1024;
interface Download {
  path: string;
  gzip: number;
}

/**
 * Records the files that a page downloads from its own origin. The returned function waits until
 * the network is idle, then resolves with these files.
 */
function watchDownloads(page: Page, base: string): () => Promise<Download[]> {
  const found: Promise<Download | null>[] = [];
  page.on('response', (response) => {
    const { host, pathname: path } = new URL(response.url());
    if (host !== new URL(base).host) return;
    const getSentBytes = (body: Buffer) =>
      path.endsWith('.woff2') ? body : gzipSync(body, { level: 9 });
    const download = response.body().then((body) => ({ path, gzip: getSentBytes(body).length }));
    found.push(download.catch(() => null));
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return (await Promise.all(found)).filter((download) => download !== null);
  };
}

/**
 * Scrolls to the end of a page as a visitor would, and returns all files that the browser
 * downloads.
 */
export async function collectVisitorDownloads(browser: Browser, base: string): Promise<Download[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const downloads = watchDownloads(page, base);
  await page.goto(base);
  await page.waitForLoadState('networkidle');
  await scrollDown(page);
  const all = await downloads();
  await page.close();
  return all;
}

export const sumBytes = (downloads: readonly Download[]): number =>
  downloads.reduce((sum, { gzip }) => sum + gzip, 0);

const selectScripts = (downloads: readonly Download[]): Download[] =>
  downloads.filter(({ path }) => path.endsWith('.js'));

/**
 * Returns the style sheets that apply to the screen. Style sheets for print and for forced colours
 * are left out.
 */
const selectStyles = (downloads: readonly Download[]): Download[] =>
  downloads.filter(({ path }) => path.endsWith('.css') && !/print|forced-colors/.test(path));

const createKilobyteRow = (what: string, bytes: number, budget?: number): BenchRow =>
  createRow(what, bytes / KB, 'KB', budget);

const EDITORS = [
  ['Equity Market', 'Equity Market'],
  ['Resources', 'Resources Management'],
  ['News', 'Manage News Commentary'],
] as const;

/**
 * Measures the JavaScript that staff download: first until they are signed in, then until they have
 * opened every editor.
 */
async function measureStaffScripts(browser: Browser, base: string) {
  const page = await openPage(browser, base, { width: 1440, height: 900 });
  const downloads = watchDownloads(page, base);
  await signInAsStaff(page);
  const first = sumBytes(selectScripts(await downloads()));
  for (const [name, title] of EDITORS) {
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }
  const whole = sumBytes(selectScripts(await downloads()));
  await page.context().close();
  return { first, whole };
}

export async function measureBytes(
  { plainBase }: ServedSite,
  browser: Browser,
): Promise<BenchRow[]> {
  const all = await collectVisitorDownloads(browser, plainBase);
  const staff = await measureStaffScripts(browser, plainBase);
  const html = await (await fetch(plainBase)).text();
  // The page contains a JSON list of the scripts that it starts with. The first paint needs the
  // style sheets in the head. Deferred sections link their style sheets in the body.
  const [, code = ''] = /"code":\[(.*?)\]/.exec(html) ?? [];
  const [head = ''] = html.split('</head>');
  const scripts = sumBytes(selectScripts(all));
  const isFirst = ({ path }: Download) => code.includes(path) && !path.includes('/firestore-');
  const interactive = sumBytes(selectScripts(all).filter(isFirst));
  const styles = sumBytes(selectStyles(all).filter(({ path }) => head.includes(path)));
  return [
    createKilobyteRow('JavaScript on /, gzip', scripts, BUDGET.scripts),
    createKilobyteRow('JavaScript before / is interactive', interactive, BUDGET.interactive),
    createKilobyteRow('Style sheets before / is painted', styles, BUDGET.styles),
    createKilobyteRow('Style sheets of deferred sections', sumBytes(selectStyles(all)) - styles),
    createKilobyteRow('Everything on /', sumBytes(all), BUDGET.all),
    createKilobyteRow(
      'Additional JavaScript of the first editor',
      staff.first - scripts,
      BUDGET.staff,
    ),
    createKilobyteRow('Additional JavaScript of all editors', staff.whole - scripts, BUDGET.staff),
  ];
}
