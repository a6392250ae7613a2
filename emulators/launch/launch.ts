/**
 * Starts the Firebase Emulator Suite of firebase-tools with this folder's engines in place of the
 * Java programs that it would download. Knows nothing of the project whose configuration it runs.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { assertPortsFree } from './ports.ts';
import { accepts, endTree, isRunning } from './processes.ts';
import { pastProxies } from './proxies.ts';
import { checkRulesFiles } from './rulesFiles.ts';
import { readUnreadableLine, type KeptPart } from '../shared/unreadable.ts';
import { readSuiteConfig, type SuiteConfig } from './suiteConfig.ts';

export type { KeptPart } from '../shared/unreadable.ts';
export { pastProxies } from './proxies.ts';
export { PortsTaken, assertPortsFree } from './ports.ts';
export { stopOnSignals } from './processes.ts';

export interface LaunchOptions {
  projectId: string;
  /** A firebase.json; its folder is the project folder. Host and ports are read from it. */
  configFile: string;
  only: readonly string[];
  /** Data of an earlier `exportTo`, loaded at the start. */
  importDir?: string;
  /**
   * Where accounts and stored files are kept at every change, before it is acknowledged. Loaded at
   * the start if it holds any; it has the form of an export.
   */
  keepIn?: string;
  /** Where the engines write their logs. */
  logDir?: string;
  env?: Record<string, string>;
  /** Ends a start that is under way: `launchBackend` fails when all its processes are gone. */
  signal?: AbortSignal;
  onStep?: (text: string) => void;
  /** What the running suite has to say: rules loaded again, why a request was refused. */
  onNotice?: (text: string) => void;
}

export interface Backend {
  /** The process of firebase-tools; all others descend from it. */
  pid: number;
  ports: Record<string, number>;
  /** Saves everything in the form that `importDir` reads. */
  exportTo(folder: string): Promise<void>;
  /** Ends the suite and all its processes. May be called twice. */
  stop(): Promise<void>;
  /** Settles with the reason when the suite or one of its engines ends before `stop` was called. */
  broken: Promise<string>;
}

const here = dirname(fileURLToPath(import.meta.url));
const READY_WITHIN_MS = 180_000;

/** A part of the data that the suite was given to load is not usable; nothing else is wrong. */
export class DataUnreadable extends Error {
  override name = 'DataUnreadable';
  readonly part: KeptPart;

  constructor(part: KeptPart, reason: string) {
    super(reason);
    this.part = part;
  }
}

/** `FIREBASE_ENGINES=official` runs Google's own engines, which need Java 21 and a download. */
export const officialEngines = process.env['FIREBASE_ENGINES'] === 'official';

export async function launchBackend(options: LaunchOptions): Promise<Backend> {
  const step = options.onStep ?? (() => undefined);
  const config = await readSuiteConfig(options.configFile, options.only);
  const checkPorts = () =>
    assertPortsFree(config.host, { ...config.ports, ...config.reservedPorts });
  await checkPorts();
  if (!officialEngines) for (const line of await checkRulesFiles(config)) step(line);

  // Two suites that share a temporary folder delete each other's files.
  const scratch = await mkdtemp(join(tmpdir(), 'local-backend-'));
  const logDir = resolve(options.logDir ?? scratch);
  await mkdir(logDir, { recursive: true });
  const child = startSuite(options, scratch, logDir);
  const output = collectOutput(child, options.onNotice ?? (() => undefined));

  let stopping: Promise<void> | undefined;
  const stop = () =>
    (stopping ??= endTree(child).then(() => rm(scratch, { recursive: true, force: true })));

  try {
    await untilReady(child, config, output, step, options.signal);
  } catch (error) {
    await stop();
    // Another start may have been quicker: it is named then.
    if (!options.signal?.aborted) await checkPorts();
    throw error;
  }
  return {
    pid: child.pid ?? 0,
    ports: config.ports,
    stop,
    exportTo: (folder) => requestExport(config, resolve(folder)),
    broken: watch(child, config, () => stopping !== undefined),
  };
}

function startSuite(options: LaunchOptions, scratch: string, logDir: string): ChildProcess {
  const require = createRequire(import.meta.url);
  const cli = require.resolve('firebase-tools/lib/bin/firebase.js');
  const { keepIn } = options;
  const importDir = options.importDir ?? (keepIn && existsSync(keepIn) ? keepIn : undefined);
  const args = [
    ...['--import', pathToFileURL(join(here, 'launch/inside.js')).href, cli, 'emulators:start'],
    ...['--project', options.projectId, '--config', resolve(options.configFile)],
    ...['--only', options.only.join(',')],
    ...(importDir ? ['--import', resolve(importDir)] : []),
  ];
  return spawn(process.execPath, args, {
    cwd: logDir,
    // A process group of its own: Ctrl-C in the terminal reaches us alone, and we pass it on once.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...pastProxies(process.env),
      ...engineEnv(),
      ...(keepIn ? { SUITE_DATA_DIR: resolve(keepIn) } : {}),
      ...options.env,
      ...privateFolders(scratch),
    },
  });
}

function privateFolders(scratch: string): Record<string, string> {
  return { TMPDIR: scratch, XDG_CONFIG_HOME: scratch, CI: '1', NO_COLOR: '1' };
}

function engineEnv(): Record<string, string> {
  if (officialEngines) return {};
  const standIn = join(here, 'java');
  return {
    PATH: `${here}${delimiter}${process.env['PATH'] ?? ''}`,
    // Any file of ours will do: a path here is what keeps firebase-tools from downloading.
    FIRESTORE_EMULATOR_BINARY_PATH: standIn,
    STORAGE_EMULATOR_BINARY_PATH: standIn,
  };
}

interface Output {
  ready: boolean;
  unreadable?: DataUnreadable;
  lines: string[];
}

/** Keeps what the suite says last, and passes on what a developer should see. */
function collectOutput(child: ChildProcess, notice: (text: string) => void): Output {
  const output: Output = { ready: false, lines: [] };
  const take = (line: string) => {
    if (line === '') return;
    output.lines = [...output.lines.slice(-40), line];
    const unreadable = readUnreadableLine(line);
    if (unreadable) output.unreadable = new DataUnreadable(unreadable.part, unreadable.reason);
    if (line.includes('All emulators ready')) output.ready = true;
    if (isWorthShowing(line)) notice(line.trim());
  };
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on('line', take);
  }
  return output;
}

/** Rules that are loaded again when their file changes, and engines that give up. */
function isWorthShowing(line: string): boolean {
  return /rules|has exited/i.test(line) && !/variable override|_RULES|logging to/i.test(line);
}

async function untilReady(
  child: ChildProcess,
  config: SuiteConfig,
  output: Output,
  step: (text: string) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const waiting = new Map(Object.entries(config.ports).map((entry) => [entry, 0]));
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!output.ready) {
    signal?.throwIfAborted();
    if (output.unreadable) throw output.unreadable;
    if (!isRunning(child) || Date.now() > deadline) {
      const why = isRunning(child) ? 'was not ready in time' : 'ended while starting';
      throw new Error(`The emulator suite ${why}:\n${output.lines.join('\n')}`);
    }
    for (const [entry, seen] of waiting) {
      const [name, port] = entry;
      // firebase-tools opens every port for a moment first, to see whether it is free.
      waiting.set(entry, (await accepts(config.host, port)) ? seen + 1 : 0);
      if (seen < 3) continue;
      waiting.delete(entry);
      step(`${name} on port ${port}`);
    }
    await delay(100);
  }
  for (const [name, port] of waiting.keys()) step(`${name} on port ${port}`);
}

/** An engine that is killed leaves the suite up without it, so the ports are watched as well. */
async function watch(
  child: ChildProcess,
  config: SuiteConfig,
  isStopping: () => boolean,
): Promise<string> {
  for (;;) {
    await delay(2_000, undefined, { ref: false });
    if (isStopping()) return new Promise(() => undefined);
    if (!isRunning(child)) return 'The emulator suite has ended.';
    for (const [name, port] of Object.entries(config.ports)) {
      if ((await accepts(config.host, port)) || (await accepts(config.host, port))) continue;
      if (!isStopping()) return `The ${name} emulator no longer answers on port ${port}.`;
    }
  }
}

async function requestExport(config: SuiteConfig, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const response = await fetch(
    `http://${config.host}:${String(config.ports['hub'])}/_admin/export`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path, initiatedBy: 'local-backend' }),
    },
  );
  if (!response.ok) throw new Error(`Export failed: ${await response.text()}`);
}
