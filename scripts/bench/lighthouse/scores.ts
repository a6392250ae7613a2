/*
 * Lighthouse, mobile: the medians of several runs on one page after another. It is a package of its
 * own, installed when it is first asked for: one command needs it, and it is a seventh of all that
 * the project would install.
 */
import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { findChromium } from '../../../tests/helpers/chromium.ts';
import { fixedPaths } from '../../../src/content/sitePaths.ts';
import { runTool } from '../../tools.ts';
import { type Row, row, RUNS } from '../rows.ts';
import type { ServedSite } from '../site.ts';

const PUBLIC_PAGES = [...fixedPaths(), '/markets/asi'];
const LEAST_SCORE = 100;
const LCP_MS = 1800;
const CLS = 0.01;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The output of `run.js`. */
const Pages = v.array(
  v.object({
    page: v.string(),
    /** Audits that failed in any run. */
    failed: v.array(v.string()),
    figures: v.object({
      ...v.entriesFromList(categories, v.number()),
      /** Milliseconds. */
      lcp: v.number(),
      cls: v.number(),
      /**
       * The machine's own speed (Lighthouse's benchmark index): Lighthouse slows the processor to a
       * quarter of whatever it finds, and expects 1,500 or more.
       */
      machine: v.number(),
    }),
  }),
);

const folder = import.meta.dirname;
/** Without a graphics card one would be emulated, on the cores that the page is measured on. */
const CHROMIUM = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];

/** Installs it, unless what is there is what its lock file says. */
async function install(): Promise<void> {
  const lock = join(folder, 'package-lock.json');
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(lock).mtimeMs) return;
  const { ok } = await runTool({
    name: 'installing Lighthouse',
    command: ['npm', 'ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'],
  });
  if (!ok) throw new Error('Lighthouse could not be installed from the package registry');
}

/** Measures each public page, and names what failed. */
export async function measureLighthouse({ base, trust }: ServedSite): Promise<Row[]> {
  await install();
  const { executablePath, env } = await findChromium();
  const place = executablePath === undefined ? {} : { CHROME_PATH: executablePath };
  const run = join(folder, 'run.js');
  const args = [run, base, String(RUNS), PUBLIC_PAGES.join(), ...CHROMIUM, trust];
  const options = { env: { ...env, ...place } };
  const { stdout } = await promisify(execFile)(process.execPath, args, options);
  return v.parse(Pages, JSON.parse(stdout)).flatMap(({ page, failed, figures }): Row[] => {
    if (failed.length > 0) console.log(`   ${page}: ${failed.join(', ')}`);
    const of = (name: string) => `Lighthouse, ${page}: ${name}`;
    return [
      ...categories.map((name) => ({
        ...row(of(name), figures[name], '', LEAST_SCORE),
        least: true,
      })),
      row(of('largest paint'), figures.lcp, 'ms', LCP_MS),
      row(of('shift'), figures.cls, '', CLS),
      row(of('machine'), Math.round(figures.machine), ''),
    ];
  });
}
