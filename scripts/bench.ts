/*
 * `npm run bench`: the visitors' site against its budgets. Builds it, serves it with the local
 * backend behind a slow network, measures, prints a table, writes bench/results.json, and exits 1
 * where a budget is missed. `npm run bench -- bytes visits` measures those parts alone; the parts
 * are bytes, visits, interactions and lighthouse.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { noProxyEnv } from '#emulators';
import { fixedPaths } from '../src/content/sitePaths.ts';
import { measureInteractions } from './bench/interactions.ts';
import { categories, measureLighthouse } from './bench/lighthouse/scores.ts';
import { LOCAL_SPEED, type ServedSite, withServedSite } from './bench/servedSite.ts';
import type { LinkSpeed } from './bench/slowLink.ts';
import { measureVisits, type Waits } from './bench/visits.ts';
import { projectFolder } from './local.ts';
import {
  type Download,
  KB,
  scriptsOf,
  stylesOf,
  visitorDownloads,
  weigh,
} from './siteDownloads.ts';

Object.assign(process.env, noProxyEnv(process.env));

const RUNS = 5;
const PUBLIC_PAGES = [...fixedPaths(), '/markets/asi'];

/** Files requested beside or after the first hydration, which does not wait for them. */
const LATE = /firestore|BelowTheFold|WhyChooseUs|NewsletterPopup|newsletterPreference|validation/;
/** Bytes, gzip. */
const BYTES = { scripts: 152 * KB, interactive: 112 * KB, styles: 12 * KB, all: 300 * KB };

interface Network {
  name: string;
  speed: LinkSpeed;
  /** The time until the figures are on the screen, ms. */
  figures?: { first: number; second: number };
}
const NETWORKS: readonly Network[] = [
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
} as const;

const INTERACTION_MS = 200;
const SCORE = 100;
const LCP_MS = 1800;
const CLS = 0.01;

interface Row {
  what: string;
  measured: number;
  unit: string;
  /** The most that it may be, or for scores the least; absent where it is only reported. */
  budget?: number;
  least?: boolean;
}

const missed = ({ measured, budget, least = false }: Row) =>
  budget !== undefined && !(least ? measured >= budget : measured <= budget);

const kilobytes = (what: string, bytes: number, budget?: number): Row => ({
  what,
  measured: Number((bytes / KB).toFixed(1)),
  unit: 'KB',
  ...(budget !== undefined && { budget: budget / KB }),
});

async function bytes({ plainBase }: ServedSite, browser: Browser): Promise<Row[]> {
  const all = await visitorDownloads(browser, plainBase);
  const scripts = scriptsOf(all);
  const styles = stylesOf(all);
  const isEarly = ({ path }: Download) => !LATE.test(path);
  return [
    kilobytes('JavaScript on /, gzip', weigh(scripts), BYTES.scripts),
    kilobytes(
      'JavaScript before / is interactive',
      weigh(scripts.filter(isEarly)),
      BYTES.interactive,
    ),
    kilobytes('Style sheets before / is painted', weigh(styles.filter(isEarly)), BYTES.styles),
    kilobytes(
      'Style sheets of its deferred sections',
      weigh(styles) - weigh(styles.filter(isEarly)),
    ),
    kilobytes('Everything on /', weigh(all), BYTES.all),
  ];
}

async function visits({ base, over }: ServedSite, browser: Browser): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, speed, figures } of NETWORKS) {
    const { hangUp } = await over(speed);
    for (const [path, selectors] of Object.entries(FIGURES)) {
      const options = { url: base + path, figures: selectors, runs: RUNS, hangUp };
      const measured = await measureVisits(browser, options);
      const row = (visit: 'first' | 'second', wait: keyof Waits, words: string): Row => ({
        what: `${path}, ${name}, ${visit} visit: ${words}`,
        measured: Math.round(measured[visit][wait]),
        unit: 'ms',
        ...(path === '/' && wait === 'figures' && figures && { budget: figures[visit] }),
      });
      for (const visit of ['first', 'second'] as const) {
        rows.push(
          row(visit, 'firstPaint', 'first paint'),
          row(visit, 'headline', 'headline'),
          row(visit, 'figures', 'figures'),
          row(visit, 'usable', 'usable'),
        );
      }
    }
  }
  await over(LOCAL_SPEED);
  return rows;
}

async function interactions({ base }: ServedSite, browser: Browser): Promise<Row[]> {
  const measured = await measureInteractions(browser, base, RUNS);
  return measured.map(({ name, time }) => ({
    what: `From press to paint, processor at a quarter: ${name}`,
    measured: Math.round(time),
    unit: 'ms',
    budget: INTERACTION_MS,
  }));
}

async function lighthouse(site: ServedSite): Promise<Row[]> {
  const measured = await measureLighthouse(site, PUBLIC_PAGES, RUNS);
  return measured.flatMap(({ page, scores, lcp, cls, failed, machine }): Row[] => {
    if (failed.length > 0) console.log(`   ${page}: ${failed.join(', ')}`);
    return [
      ...categories.map((category) => ({
        what: `Lighthouse, ${page}: ${category}`,
        measured: scores[category],
        unit: '',
        budget: SCORE,
        least: true,
      })),
      {
        what: `Lighthouse, ${page}: largest paint`,
        measured: Math.round(lcp),
        unit: 'ms',
        budget: LCP_MS,
      },
      {
        what: `Lighthouse, ${page}: shift`,
        measured: Number(cls.toFixed(3)),
        unit: '',
        budget: CLS,
      },
      { what: `Lighthouse, ${page}: machine`, measured: Math.round(machine), unit: '' },
    ];
  });
}

const parts = { bytes, visits, interactions, lighthouse };

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
