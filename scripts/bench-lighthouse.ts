/*
 * Lighthouse (mobile) on each public page of the built site, against its budgets, the median of
 * three runs: `npm run bench:lighthouse [address]`, with the site served as for bench:site. The
 * last figure is the machine's own speed (Lighthouse's benchmark index): it slows the processor to
 * a quarter of whatever it finds, and expects 1,500 or more.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';
import { findChromium } from '../tests/helpers/chromium';
import { median } from './benchTools';
import { host, testPorts } from './local';

const base = process.argv[2] ?? `http://${host}:${testPorts.hosting}`;
const PAGES = ['/', '/about', '/about/directors', '/services', '/resources', '/contact'];
const SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const LCP_MS = 1800;
const CLS = 0.02;
const RUNS = 3;

// The packaged Chromium's renderer crashes when a trace holds this category; no score needs it.
const categories = Trace.getDefaultTraceCategories();
Trace.getDefaultTraceCategories = () =>
  categories.filter((name) => name !== 'blink.webdx_feature_usage');

const { executablePath, env } = await findChromium();
const chrome = await launch({
  ...(executablePath !== undefined && { chromePath: executablePath }),
  envVars: env,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
});

interface Run {
  scores: Record<string, number>;
  lcp: number;
  cls: number;
  failed: string[];
  speed: number;
}

async function runOn(page: string): Promise<Run> {
  const run = await lighthouse(base + page, { port: chrome.port, output: 'json' });
  if (run === undefined) throw new Error(`Lighthouse gave no report of ${page}`);
  const { categories: scored, audits, runtimeError, environment } = run.lhr;
  if (runtimeError !== undefined) throw new Error(`${page}: ${runtimeError.message}`);
  return {
    scores: Object.fromEntries(
      Object.keys(SCORES).map((name) => [name, Math.round((scored[name]?.score ?? 0) * 100)]),
    ),
    lcp: audits['largest-contentful-paint']?.numericValue ?? Infinity,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Infinity,
    failed: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
      .map(({ id }) => id),
    speed: environment.benchmarkIndex,
  };
}

let within = true;
try {
  for (const page of PAGES) {
    const runs: Run[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await runOn(page));
    const scores = Object.entries(SCORES).map(([name, least]) => {
      const score = median(runs.map((run) => run.scores[name] ?? 0));
      if (score < least) within = false;
      return `${name} ${score}${score < least ? ` (of ${least})` : ''}`;
    });
    const lcp = median(runs.map((run) => run.lcp));
    const cls = median(runs.map((run) => run.cls));
    const speed = median(runs.map((run) => run.speed));
    if (lcp > LCP_MS || cls > CLS) within = false;
    console.log(
      `${page}: ${scores.join(', ')}, LCP ${lcp.toFixed(0)} ms, CLS ${cls.toFixed(3)}, ` +
        `machine ${speed.toFixed(0)}`,
    );
    for (const id of new Set(runs.flatMap((run) => run.failed))) console.log(`   ${id}`);
  }
} finally {
  chrome.kill();
}
if (!within) process.exitCode = 1;
