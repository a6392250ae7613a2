/*
 * Holds the production build against its budgets, in a real browser. Needs the built site served,
 * as `npx firebase emulators:start --only hosting` or the browser tests do:
 * `npm run bench:site [address]`.
 */
import { gzipSync } from 'node:zlib';
import { launchChromium } from '../tests/helpers/chromium';
import { host, testPorts } from './local';

const base = process.argv[2] ?? `http://${host}:${testPorts.hosting}`;
const KB = 1024;

/** JavaScript a visitor downloads on `/`, gzip. */
const JS_TOTAL_BUDGET = 150 * KB;
/** The part of it that the page's first hydration waits for. */
const JS_INTERACTIVE_BUDGET = 110 * KB;
/** Everything downloaded on `/`. */
const ALL_BUDGET = 350 * KB;

/** Asked for beside or after the first hydration, which does not wait for them. */
const LATE = /firestore|BelowTheFold|WhyChooseUs|NewsletterPopup|newsletterPreference|validation/;

interface Download {
  path: string;
  gzip: number;
  script: boolean;
}

async function downloadsOf(path: string): Promise<Download[]> {
  const browser = await launchChromium();
  const found: Promise<Download | null>[] = [];
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.host !== new URL(base).host) return;
    found.push(
      response.body().then(
        (body) => ({
          path: url.pathname,
          // Fonts are compressed already.
          gzip: url.pathname.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length,
          script: url.pathname.endsWith('.js'),
        }),
        () => null,
      ),
    );
  });
  await page.goto(base + path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForLoadState('networkidle');
  const downloads = await Promise.all(found);
  await browser.close();
  return downloads.filter((download) => download !== null);
}

function report(what: string, bytes: number, budget: number): boolean {
  const within = bytes <= budget;
  const figures = `${(bytes / KB).toFixed(1)} KB of ${(budget / KB).toFixed(0)} KB`;
  console.log(`${within ? 'ok  ' : 'OVER'} ${what}: ${figures}`);
  return within;
}

const weigh = (downloads: Download[]) => downloads.reduce((sum, { gzip }) => sum + gzip, 0);

const all = await downloadsOf('/');
const scripts = all.filter(({ script }) => script);
const early = scripts.filter(({ path }) => !LATE.test(path));
for (const { path, gzip } of all.sort((a, b) => b.gzip - a.gzip)) {
  console.log(`     ${path} ${(gzip / KB).toFixed(1)} KB`);
}
const results = [
  report('JavaScript on /', weigh(scripts), JS_TOTAL_BUDGET),
  report('JavaScript before / is interactive', weigh(early), JS_INTERACTIVE_BUDGET),
  report('Everything on /', weigh(all), ALL_BUDGET),
];
if (results.includes(false)) process.exitCode = 1;
