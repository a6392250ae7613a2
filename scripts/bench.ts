/*
 * `npm run bench`: the site against its budgets. Builds it, serves it with the local backend behind a
 * slow network, measures, prints a table, writes bench/results.json, and exits 1 where a budget is
 * missed. `npm run bench -- bytes visits` measures those parts alone.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { noProxyEnv } from '#emulators';
import { fixedPaths } from '../src/content/sitePaths.ts';
import { keysOf } from '../src/lib/records.ts';
import { measureEvening } from './bench/evening.ts';
import { measureInteractions } from './bench/interactions.ts';
import { categories, measureLighthouse } from './bench/lighthouse/scores.ts';
import { LOCAL_SPEED, type ServedSite, withServedSite } from './bench/site.ts';
import { measureVisits, WAITS } from './bench/visits.ts';
import { projectFolder } from './local.ts';
import { newPage, signInAsStaff } from './shotPage.ts';
import {
  type Download,
  KB,
  scriptsOf,
  stylesOf,
  visitorDownloads,
  watchDownloads,
  weigh,
} from './siteDownloads.ts';

Object.assign(process.env, noProxyEnv(process.env));

const RUNS = 5;
const PUBLIC_PAGES = [...fixedPaths(), '/markets/asi'];

/** Kilobytes, gzip. Those of staff are on top of the JavaScript of `/`: theirs is a document of its own. */
const BYTES = { scripts: 152, interactive: 112, styles: 12, all: 300, staff: 130 };

/** Bits a second and milliseconds, and the time until the figures of `/` are on the screen. */
const NETWORKS = [
  {
    name: '1.6 Mbit/s, 150 ms',
    speed: { down: 1_600_000, up: 750_000, roundTrip: 150 },
    figures: { first: 2200, second: 800 },
  },
  { name: '400 kbit/s, 400 ms', speed: { down: 400_000, up: 400_000, roundTrip: 400 } },
];
/** Elements with a digit in them once a page's figures are there. */
const FIGURES = {
  '/': ['.today b', '.asi-value'],
  '/about': ['.today b'],
};

const INTERACTION_MS = 200;
const SCORE = 100;
const LCP_MS = 1800;
const CLS = 0.01;
const EVENING = { keys: 30, seconds: 12 };

interface Row {
  what: string;
  measured: number;
  unit: string;
  /** The most that it may be, or for scores the least; absent where it is only reported. */
  budget?: number | undefined;
  least?: boolean;
}

const missed = ({ measured, budget, least = false }: Row) =>
  budget !== undefined && !(least ? measured >= budget : measured <= budget);

const rounded = (measured: number, digits = 0) => Number(measured.toFixed(digits));

const row = (what: string, measured: number, unit: string, budget?: number): Row => ({
  what,
  measured,
  unit,
  budget,
});
const kilobytes = (what: string, bytes: number, budget?: number): Row =>
  row(what, rounded(bytes / KB, 1), 'KB', budget);

const EDITORS = [
  ['Equity Market', 'Equity Market'],
  ['Resources', 'Resources Management'],
  ['News', 'Manage News Commentary'],
] as const;

/** The JavaScript of somebody who signs in, and of the same who opens every editor. */
async function staffScripts(browser: Browser, base: string) {
  const page = await newPage(browser, base, { width: 1440, height: 900 });
  const downloads = watchDownloads(page, base);
  await signInAsStaff(page);
  const first = weigh(scriptsOf(await downloads()));
  for (const [name, title] of EDITORS) {
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }
  const whole = weigh(scriptsOf(await downloads()));
  await page.context().close();
  return { first, whole };
}

async function bytes({ plainBase }: ServedSite, browser: Browser): Promise<Row[]> {
  const all = await visitorDownloads(browser, plainBase);
  const staff = await staffScripts(browser, plainBase);
  const html = await (await fetch(plainBase)).text();
  // The code that the page begins with, and what it is painted with: deferred sections link theirs in the body.
  const [, code = ''] = /"code":\[(.*?)\]/.exec(html) ?? [];
  const [head = ''] = html.split('</head>');
  const scripts = weigh(scriptsOf(all));
  // Hydration does not wait for Firestore's SDK.
  const isFirst = ({ path }: Download) => code.includes(path) && !path.includes('/firestore-');
  const interactive = weigh(scriptsOf(all).filter(isFirst));
  const styles = weigh(stylesOf(all).filter(({ path }) => head.includes(path)));
  return [
    kilobytes('JavaScript on /, gzip', scripts, BYTES.scripts),
    kilobytes('JavaScript before / is interactive', interactive, BYTES.interactive),
    kilobytes('Style sheets before / is painted', styles, BYTES.styles),
    kilobytes('Style sheets of its deferred sections', weigh(stylesOf(all)) - styles),
    kilobytes('Everything on /', weigh(all), BYTES.all),
    kilobytes('JavaScript to the first editor, on top', staff.first - scripts, BYTES.staff),
    kilobytes('JavaScript of every editor, on top', staff.whole - scripts, BYTES.staff),
  ];
}

async function visits({ base, over }: ServedSite, browser: Browser): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, speed, figures: budgets } of NETWORKS) {
    const { hangUp } = await over(speed);
    for (const [path, figures] of Object.entries(FIGURES)) {
      const measured = await measureVisits(browser, {
        url: base + path,
        figures,
        runs: RUNS,
        hangUp,
      });
      for (const visit of keysOf(measured)) {
        for (const wait of keysOf(WAITS)) {
          const what = `${path}, ${name}, ${visit} visit: ${WAITS[wait]}`;
          const budget = path === '/' && wait === 'figures' ? budgets?.[visit] : undefined;
          rows.push(row(what, rounded(measured[visit][wait]), 'ms', budget));
        }
      }
    }
  }
  await over(LOCAL_SPEED);
  return rows;
}

async function interactions({ base }: ServedSite, browser: Browser): Promise<Row[]> {
  const measured = await measureInteractions(browser, base, RUNS);
  return measured.map(({ name, time }) =>
    row(
      `From press to paint, processor at a quarter: ${name}`,
      rounded(time),
      'ms',
      INTERACTION_MS,
    ),
  );
}

async function lighthouse(site: ServedSite): Promise<Row[]> {
  const measured = await measureLighthouse(site, PUBLIC_PAGES, RUNS);
  return measured.flatMap(({ page, failed, figures }): Row[] => {
    if (failed.length > 0) console.log(`   ${page}: ${failed.join(', ')}`);
    const of = (name: string) => `Lighthouse, ${page}: ${name}`;
    return [
      ...categories.map((name) => ({ ...row(of(name), figures[name], '', SCORE), least: true })),
      row(of('largest paint'), rounded(figures.lcp), 'ms', LCP_MS),
      row(of('shift'), rounded(figures.cls, 3), '', CLS),
      row(of('machine'), rounded(figures.machine), ''),
    ];
  });
}

async function evening({ plainBase }: ServedSite, browser: Browser): Promise<Row[]> {
  const { keys, clicks, seconds } = await measureEvening(browser, plainBase);
  return [
    row("An evening's figures: keys", keys, '', EVENING.keys),
    row("An evening's figures: clicks", clicks, ''),
    row("An evening's figures: time", rounded(seconds, 1), 's', EVENING.seconds),
  ];
}

/** In this order: the evening leaves other data behind. */
const parts = { bytes, visits, interactions, lighthouse, evening };

function partsAskedFor(names: readonly string[]) {
  const unknown = names.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    throw new Error(
      `No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`,
    );
  }
  return Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name));
}

function print(rows: readonly Row[]): void {
  const widest = Math.max(...rows.map(({ what }) => what.length));
  for (const row of rows) {
    const { what, measured, unit, budget, least = false } = row;
    const wanted = budget === undefined ? '' : `${least ? 'least' : 'most'} ${budget} ${unit}`;
    const mark = budget === undefined ? '    ' : missed(row) ? 'OVER' : 'ok  ';
    console.log(`${mark} ${what.padEnd(widest)} ${`${measured} ${unit}`.padStart(10)}  ${wanted}`);
  }
}

const chosen = partsAskedFor(process.argv.slice(2));
const rows: Row[] = [];
await withServedSite(async (site, browser) => {
  for (const [name, measure] of chosen) {
    console.log(`\n== ${name}`);
    const measured = await measure(site, browser);
    print(measured);
    rows.push(...measured);
  }
});
const [processor] = cpus();
const machine = `${cpus().length} x ${processor?.model ?? 'unknown'}, Node ${process.versions.node}`;
const folder = join(projectFolder, 'bench');
await mkdir(folder, { recursive: true });
const results = { at: new Date().toISOString(), machine, runs: RUNS, rows };
await writeFile(join(folder, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
const over = rows.filter(missed).length;
console.log(`\n${machine}\n${over === 0 ? 'All within budget' : `${over} over budget`}`);
if (over > 0) process.exitCode = 1;
