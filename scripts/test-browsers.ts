/*
 * `npm run test:browsers`: the main journeys in Firefox and WebKitGTK, as far as this machine has
 * them; says which were skipped and why. Exits with 1 where a journey failed.
 */
import { noProxyEnv, stopOnSignals } from '#emulators';
import { journeys, walkThrough } from './browsers/journeys.ts';
import { startFirefox } from './browsers/firefox.ts';
import { type Found, findBrowsers } from './browsers/programs.ts';
import type { Session } from './browsers/session.ts';
import { startWebKit } from './browsers/webkit.ts';
import { testPorts } from './local.ts';
import { buildOf, originOf, startBackendOf } from './testSite.ts';
import { runTool, stopTools } from './tools.ts';

Object.assign(process.env, noProxyEnv(process.env));
const stopping = new AbortController();
const cleanups: (() => Promise<void>)[] = [];
const site = { ports: testPorts, folder: '.local/dist-browsers' };

function start(found: Exclude<Found, { skipped: string }>): Promise<Session> {
  return found.browser === 'Firefox'
    ? startFirefox(found.program)
    : startWebKit(found.program, found.display);
}

async function walk(found: Exclude<Found, { skipped: string }>): Promise<boolean> {
  const { send, stop } = await start(found);
  cleanups.push(stop);
  const problems = await walkThrough(send, originOf(site));
  const passed = journeys.length - problems.size;
  console.log(`\n== ${found.browser}: ${passed} of ${journeys.length} journeys passed`);
  for (const [name, problem] of problems) console.log(`   ${name}: ${problem}`);
  return problems.size === 0;
}

async function main(): Promise<boolean> {
  const browsers = findBrowsers(process.env);
  let ok = true;
  if (browsers.some((found) => !('skipped' in found))) {
    if (!(await runTool(buildOf(site))).ok) return false;
    cleanups.push(await startBackendOf(site, stopping.signal));
  }
  for (const found of browsers) {
    stopping.signal.throwIfAborted();
    if ('skipped' in found) console.log(`\n== ${found.browser}: skipped, ${found.skipped}`);
    else if (!(await walk(found))) ok = false;
  }
  return ok;
}

async function stopAll(): Promise<void> {
  await stopTools();
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}

stopOnSignals(async () => {
  stopping.abort();
  await stopAll();
  await running;
});
const running = main()
  .then((ok) => {
    process.exitCode = ok ? 0 : 1;
  })
  .catch((error: unknown) => {
    process.exitCode = 1;
    if (!stopping.signal.aborted) console.error(error);
  })
  .then(stopAll);
