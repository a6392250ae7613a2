/*
 * Runs Lighthouse several times on each page, with its settings for phones, and reports the
 * medians. Lighthouse has a package.json of its own, which the first run installs. As a dependency
 * of the project, it would be a seventh of all packages.
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
const MIN_SCORE = 100;
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
      lcp: v.number(),
      cls: v.number(),
      /**
       * The speed of the machine (Lighthouse's benchmark index). Lighthouse slows the processor to
       * a quarter of its speed, and expects an index of at least 1,500.
       */
      machine: v.number(),
    }),
  }),
);

const folder = import.meta.dirname;
/** Without `--disable-gpu` Chromium emulates a graphics card, which slows the measured page. */
const CHROMIUM = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];

/** Installs Lighthouse, unless the installed version matches the lock file. */
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

/** Measures each public page, and prints the audits that failed. */
export async function measureLighthouse({ base, trust }: ServedSite): Promise<Row[]> {
  await install();
  const { executablePath, env } = await findChromium();
  const chromePath = executablePath === undefined ? {} : { CHROME_PATH: executablePath };
  const run = join(folder, 'run.js');
  const args = [run, base, String(RUNS), PUBLIC_PAGES.join(), ...CHROMIUM, trust];
  const options = { env: { ...env, ...chromePath } };
  const { stdout } = await promisify(execFile)(process.execPath, args, options);
  return v.parse(Pages, JSON.parse(stdout)).flatMap(({ page, failed, figures }): Row[] => {
    if (failed.length > 0) console.log(`   ${page}: ${failed.join(', ')}`);
    const of = (name: string) => `Lighthouse, ${page}: ${name}`;
    return [
      ...categories.map((name) => ({
        ...row(of(name), figures[name], '', MIN_SCORE),
        least: true,
      })),
      row(of('largest paint'), figures.lcp, 'ms', LCP_MS),
      row(of('shift'), figures.cls, '', CLS),
      row(of('machine'), Math.round(figures.machine), ''),
    ];
  });
}
