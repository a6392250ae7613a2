/** Builds the site for browser tests, and starts its backend. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBackend } from 'firebase-emulators-without-java';
import { seed } from '../seed/index.ts';
import {
  engines,
  host,
  createLocalEnv,
  findLocalFolderProblem,
  type Ports,
  projectFolder,
  projectId,
  getTestFolder,
  getTestPorts,
  type TestSiteName,
  writeLocalConfig,
} from './local.ts';
import { startMail } from './localMail.ts';
import { writeLocalRules } from './localRules.ts';
import type { Tool } from './tools.ts';

export interface TestSite {
  ports: Ports;
  /** Folder of the build, relative to the project. */
  folder: string;
}

export const getTestSite = (name: TestSiteName): TestSite => ({
  ports: getTestPorts(name),
  folder: getTestFolder(name),
});

export const toOrigin = ({ ports }: { ports: Ports }): string => `http://${host}:${ports.hosting}`;

/**
 * Returns the command that builds the site for a backend on these ports. By default, the site's
 * origin is the origin of hosting.
 */
export const createBuildTool = (
  { ports, folder }: TestSite,
  origin = toOrigin({ ports }),
): Tool => ({
  name: 'build',
  command: ['tsx', 'scripts/build.ts', '--local', '--into', folder],
  env: createLocalEnv(ports, origin),
});

/**
 * Starts hosting and the backend with the example data.
 * @param seen ports through which the browser reaches hosting and the backend. They are used in
 * policies and in the URLs of stored files.
 * @returns a function that stops hosting and the backend
 */
export async function startTestBackend(site: TestSite, signal: AbortSignal, seen = site.ports) {
  const { ports, folder } = site;
  const problem = findLocalFolderProblem();
  if (problem !== undefined) throw new Error(problem);
  // The folder may be empty, because hosting reads the files for each request. However, it must
  // exist when hosting starts.
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
    cleanups.push(await startMail(ports, [toOrigin({ ports: seen })]));
    await seed(seen);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
