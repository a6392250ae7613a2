/* `node run.js <page> [options of Chromium]`: one run of Lighthouse, mobile; prints what it found as JSON. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';

const [url = '', ...chromeFlags] = process.argv.slice(2);

// The packaged Chromium's renderer crashes when a trace holds this category; no score needs it.
const traced = Trace.getDefaultTraceCategories();
Trace.getDefaultTraceCategories = () =>
  traced.filter((name) => name !== 'blink.webdx_feature_usage');

// Its path comes in CHROME_PATH, where it is not the system's own.
const chrome = await launch({ chromeFlags, envVars: process.env });
try {
  const run = await lighthouse(url, { port: chrome.port, output: 'json' });
  if (run === undefined) throw new Error(`Lighthouse gave no report of ${url}`);
  const { categories, audits, runtimeError, environment } = run.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const found = {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    lcp: audits['largest-contentful-paint']?.numericValue ?? null,
    cls: audits['cumulative-layout-shift']?.numericValue ?? null,
    failed: Object.values(audits)
      .filter((audit) => audit.score === 0 && audit.scoreDisplayMode === 'binary')
      .map(({ id }) => id),
    machine: environment.benchmarkIndex,
  };
  console.log(JSON.stringify(found));
} finally {
  chrome.kill();
}
