/*
 * Command: `node run.js ORIGIN RUNS PATHS [CHROMIUM_OPTIONS]`. PATHS are separated by commas. Runs
 * Lighthouse for phones RUNS times on each page, and prints the medians as JSON.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';

const [origin = '', runs = '', paths = '', ...chromeFlags] = process.argv.slice(2);

// The packaged Chromium crashes if a trace contains the category `blink.webdx_feature_usage`. No
// Lighthouse score needs this category.
const traced = Trace.getDefaultTraceCategories();
Trace.getDefaultTraceCategories = () =>
  traced.filter((name) => name !== 'blink.webdx_feature_usage');

async function runOn(url) {
  // The environment variable CHROME_PATH may contain the path of Chromium.
  const chrome = await launch({ chromeFlags, envVars: process.env });
  try {
    const run = await lighthouse(url, { port: chrome.port, output: 'json' });
    if (run === undefined) throw new Error(`Lighthouse returned no report for ${url}`);
    const { categories, audits, runtimeError, environment } = run.lhr;
    if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
    const scores = Object.entries(categories).map(([name, { score }]) => [
      name,
      Math.round(score * 100),
    ]);
    return {
      ...Object.fromEntries(scores),
      lcp: audits['largest-contentful-paint'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
      machine: environment.benchmarkIndex,
      failed: Object.values(audits)
        .filter((audit) => audit.score === 0 && audit.scoreDisplayMode === 'binary')
        .map(({ id }) => id),
    };
  } finally {
    chrome.kill();
  }
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
const measured = [];
for (const page of paths.split(',')) {
  const all = [];
  while (all.length < Number(runs)) all.push(await runOn(`${origin}${page}`));
  const { failed: _, ...figures } = all[0];
  const medians = Object.keys(figures).map((name) => [name, median(all.map((run) => run[name]))]);
  const failed = [...new Set(all.flatMap((run) => run.failed))];
  measured.push({ page, failed, figures: Object.fromEntries(medians) });
}
console.log(JSON.stringify(measured));
