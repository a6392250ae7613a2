/** A build of the site with a backend of its own, as the browser tests use it. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBackend } from 'firebase-emulators-without-java';
import { seed } from '../seed/index.ts';
import {
  engines,
  host,
  localEnv,
  localFolderProblem,
  type Ports,
  projectFolder,
  projectId,
  testFolderOf,
  testPortsOf,
  type TestSiteName,
  writeLocalConfig,
} from './local.ts';
import { startMail } from './localMail.ts';
import { writeLocalRules } from './localRules.ts';
import type { Tool } from './tools.ts';

export interface TestSite {
  ports: Ports;
  /** The folder of the build, in the project. */
  folder: string;
}

export const siteOf = (name: TestSiteName): TestSite => ({
  ports: testPortsOf(name),
  folder: testFolderOf(name),
});

export const originOf = ({ ports }: { ports: Ports }): string => `http://${host}:${ports.hosting}`;

/** Builds it for the backend on these ports, at its own origin where no other is given. */
export const buildOf = ({ ports, folder }: TestSite, origin = originOf({ ports })): Tool => ({
  name: 'build',
  command: ['tsx', 'scripts/build.ts', '--local', '--into', folder],
  env: localEnv(ports, origin),
});

/**
 * Starts backend and hosting with the example data; resolves with what stops them.
 * @param seen where the browser finds them, which addresses of stored files and policies hold
 */
export async function startBackendOf(site: TestSite, signal: AbortSignal, seen = site.ports) {
  const { ports, folder } = site;
  const problem = localFolderProblem();
  if (problem !== undefined) throw new Error(problem);
  // Hosting serves what is there when a page is requested, but wants its folder from the start.
  await mkdir(join(projectFolder, folder), { recursive: true });
  await writeLocalRules();
  const backend = await launchBackend({
    projectId,
    configFile: await writeLocalConfig(ports, folder, seen),
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
