/*
 * Holds the production build against its budgets, in a real browser. Needs the built site served,
 * as `npx firebase emulators:start --only hosting` or the browser tests do:
 * `npm run bench:site [address]`.
 */
import { launchChromium } from '../tests/helpers/chromium';
import { host, testPorts } from './local';
import { KB, report, scriptsOf, visitorDownloads, weigh } from './siteDownloads';

const base = process.argv[2] ?? `http://${host}:${testPorts.hosting}`;

/** JavaScript a visitor downloads on `/`, gzip. */
const JS_TOTAL_BUDGET = 150 * KB;
/** The part of it that the page's first hydration waits for. */
const JS_INTERACTIVE_BUDGET = 110 * KB;
/** Everything downloaded on `/`. */
const ALL_BUDGET = 350 * KB;

/** Asked for beside or after the first hydration, which does not wait for them. */
const LATE = /firestore|BelowTheFold|WhyChooseUs|NewsletterPopup|newsletterPreference|validation/;

const browser = await launchChromium();
const all = await visitorDownloads(browser, base);
await browser.close();
const scripts = scriptsOf(all);
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
