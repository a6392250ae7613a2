/**
 * `npm test`: every check there is, from types to the browser, and a count at the end.
 * `npm run test:backend` and `npm run test:e2e` run the parts that need the backend; what follows
 * `--` goes to their test runner: `npm run test:e2e -- visitor.spec.ts -g carousel`.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBackend, noProxyEnv, stopOnSignals } from 'firebase-emulators-without-java';
import { startOutbox } from 'firebase-emulators-without-java/outbox';
import { seedNow } from '../seed/calendar.ts';
import { seed } from '../seed/index.ts';
import { findChromium } from '../tests/helpers/chromium.ts';
import {
  engines,
  host,
  localEnv,
  projectFolder,
  projectId,
  testPorts,
  writeLocalConfig,
} from './local.ts';
import { summarize, type Result } from './testResults.ts';
import { runTool, stopTools, type Tool } from './tools.ts';

// For every tool that is started from here, and for the calls that set up the example data.
Object.assign(process.env, noProxyEnv(process.env));

const stopping = new AbortController();
// The example data is dated from the same moment in every process of this run.
process.env['SEED_NOW'] = seedNow.toISOString();

const results: Result[] = [];
const cleanups: (() => Promise<void>)[] = [];
const reports = join(projectFolder, 'test-results');
const env = localEnv(testPorts, `http://${host}:${testPorts.hosting}`);

const staticChecks: Tool[] = [
  { name: 'types', command: ['tsc', '--noEmit'], aside: true },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'], aside: true },
  {
    name: 'formatting',
    command: ['prettier', '--check', '.', '--log-level', 'warn'],
    aside: true,
  },
];
const build: Tool = { name: 'build', command: ['tsx', 'scripts/build.ts'], env };
const unit = vitest('unit', ['unit', 'emulators']);
const backendTests = vitest('backend', ['backend']);
const browser: Tool = {
  name: 'browser',
  command: ['playwright', 'test'],
  report: { file: join(reports, 'browser.json'), by: 'playwright' },
};

function vitest(name: string, projects: string[]): Tool {
  const file = join(reports, `${name}.json`);
  return {
    name,
    command: [
      ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      ...projects.flatMap((project) => ['--project', project]),
    ],
    report: { file, by: 'vitest' },
  };
}

async function run(tool: Tool): Promise<boolean> {
  stopping.signal.throwIfAborted();
  const result = await runTool(tool);
  results.push(result);
  return result.ok;
}

async function runAll(tools: Tool[]): Promise<void> {
  for (const tool of tools) await run(tool);
}

/** A step of our own, counted like a tool's. */
async function runStep(name: string, work: () => Promise<void>): Promise<boolean> {
  const began = performance.now();
  console.log(`\n== ${name}`);
  let problem: string | undefined;
  await work().catch((error: unknown) => {
    problem = error instanceof Error ? error.message : String(error);
  });
  if (problem) console.error(problem);
  const seconds = (performance.now() - began) / 1000;
  console.log(`== ${name} ${problem ? 'FAILED' : 'passed'} in ${seconds.toFixed(1)} s`);
  results.push({ name, ok: problem === undefined, seconds });
  return problem === undefined;
}

async function startBackend(): Promise<void> {
  const backend = await launchBackend({
    projectId,
    configFile: await writeLocalConfig(testPorts),
    engines,
    only: ['auth', 'firestore', 'storage', 'hosting'],
    logDir: join(projectFolder, '.local/logs/test'),
    signal: stopping.signal,
    onStep: (text) => console.log(`   ${text}`),
  });
  cleanups.push(() => backend.stop());
  const outbox = await startOutbox(host, testPorts.outbox);
  cleanups.push(() => outbox.stop());
  await seed(testPorts);
}

/** Runs these on a backend of their own; `before` is waited for before the browser opens. */
async function onBackend(tools: Tool[], before?: Promise<void>): Promise<void> {
  // Hosting serves what is there when a page is asked for, but wants its folder from the start.
  await mkdir(join(projectFolder, 'dist'), { recursive: true });
  if (!(await runStep('local backend', startBackend))) return;
  for (const tool of tools) {
    if (tool === browser) await before;
    const ok = await run(tool);
    // Without a build there is nothing for the browser to open.
    if (!ok && tool === build) return;
  }
}

async function stopAll(): Promise<void> {
  await stopTools();
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}

/** Comes back when nothing runs any more: what is just being started goes no further. */
async function stopEarly(): Promise<void> {
  stopping.abort();
  await stopAll();
  await running;
}

/** The tool with further arguments, such as the names of some test files. */
function withArguments(tool: Tool, extra: readonly string[]): Tool {
  return { ...tool, command: [...tool.command, ...extra] };
}

async function main(only: string | undefined, extra: readonly string[]): Promise<void> {
  await rm(reports, { recursive: true, force: true });
  if (only === 'backend') return onBackend([withArguments(backendTests, extra)]);
  await findChromium();
  if (only === 'e2e') return onBackend([build, withArguments(browser, extra)]);
  if (only !== undefined) throw new Error(`Unknown part '${only}'. Use: backend, e2e or nothing`);
  const checked = runAll(staticChecks);
  // Awaited below; until then a failure is nobody's.
  checked.catch(() => undefined);
  await run(unit);
  await onBackend([backendTests, build, browser], checked);
  await checked;
}

stopOnSignals(stopEarly);
const running = main(process.argv[2], process.argv.slice(3))
  .catch((error: unknown) => {
    if (stopping.signal.aborted) return;
    console.error(error);
    results.push({ name: 'test run', ok: false, seconds: 0 });
  })
  .finally(async () => {
    await stopAll();
    process.exitCode = summarize(results) ? 0 : 1;
  });
