/** A build of the site with a backend of its own, as the browser tests use it. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchBackend, noProxyEnv, stopOnSignals } from '#emulators';
import { seed } from '../seed/index.ts';
import { launchChromium } from '../tests/helpers/chromium.ts';
import {
  engines,
  host,
  localEnv,
  localFolderProblem,
  type Ports,
  projectFolder,
  projectId,
  testFolderOf,
  testPorts,
  testSite,
  writeLocalConfig,
} from './local.ts';
import { startMail } from './localMail.ts';
import { writeLocalRules } from './localRules.ts';
import { runTool, type Tool } from './tools.ts';

export interface TestSite {
  ports: Ports;
  /** The folder of the build, in the project. */
  folder: string;
}

export const originOf = ({ ports }: { ports: Ports }): string => `http://${host}:${ports.hosting}`;

/** Builds it, for its own backend. */
export const buildOf = (site: TestSite): Tool => ({
  name: 'build',
  command: ['tsx', 'scripts/build.ts', '--local', '--into', site.folder],
  env: localEnv(site.ports, originOf(site)),
});

/**
 * Starts backend and hosting with the example data; resolves with what stops them.
 * @param seen where the browser finds them, which addresses of stored files hold
 */
export async function startBackendOf(
  { ports, folder }: TestSite,
  signal: AbortSignal,
  seen = ports,
): Promise<() => Promise<void>> {
  const problem = localFolderProblem();
  if (problem !== undefined) throw new Error(problem);
  // Hosting serves what is there when a page is asked for, but wants its folder from the start.
  await mkdir(join(projectFolder, folder), { recursive: true });
  await writeLocalRules();
  const backend = await launchBackend({
    projectId,
    configFile: await writeLocalConfig(ports, folder),
    engines,
    only: ['auth', 'firestore', 'storage', 'hosting'],
    logDir: join(projectFolder, `.local/logs/test-${ports.hosting}`),
    signal,
    onStep: (text) => console.log(`   ${text}`),
  });
  const cleanups = [() => backend.stop()];
  const stop = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  };
  try {
    cleanups.push(await startMail(ports, [originOf({ ports: seen })]));
    await seed(seen);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** Builds the site of the browser tests, runs `measure` on it in a browser, and stops both; at a signal too. */
export async function withTestSite(measure: (browser: Browser) => Promise<void>): Promise<void> {
  Object.assign(process.env, noProxyEnv(process.env));
  const site = { ports: testPorts, folder: testFolderOf(testSite) };
  const stopping = new AbortController();
  const started = startBackendOf(site, stopping.signal);
  const stop = () => started.then((stopBackend) => stopBackend()).catch(() => undefined);
  stopOnSignals(async () => {
    stopping.abort();
    await stop();
  });
  await started;
  try {
    if (!(await runTool(buildOf(site))).ok) throw new Error('The site could not be built');
    const browser = await launchChromium();
    try {
      await measure(browser);
    } finally {
      await browser.close();
    }
  } finally {
    await stop();
  }
}
