/**
 * `npm test` runs every check, from types to browser tests, and prints the number of tests at the
 * end. `npm run test:backend` and `npm run test:e2e` run the parts that need the backend. They pass
 * arguments after `--` to the test runner: `npm run test:e2e -- visitor.spec.ts -g carousel`. `npm
 * run coverage:rules` runs only the tests of the rules and lists what they do not cover. `npm run
 * test:browsers` opens the site in Firefox and WebKit.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { noProxyEnv, stopOnSignals } from 'firebase-emulators-without-java';
import { seedNow } from '../seed/calendar.ts';
import { findChromium } from '../tests/helpers/chromium.ts';
import { copyBuild } from '../tests/helpers/copiedSite.ts';
import { projectFolder, getTestPorts, type TestSiteName } from './local.ts';
import { exitWith, exitWithUsage } from './options.ts';
import { checkRuleCoverage } from './ruleCoverage.ts';
import { findArgumentProblem } from './runnerArguments.ts';
import { summarize, type StepResult } from './testResults.ts';
import { createBuildTool, getTestSite, startTestBackend } from './testSite.ts';
import { runTool, stopTools, reportResult, type Tool } from './tools.ts';

// Set the variables in this process, because all tools that this script starts inherit them. The
// calls that store the example data use the variables too.
Object.assign(process.env, noProxyEnv(process.env));

const stopping = new AbortController();
// All processes of this run use the same date for the example data.
process.env['SEED_NOW'] = seedNow.toISOString();

const results: StepResult[] = [];
const cleanups: (() => Promise<void>)[] = [];
const reports = join(projectFolder, 'test-results');
const staticChecks: Tool[] = [
  { name: 'types and lint', command: ['oxlint'], aside: true },
  { name: 'unused code', command: ['knip', '--no-progress'], aside: true },
  { name: 'formatting', command: ['oxfmt', '--check'], aside: true },
];
const unitProjects = [
  ...['unit', 'components', 'scripts', 'programs'],
  ...['emulators', 'emulator-programs', 'relay'],
];
const unit = { ...createVitestTool('unit', unitProjects), aside: true };
const backend = { ...createVitestTool('backend', ['backend']), env: { TEST_SITE: 'calls' } };
const http = createVitestTool('site', ['site']);

function createVitestTool(name: string, projects: string[]): Tool {
  const file = join(reports, `${name}.json`);
  return {
    name,
    command: [
      ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      ...projects.flatMap((project) => ['--project', project]),
    ],
    report: file,
  };
}

const createBrowserTool = (site: TestSiteName): Tool => ({
  name: `browser, ${site}`,
  command: ['playwright', 'test', '--project', site, '--pass-with-no-tests'],
  report: join(reports, `browser-${site}.json`),
  env: { TEST_SITE: site },
});

const otherBrowsers: Tool = {
  ...createBrowserTool('reads'),
  name: 'other browsers',
  command: ['playwright', 'test', '--project', 'firefox', '--project', 'webkit'],
};

/**
 * Runs a tool.
 * @param extra additional arguments, for example names of test files
 */
async function run(tool: Tool, extra: readonly string[] = []): Promise<boolean> {
  stopping.signal.throwIfAborted();
  const result = await runTool({ ...tool, command: [...tool.command, ...extra] });
  results.push(result);
  return result.ok;
}

async function runAll(tools: Tool[]): Promise<void> {
  for (const tool of tools) await run(tool);
}

async function runStep(name: string, work: () => Promise<void>): Promise<boolean> {
  const began = performance.now();
  console.log(`\n== ${name}`);
  let ok = true;
  await work().catch((error: unknown) => {
    ok = false;
    console.error(error instanceof Error ? error.message : String(error));
  });
  results.push(reportResult(name, ok, began));
  return ok;
}

const startBackends = (...names: readonly TestSiteName[]) =>
  runStep('local backend', async () => {
    // Waits until each backend has started or failed. Otherwise, a backend that starts later would
    // not be stopped.
    const started = await Promise.allSettled(
      names.map(async (name) => {
        cleanups.push(await startTestBackend(getTestSite(name), stopping.signal));
      }),
    );
    for (const each of started) if (each.status === 'rejected') throw each.reason;
  });

/**
 * Runs the tests of the backend. Also checks the coverage of the rules, unless only some of the
 * tests of the rules are run.
 * @param extra arguments that select tests. Default: all tests.
 */
async function runBackendTests(
  extra: readonly string[],
  how: Record<'seeRules' | 'aside', boolean>,
) {
  const passed = await run({ ...backend, aside: how.aside }, extra);
  if (passed && how.seeRules)
    await runStep('rule coverage', () => checkRuleCoverage(getTestPorts('calls')));
}

/** Builds the site once for both kinds of browser tests. Returns whether the build succeeded. */
async function buildSites(): Promise<boolean> {
  const reads = getTestSite('reads');
  if (!(await run(createBuildTool(reads)))) return false;
  return runStep('build, writes', () => copyBuild(reads, getTestSite('writes')));
}

/**
 * Runs the browser tests for a site. For `reads`, first runs the tests of HTTP responses, unless
 * `extra` names test files.
 */
async function runBrowserTests(site: TestSiteName, extra: readonly string[]): Promise<void> {
  // The groups of tests run in parallel. To keep the outputs apart, the output of `reads` is
  // printed when its tools have ended.
  const aside = site === 'reads';
  if (site === 'reads' && extra.length === 0) await run({ ...http, aside });
  await run({ ...createBrowserTool(site), aside }, extra);
}

async function stopAll(): Promise<void> {
  await stopTools();
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}

/** Stops all running tools and starts no other tool. Resolves when everything has stopped. */
async function stopEarly(): Promise<void> {
  stopping.abort();
  await stopAll();
  await running;
}

async function main(only: string | undefined, extra: readonly string[]): Promise<void> {
  await rm(reports, { recursive: true, force: true });
  if (only === 'backend' || only === 'rules') {
    const tests = only === 'rules' ? ['tests/rules'] : extra;
    const seeRules = only === 'rules' || extra.length === 0;
    if (await startBackends('calls')) await runBackendTests(tests, { seeRules, aside: false });
    return;
  }
  if (only === 'browsers') {
    const site = getTestSite('reads');
    if ((await startBackends('reads')) && (await run(createBuildTool(site)))) {
      await run(otherBrowsers, extra);
    }
    return;
  }
  await findChromium();
  const all = only !== 'e2e';
  const checked = all ? runAll(staticChecks) : Promise.resolve();
  // This promise is awaited later. Without this handler, a rejection before the `await` would be
  // reported as unhandled.
  checked.catch(() => undefined);
  const sites: TestSiteName[] = all ? ['reads', 'writes', 'calls'] : ['reads', 'writes'];
  const started = await startBackends(...sites);
  // Three groups of tests run in parallel, each with its own site, and take about the same time.
  // The unit tests run after the shortest group, because they use all cores that the other groups
  // leave free.
  const built = started ? buildSites() : Promise.resolve(false);
  const runReads = async () => {
    await checked;
    if (await built) await runBrowserTests('reads', extra);
  };
  const runWrites = async () => {
    if (await built) await runBrowserTests('writes', extra);
    if (all) await run(unit);
  };
  const runCalls = async () => {
    if (started && all) await runBackendTests([], { seeRules: true, aside: true });
  };
  await Promise.all([runReads(), runWrites(), runCalls()]);
}

/**
 * Returns what is wrong with the arguments for a test runner, or undefined if they are correct.
 * `only` is the part of the tests that the user has selected.
 */
function findArgumentsProblem(only: string | undefined, extra: readonly string[]) {
  if (only === 'backend') return findArgumentProblem('vitest', ['backend'], extra);
  const projects = only === 'e2e' ? ['reads', 'writes'] : ['firefox', 'webkit'];
  return findArgumentProblem('playwright', projects, extra);
}

const USAGE = `Use: npm test, npm run coverage:rules, npm run test:backend [-- <for vitest>],
npm run test:e2e or npm run test:browsers [-- <for playwright>]`;
const [part, ...furtherArguments] = process.argv.slice(2);
const isKnownPart = part === undefined || ['backend', 'rules', 'e2e', 'browsers'].includes(part);
const wrongArgument = isKnownPart ? part === 'rules' && furtherArguments[0] : part;
if (wrongArgument) exitWithUsage(`Unknown option '${wrongArgument}'`, USAGE);
if (furtherArguments.length > 0) {
  const problem = await findArgumentsProblem(part, furtherArguments);
  if (problem !== undefined) exitWith(problem);
}
stopOnSignals(stopEarly);
const running = main(part, furtherArguments)
  .catch((error: unknown) => {
    if (stopping.signal.aborted) return;
    console.error(error);
    results.push({ name: 'test run', ok: false, seconds: 0 });
  })
  .then(stopAll)
  .then(() => {
    process.exitCode = summarize(results) ? 0 : 1;
  });
