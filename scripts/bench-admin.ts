/*
 * What the staff area downloads, and how quickly its file manager answers with 5,000 files in 200
 * categories, in a real browser on the production build: `npm run bench:admin`.
 */
import type { Browser, Page } from '@playwright/test';
import { staffAccount } from '../seed/accounts';
import { type Documents, setDocuments } from '../seed/rest';
import { median } from './benchTools';
import { testPorts } from './local';
import { KB, report, scriptsOf, visitorDownloads, watchDownloads, weigh } from './siteDownloads';
import { originOf, withTestSite } from './testSite';

const FILES = 5000;
const CATEGORIES = 200;
const PER_COMMIT = 400;
const ROUNDS = 5;
const BUDGET_MS = 100;
/** JavaScript of the staff area, gzip, on top of what a visitor downloads on `/`. */
const JS_BUDGET = 130 * KB;

const base = originOf({ ports: testPorts });

function manyDocuments(): Documents {
  const documents: Documents = {};
  for (let n = 0; n < CATEGORIES; n += 1) {
    const id = `cat_${1_800_000_000_000 + n}`;
    documents[`resourceCategories/${id}`] = { id, name: `Category ${n}`, displayOrder: 10 + n };
  }
  for (let n = 0; n < FILES; n += 1) {
    const id = `file_${1_800_000_000_000 + n}_bench`;
    documents[`resourceFiles/${id}`] = {
      id,
      name: `Market report ${n}`,
      url: `https://example.com/${n}.pdf`,
      fileType: 'application/pdf',
      uploadDate: new Date(1_735_689_600_000 + n * 60_000).toISOString(),
      category: `cat_${1_800_000_000_000 + (n % CATEGORIES)}`,
      path: `resources/bench/${n}.pdf`,
      icon: 'pdf',
      size: 1024 + n,
    };
  }
  return documents;
}

async function seedMany(): Promise<void> {
  const entries = Object.entries(manyDocuments());
  for (let first = 0; first < entries.length; first += PER_COMMIT) {
    await setDocuments(testPorts, Object.fromEntries(entries.slice(first, first + PER_COMMIT)));
  }
}

/** Runs in the page: what the page's own script does after `selector` gets `value` or a click. */
async function scriptTime({ selector, value }: { selector: string; value: string | null }) {
  const control = document.querySelector<HTMLElement>(selector);
  if (control === null) throw new Error(`There is no ${selector}`);
  let longest = 0;
  const observer = new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  const began = performance.now();
  if (value === null) control.click();
  else {
    const prototype = Object.getPrototypeOf(control) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    const event = control instanceof HTMLSelectElement ? 'change' : 'input';
    control.dispatchEvent(new Event(event, { bubbles: true }));
  }
  // A message posted from a frame comes after that frame was drawn.
  const drawn = await new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now());
      channel.port2.postMessage(null);
    });
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  observer.disconnect();
  return Math.max(drawn - began, longest);
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(staffAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(staffAccount.password);
  await page.keyboard.press('Enter');
}

/**
 * The staff area is a document of its own, with its own copy of the libraries that a visitor has
 * too: what comes on top is what it downloads beyond the JavaScript of `/`.
 */
async function measureDownloads(browser: Browser): Promise<boolean> {
  const visitors = weigh(scriptsOf(await visitorDownloads(browser, base)));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const downloads = watchDownloads(page, base);
  await page.goto(`${base}/admin/login`);
  await signIn(page);
  await page.getByLabel('Price (N per $)').waitFor();
  const first = weigh(scriptsOf(await downloads()));
  for (const [name, title] of [
    ['Equity Market', 'Equity Market'],
    ['Resources', 'Resources Management'],
    ['News', 'Manage News Commentary'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }
  const whole = weigh(scriptsOf(await downloads()));
  await page.close();
  const inAll = (bytes: number) =>
    `(${(bytes / KB).toFixed(1)} KB in all, / ${(visitors / KB).toFixed(1)} KB)`;
  const within = [
    report(`JavaScript to the first editor, on top ${inAll(first)}`, first - visitors, JS_BUDGET),
    report(`JavaScript of every editor, on top ${inAll(whole)}`, whole - visitors, JS_BUDGET),
  ];
  return !within.includes(false);
}

async function measure(browser: Browser): Promise<boolean> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${base}/admin/resources`);
  await signIn(page);
  const files = page.getByRole('region', { name: 'Manage Resource Files' });
  await files.getByText(/^Showing 1 to 10 of 5\d\d\d results/).waitFor({ timeout: 60_000 });
  await files.evaluate((region) => {
    region.id = 'bench';
  });
  const selects = '#bench select';
  await files.getByLabel('Files per page').selectOption('50');

  const first = `cat_1800000000000`;
  const search = '#bench input[type=search]';
  const next = '#bench nav li:last-child button';
  const all = '#bench thead input[type=checkbox]';
  /** Each is done in turn; `null` clicks. */
  const steps: readonly [name: string, selector: string, value: string | null][] = [
    ['search', search, 'report 4'],
    ['search ended', search, ''],
    ['page change', next, null],
    ['select all', all, null],
    ['select none', all, null],
    ['filter by one', selects, first],
    ['filter by none', selects, ''],
  ];
  const times = steps.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, [, selector, value]] of steps.entries()) {
      await page.locator('#bench tbody tr').first().waitFor();
      times[index]?.push(await page.evaluate(scriptTime, { selector, value }));
    }
  }
  let ok = true;
  for (const [index, [name]] of steps.entries()) {
    const each = times[index] ?? [];
    const middle = median(each);
    ok &&= middle <= BUDGET_MS;
    const text = `${middle.toFixed(1)} ms (worst ${Math.max(...each).toFixed(1)} ms)`;
    console.log(`${name.padEnd(15)} ${text}, budget ${BUDGET_MS} ms`);
  }
  return ok;
}

await withTestSite(async (browser) => {
  const small = await measureDownloads(browser);
  await seedMany();
  const quick = await measure(browser);
  if (!small || !quick) process.exitCode = 1;
});
