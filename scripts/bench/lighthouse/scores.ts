/*
 * Runs Lighthouse several times on each page, with the Lighthouse settings for phones, and reports
 * the medians. The first run installs Lighthouse from a separate package.json. If Lighthouse were a
 * dependency of the project, the number of packages would increase by a seventh.
 */
import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { findChromium } from '../../../tests/helpers/chromium.ts';
import { listFixedPaths } from '../../../src/content/sitePaths.ts';
import { runTool } from '../../tools.ts';
import { type BenchRow, createRow, RUNS } from '../rows.ts';
import type { ServedSite } from '../site.ts';

const PUBLIC_PAGES = [...listFixedPaths(), '/markets/asi'];
const MIN_SCORE = 100;
const MAX_LCP_MS = 1800;
const MAX_CLS = 0.01;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const ReportSchema = v.array(
  v.object({
    page: v.string(),
    /** Ids of the audits that failed in at least one run. */
    failed: v.array(v.string()),
    figures: v.object({
      ...v.entriesFromList(categories, v.number()),
      lcp: v.number(),
      cls: v.number(),
      /**
       * Speed of the machine, as Lighthouse's benchmark index. Lighthouse slows the processor down
       * to a quarter of its speed, and assumes an index of at least 1,500.
       */
      machine: v.number(),
    }),
  }),
);

const folder = import.meta.dirname;
/**
 * Without `--disable-gpu`, Chromium emulates a graphics card, which slows down the measured page.
 */
const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
];

/** Installs Lighthouse, unless the version in the lock file is already installed. */
async function installLighthouse(): Promise<void> {
  const lock = join(folder, 'package-lock.json');
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(lock).mtimeMs) return;
  const { ok } = await runTool({
    name: 'installing Lighthouse',
    command: ['npm', 'ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'],
  });
  if (!ok) throw new Error('Lighthouse could not be installed from the package registry');
}

/** Measures each public page. Prints the audits that failed. */
export async function measureLighthouse({ base, trust }: ServedSite): Promise<BenchRow[]> {
  await installLighthouse();
  const { executablePath, env } = await findChromium();
  const chromePath = executablePath === undefined ? {} : { CHROME_PATH: executablePath };
  const run = join(folder, 'run.js');
  const args = [run, base, String(RUNS), PUBLIC_PAGES.join(), ...CHROMIUM_FLAGS, trust];
  const options = { env: { ...env, ...chromePath } };
  const { stdout } = await promisify(execFile)(process.execPath, args, options);
  return v
    .parse(ReportSchema, JSON.parse(stdout))
    .flatMap(({ page, failed, figures }): BenchRow[] => {
      if (failed.length > 0) console.log(`   ${page}: ${failed.join(', ')}`);
      const toLabel = (name: string) => `Lighthouse, ${page}: ${name}`;
      return [
        ...categories.map((name) => ({
          ...createRow(toLabel(name), figures[name], '', MIN_SCORE),
          least: true,
        })),
        createRow(toLabel('largest paint'), figures.lcp, 'ms', MAX_LCP_MS),
        createRow(toLabel('shift'), figures.cls, '', MAX_CLS),
        createRow(toLabel('machine'), Math.round(figures.machine), ''),
      ];
    });
}
