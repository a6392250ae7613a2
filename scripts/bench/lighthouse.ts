/* Lighthouse, mobile: the medians of several runs on one page after another. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';
import { findChromium } from '../../tests/helpers/chromium.ts';
import { median } from '../benchTools.ts';

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

// The packaged Chromium's renderer crashes when a trace holds this category; no score needs it.
const traced = Trace.getDefaultTraceCategories();
Trace.getDefaultTraceCategories = () =>
  traced.filter((name) => name !== 'blink.webdx_feature_usage');

async function runOn(url: string, port: number) {
  const run = await lighthouse(url, { port, output: 'json' });
  if (run === undefined) throw new Error(`Lighthouse gave no report of ${url}`);
  const { categories: scored, audits, runtimeError, environment } = run.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: Category) => Math.round((scored[name]?.score ?? 0) * 100);
  return {
    score,
    lcp: audits['largest-contentful-paint']?.numericValue ?? Infinity,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Infinity,
    failed: Object.values(audits)
      .filter((audit) => audit.score === 0 && audit.scoreDisplayMode === 'binary')
      .map(({ id }) => id),
    machine: environment.benchmarkIndex,
  };
}

/** The medians of so many runs on each page of the site, `trust` lets Chromium accept its certificate. */
export async function measureLighthouse(
  { base, trust }: { base: string; trust: string },
  pages: readonly string[],
  runs: number,
): Promise<PageScores[]> {
  const { executablePath, env } = await findChromium();
  const flags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'];
  const chrome = await launch({
    ...(executablePath !== undefined && { chromePath: executablePath }),
    envVars: env,
    chromeFlags: [...flags, trust],
  });
  try {
    const measured: PageScores[] = [];
    for (const page of pages) {
      const all: Awaited<ReturnType<typeof runOn>>[] = [];
      for (let run = 0; run < runs; run += 1) all.push(await runOn(base + page, chrome.port));
      const of = (name: Category) => median(all.map(({ score }) => score(name)));
      measured.push({
        page,
        scores: {
          performance: of('performance'),
          accessibility: of('accessibility'),
          'best-practices': of('best-practices'),
          seo: of('seo'),
        },
        lcp: median(all.map(({ lcp }) => lcp)),
        cls: median(all.map(({ cls }) => cls)),
        failed: [...new Set(all.flatMap(({ failed }) => failed))],
        machine: median(all.map(({ machine }) => machine)),
      });
    }
    return measured;
  } finally {
    chrome.kill();
  }
}
