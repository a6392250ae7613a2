/*
 * Lighthouse (mobile) on each public page of the built site, against its budgets:
 * `npm run bench:lighthouse [address]`, with the site served as for bench:site.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';
import { findChromium } from '../tests/helpers/chromium';
import { host, testPorts } from './local';

const base = process.argv[2] ?? `http://${host}:${testPorts.hosting}`;
const PAGES = ['/', '/about', '/about/directors', '/services', '/resources', '/contact'];
const SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const LCP_MS = 1800;
const CLS = 0.02;

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
let within = true;
try {
  for (const page of PAGES) {
    const run = await lighthouse(base + page, { port: chrome.port, output: 'json' });
    if (run === undefined) throw new Error(`Lighthouse gave no report of ${page}`);
    const { categories: scored, audits, runtimeError } = run.lhr;
    if (runtimeError !== undefined) throw new Error(`${page}: ${runtimeError.message}`);
    const scores = Object.entries(SCORES).map(([name, least]) => {
      const score = Math.round((scored[name]?.score ?? 0) * 100);
      if (score < least) within = false;
      return `${name} ${score}${score < least ? ` (of ${least})` : ''}`;
    });
    const lcp = audits['largest-contentful-paint']?.numericValue ?? Infinity;
    const cls = audits['cumulative-layout-shift']?.numericValue ?? Infinity;
    if (lcp > LCP_MS || cls > CLS) within = false;
    console.log(`${page}: ${scores.join(', ')}, LCP ${lcp.toFixed(0)} ms, CLS ${cls.toFixed(3)}`);
    for (const audit of Object.values(audits)) {
      if (audit.score === 0 && audit.scoreDisplayMode === 'binary') console.log(`   ${audit.id}`);
    }
  }
} finally {
  chrome.kill();
}
if (!within) process.exitCode = 1;
