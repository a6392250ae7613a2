/**
 * Starts the Firebase Emulator Suite of firebase-tools. This package's engines replace the Java
 * programs that firebase-tools would download.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { INTERVALS_MS, TIMEOUTS_MS } from './limits.ts';
import { createEmulatorEnv } from './environment.ts';
import { createNoProxyEnv } from './noProxy.ts';
import { readOutput, type SuiteOutput } from './output.ts';
import { assertPortsFree } from './ports.ts';
import { isListening, isRunning, stopProcessTree } from './processes.ts';
import { checkRulesFiles } from './rulesFiles.ts';
import { readSuiteConfig, type SuiteConfig } from './suiteConfig.ts';
import type { Backend, LaunchOptions } from './types.ts';
import { watchSuite } from './watch.ts';

/**
 * Windows is not supported: the `java` script needs a shell, and stopping the engines needs signals
 * and process groups.
 */
export const WINDOWS_NEEDS_WSL =
  'On Windows, run this inside WSL 2 (the Windows Subsystem for Linux), with Node installed there.';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/**
 * Starts the emulators. Resolves when every emulator responds.
 * @throws on Windows outside of WSL
 * @throws {PortsTaken} if a port is in use
 * @throws {DataUnreadable} if stored documents, accounts or files cannot be loaded
 */
export async function launchBackend(options: LaunchOptions): Promise<Backend> {
  if (process.platform === 'win32') throw new Error(WINDOWS_NEEDS_WSL);
  const step = options.onStep ?? (() => undefined);
  const config = await readSuiteConfig(options.configFile, options.only);
  const checkPorts = () =>
    assertPortsFree(config.host, { ...config.ports, ...config.reservedPorts });
  await checkPorts();
  if (options.engines !== 'official') {
    for (const line of await checkRulesFiles(config.rulesFiles)) step(line);
  }

  // Each emulator suite needs a separate temporary folder. In a shared folder, firebase-tools
  // deletes the files of other suites.
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'firebase-emulators-'));
  const logDir = resolve(options.logDir ?? temporaryFolder);
  await mkdir(logDir, { recursive: true });
  const child = startSuite(options, config, temporaryFolder, logDir);
  const output = readOutput(child, options.onNotice ?? (() => undefined));

  let stopping: Promise<void> | undefined;
  const stop = () =>
    (stopping ??= stopProcessTree(child).then(() =>
      rm(temporaryFolder, { recursive: true, force: true }),
    ));

  try {
    await waitUntilReady(child, config, output, step, options.signal);
  } catch (error) {
    await stop();
    // If another program has taken a port in the meantime, this check throws an error that names
    // the port.
    if (!options.signal?.aborted) await checkPorts();
    throw error;
  }
  return {
    pid: child.pid ?? 0,
    ports: config.ports,
    env: createEmulatorEnv(config, options.projectId),
    stop,
    exportTo: (folder) => requestExport(config, resolve(folder)),
    failure: watchSuite(child, config, output, () => stopping !== undefined),
  };
}

function startSuite(
  options: LaunchOptions,
  config: SuiteConfig,
  temporaryFolder: string,
  logDir: string,
): ChildProcess {
  const require = createRequire(import.meta.url);
  const cli = require.resolve('firebase-tools/lib/bin/firebase.js');
  const hooks = pathToFileURL(join(packageFolder, 'launch/inside.js')).href;
  const suiteDir = options.dataDir === undefined ? undefined : resolve(options.dataDir, 'suite');
  const stored = suiteDir !== undefined && existsSync(suiteDir) ? suiteDir : undefined;
  const args = [
    ...['--import', hooks, cli, 'emulators:start'],
    ...['--project', options.projectId, '--config', resolve(options.configFile)],
    ...['--only', config.only.join(',')],
    ...(stored === undefined ? [] : ['--import', stored]),
  ];
  return spawn(process.execPath, args, {
    cwd: logDir,
    // Ctrl-C in the terminal does not reach a detached process. This process receives it and stops
    // the suite.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...createNoProxyEnv(process.env),
      ...(suiteDir === undefined ? {} : { SUITE_DATA_DIR: suiteDir }),
      ...(options.engines === 'official' ? {} : createLocalEngineEnv(options.dataDir, config)),
      ...options.env,
      ...{ TMPDIR: temporaryFolder, XDG_CONFIG_HOME: temporaryFolder, CI: '1', NO_COLOR: '1' },
    },
  });
}

/** Makes firebase-tools run this package's `java` instead of downloading its own engines. */
function createLocalEngineEnv(
  dataDir: string | undefined,
  { indexesFile }: SuiteConfig,
): Record<string, string> {
  const java = join(packageFolder, 'java');
  return {
    PATH: `${dirname(java)}${delimiter}${process.env['PATH'] ?? ''}`,
    // firebase-tools downloads no engine if the path of the engine is set. The `java` script
    // ignores the path.
    FIRESTORE_EMULATOR_BINARY_PATH: java,
    STORAGE_EMULATOR_BINARY_PATH: java,
    ...(indexesFile === undefined ? {} : { FIRESTORE_INDEXES_FILE: indexesFile }),
    ...(dataDir === undefined ? {} : { FIRESTORE_DATA_DIR: resolve(dataDir, 'firestore') }),
  };
}

async function waitUntilReady(
  child: ChildProcess,
  config: SuiteConfig,
  output: SuiteOutput,
  step: (text: string) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const waiting = new Map(Object.entries(config.ports).map((entry) => [entry, 0]));
  const deadline = Date.now() + TIMEOUTS_MS.ready;
  while (!output.ready) {
    signal?.throwIfAborted();
    if (output.unreadable) throw output.unreadable;
    if (!isRunning(child) || Date.now() > deadline) {
      const why = isRunning(child) ? 'was not ready in time' : 'ended while starting';
      throw new Error(`The emulator suite ${why}:\n${output.lines.join('\n')}`);
    }
    for (const [entry, seen] of waiting) {
      const [name, port] = entry;
      // A port counts as ready only if it is open in three checks in a row. firebase-tools first
      // opens every port briefly to find out whether it is free.
      waiting.set(entry, (await isListening(config.host, port)) ? seen + 1 : 0);
      if (seen < 3) continue;
      waiting.delete(entry);
      step(`${name} on port ${port}`);
    }
    await delay(INTERVALS_MS.ready);
  }
  for (const [name, port] of waiting.keys()) step(`${name} on port ${port}`);
  // The signal may have been aborted during the last check or in a callback.
  signal?.throwIfAborted();
}

async function requestExport(config: SuiteConfig, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const response = await fetch(
    `http://${config.host}:${String(config.ports['hub'])}/_admin/export`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path, initiatedBy: 'firebase-emulators-without-java' }),
    },
  );
  if (!response.ok) throw new Error(`Export failed: ${await response.text()}`);
}
