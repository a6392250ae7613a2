/*
 * Lighthouse, mobile: the medians of several runs on one page after another. It is a package of its
 * own, installed when it is first asked for: one command needs it, and it is a seventh of all that
 * the project would install.
 */
import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../../../tests/helpers/chromium.ts';
import { median } from '../../benchTools.ts';
import { runTool } from '../../tools.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export interface PageScores {
  page: string;
  scores: Record<Category, number>;
  /** Milliseconds. */
  lcp: number;
  cls: number;
  /** Audits that failed in any run. */
  failed: string[];
  /**
   * The machine's own speed (Lighthouse's benchmark index): Lighthouse slows the processor to a
   * quarter of whatever it finds, and expects 1,500 or more.
   */
  machine: number;
}

/** The output of `run.js`; null is what Lighthouse did not find. */
interface Run {
  scores: Record<Category, number>;
  lcp: number | null;
  cls: number | null;
  failed: string[];
  machine: number;
}

const isRun = (value: unknown): value is Run =>
  typeof value === 'object' && value !== null && 'scores' in value && 'machine' in value;

const folder = import.meta.dirname;
/** Without a graphics card one would be emulated, on the cores that the page is measured on. */
const CHROMIUM = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];
const run = promisify(execFile);

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

/** Returns the medians of so many runs on each page of the site, `trust` lets Chromium accept its certificate. */
export async function measureLighthouse(
  { base, trust }: { base: string; trust: string },
  pages: readonly string[],
  runs: number,
): Promise<PageScores[]> {
  await install();
  const { executablePath, env } = await findChromium();
  const place = executablePath === undefined ? {} : { CHROME_PATH: executablePath };
  const runOn = async (page: string): Promise<Run> => {
    const words = [join(folder, 'run.js'), base + page, ...CHROMIUM, trust];
    const { stdout } = await run(process.execPath, words, { env: { ...env, ...place } });
    const found: unknown = JSON.parse(stdout);
    if (!isRun(found)) throw new Error(`Lighthouse gave no scores of ${page}`);
    return found;
  };
  const measured: PageScores[] = [];
  for (const page of pages) {
    const all: Run[] = [];
    for (let count = 0; count < runs; count += 1) all.push(await runOn(page));
    const of = (name: Category) => median(all.map(({ scores }) => scores[name]));
    measured.push({
      page,
      scores: {
        performance: of('performance'),
        accessibility: of('accessibility'),
        'best-practices': of('best-practices'),
        seo: of('seo'),
      },
      lcp: median(all.map(({ lcp }) => lcp ?? Infinity)),
      cls: median(all.map(({ cls }) => cls ?? Infinity)),
      failed: [...new Set(all.flatMap(({ failed }) => failed))],
      machine: median(all.map(({ machine }) => machine)),
    });
  }
  return measured;
}
