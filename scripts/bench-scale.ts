/*
 * What a visit takes from Firebase and what many of them cost: walks the production build in
 * Chromium, a first and a second visit of each public page, and prints the tables of docs/scale.md.
 * `npm run bench:scale`; `npm run bench:scale -- /markets` measures of the pages that one alone.
 */
import { noProxyEnv } from '#emulators';
import { seriesPath, seriesSlugs } from '../src/content/seriesSlugs.ts';
import { fixedPaths } from '../src/content/sitePaths.ts';
import { LOCAL_SPEED, withServedSite } from './bench/servedSite.ts';
import { free, monthlyCost, nothing, sumOf, total, type Use } from './scale/billing.ts';
import { recordVisits, type Visit, type Walk } from './scale/visits.ts';

Object.assign(process.env, noProxyEnv(process.env));

const PAGES = [
  ...fixedPaths(),
  '/about/director/Ngozi%20Umeh',
  ...seriesSlugs.map(seriesPath),
  '/markets/asi?range=5y',
  '/markets/asi?range=all',
  '/embed/asi',
];

/** The visit that costs are worked out for: from Home by links to the markets, the index and the files. */
const WALKED = 'Home, Markets, the index, Resources';
const walk: Walk = async (page, quiet) => {
  for (const path of ['/markets', '/markets/asi', '/resources']) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await page.waitForURL(`**${path}*`);
    await quiet();
  }
};

/** Assumed of visitors. */
const NEW_BROWSERS = 0.5;
const DOWNLOADS_A_VISIT = 0.1;
const report: Use = { ...nothing, objects: 1, storageBytes: 500_000 };
/** The share of a day's visits in its busiest hour, when the figures are out. */
const BUSIEST_HOUR = 0.2;
const VISITS_A_DAY = [1_000, 100_000, 10_000_000];

const printRow = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);

function printHeads(heads: readonly string[]): void {
  console.log('');
  printRow(heads);
  printRow(heads.map((_head, at) => (at === 0 ? '---' : '--:')));
}

const grouped = (amount: number, digits = 0) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const kb = (bytes: number) => grouped(bytes / 1000, bytes < 100_000 ? 1 : 0);
const dollars = (amount: number) => `$${grouped(amount, amount < 100 ? 2 : 0)}`;

/** @param again what Hosting sends on the next visit, which takes the rest anew */
const useCells = (
  { calls, reads, hostingBytes, firestoreBytes, objects, storageBytes }: Use,
  again: number,
) => [
  String(calls),
  String(reads),
  kb(hostingBytes),
  kb(again),
  kb(firestoreBytes),
  objects === 0 ? '0' : `${kb(storageBytes)} in ${objects}`,
];

/** Returns the mean of visits, with the reports that are downloaded. */
const meanOf = (first: Use, second: Use): Use =>
  total([
    [first, NEW_BROWSERS],
    [second, 1 - NEW_BROWSERS],
    [report, DOWNLOADS_A_VISIT],
  ]);

function printCosts(visit: Use): void {
  const days = VISITS_A_DAY.map((visits) => total([[visit, visits]]));
  const row = (what: string, of: (day: Use) => string) => printRow([what, ...days.map(of)]);
  printHeads(['A day', ...VISITS_A_DAY.map((visits) => `${grouped(visits)} visits`)]);
  row('Reads', ({ reads }) => grouped(reads));
  row('Hosting, GB a month', ({ hostingBytes }) => grouped((hostingBytes * 30) / 1e9, 1));
  row('Firestore, GiB a month', ({ firestoreBytes }) =>
    grouped((firestoreBytes * 30) / 2 ** 30, 1),
  );
  row('Storage, GB a month', ({ storageBytes }) => grouped((storageBytes * 30) / 1e9, 1));
  row('Reads, region', (day) => dollars(monthlyCost(day, 'region').reads));
  row('Reads, multi-region', (day) => dollars(monthlyCost(day, 'multiRegion').reads));
  row('Firestore, sent', (day) => dollars(monthlyCost(day, 'region').firestoreSent));
  row('Hosting, sent', (day) => dollars(monthlyCost(day, 'region').hosting));
  row('Storage, sent and operations', (day) => dollars(monthlyCost(day, 'region').storage));
  row('A month, region', (day) => dollars(sumOf(monthlyCost(day, 'region'))));
  row('A month, multi-region', (day) => dollars(sumOf(monthlyCost(day, 'multiRegion'))));
  row('Busiest hour, reads a second', ({ reads }) => grouped((reads * BUSIEST_HOUR) / 3600));
  row('Busiest hour, calls a second', ({ calls }) => grouped((calls * BUSIEST_HOUR) / 3600));
  console.log(
    `\nFree on Blaze: ${grouped(free.readsPerDay)} reads a day are ` +
      `${grouped(free.readsPerDay / visit.reads)} visits; ${free.hostingGBPerMonth} GB of Hosting a ` +
      `month are ${grouped((free.hostingGBPerMonth * 1e9) / 30 / visit.hostingBytes)} a day.`,
  );
}

/**
 * What changes of the design would save. A snapshot is one document of everything but the list of
 * files: in Firestore one read of the same bytes; by Hosting, which caches and compresses it, none.
 */
function printLevers(visit: Use, { collections, compressed }: Visit): void {
  const files = collections.get('resourceFiles') ?? { documents: 0, bytes: 0 };
  const levers: readonly (readonly [what: string, use: Use])[] = [
    ['As it is', visit],
    ['A snapshot in Firestore', { ...visit, calls: 2, reads: files.documents + 1 }],
    [
      'A snapshot by Hosting',
      {
        ...visit,
        calls: 1,
        reads: files.documents,
        firestoreBytes: files.bytes,
        hostingBytes: visit.hostingBytes + compressed,
      },
    ],
    ['A CDN before Hosting, 9 of 10 from it', { ...visit, hostingBytes: visit.hostingBytes / 10 }],
  ];
  const visits = VISITS_A_DAY.at(-1) ?? 0;
  printHeads(['Lever', 'Reads', 'Hosting, kB', 'Firestore, kB', `${grouped(visits)} visits a day`]);
  for (const [what, each] of levers) {
    const month = sumOf(monthlyCost(total([[each, visits]]), 'region'));
    const cells = [grouped(each.reads), kb(each.hostingBytes), kb(each.firestoreBytes)];
    printRow([what, ...cells, `${dollars(month)} a month`]);
  }
}

const asked = process.argv.slice(2);
const pages = asked.length === 0 ? PAGES : PAGES.filter((path) => asked.includes(path));
await withServedSite(async (site, browser) => {
  const link = await site.over(LOCAL_SPEED);
  printHeads(['Page', 'Calls', 'Reads', 'Hosting, kB', 'again', 'Firestore, kB', 'Storage, kB']);
  const measure = async (what: string, path: string, walked?: Walk) => {
    const { first, second } = await recordVisits(browser, site, link, path, walked);
    printRow([what, ...useCells(first.use, second.use.hostingBytes)]);
    return { first, second };
  };
  for (const path of pages) await measure(`\`${path}\``, path);
  const { first, second } = await measure(WALKED, '/', walk);
  const documents = [...first.collections]
    .map(([name, read]) => `${name} ${read.documents} (${kb(read.bytes)} kB)`)
    .join(', ');
  console.log(`\nDocuments of the first visit: ${documents}`);
  console.log(`Its answers of Firestore, compressed: ${kb(first.compressed)} kB`);
  const visit = meanOf(first.use, second.use);
  printCosts(visit);
  printLevers(visit, first);
});
