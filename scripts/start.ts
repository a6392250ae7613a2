/**
 * `npm start` runs the local backend with example data, the mail relay with an outbox, and the dev
 * server.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  assertPortsFree,
  DataUnreadable,
  launchBackend,
  noProxyEnv,
  stopOnSignals,
  type Backend,
  type DataPart,
} from 'firebase-emulators-without-java';
import {
  examplePassword,
  restoreDocuments,
  seed,
  seedAccounts,
  seedFiles,
  staffAccount,
  visitorAccount,
} from '../seed/index.ts';
import { listKeys } from '../src/lib/records.ts';
import { startDevServer } from './devServer.ts';
import {
  devPorts,
  engines,
  host,
  createLocalEnv,
  findLocalFolderProblem,
  projectFolder,
  projectId,
  webPort,
  getWebsocketPort,
  writeLocalConfig,
} from './local.ts';
import { LocalData, type SetAsideData } from './localData.ts';
import { startMail } from './localMail.ts';
import { watchRules, writeLocalRules } from './localRules.ts';
import { readOptions } from './options.ts';

const { fresh } = readOptions('Use: npm start [-- --fresh]', {
  fresh: { type: 'boolean', default: false },
});
const began = performance.now();
const siteUrl = `http://${host}:${webPort}`;
const isOfficial = engines === 'official';
const data = new LocalData(join(projectFolder, '.local', isOfficial ? 'data-official' : 'data'));
const PORT_TIMEOUT_MS = 10_000;

const stopping = new AbortController();
/**
 * Functions that stop what was started. They are called in reverse order when the process ends for
 * any reason.
 */
const cleanups: (() => Promise<void>)[] = [];

function logStep(text: string): void {
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${text}`);
}

/**
 * Stops everything, including a start that is in progress. Resolves when everything has stopped.
 */
async function stopAll(): Promise<void> {
  if (!stopping.signal.aborted) console.log('\nStopping...');
  stopping.abort();
  await runCleanups();
  await starting.catch(() => undefined);
  await runCleanups();
  console.log('Stopped.');
}

async function runCleanups(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) {
    await cleanup().catch((error: unknown) => console.error(explainError(error)));
  }
}

async function start(): Promise<Backend> {
  const problem = findLocalFolderProblem();
  if (problem !== undefined) throw new Error(problem);
  Object.assign(process.env, noProxyEnv(process.env), createLocalEnv(devPorts, siteUrl));
  // Check this port before anything is changed. If another `npm start` uses the port, it also uses
  // the data, and `--fresh` would delete the data.
  await assertPortsFree(host, { 'dev server': webPort });
  const web = await startDevServer(projectFolder, host, webPort);
  cleanups.push(() => web.stop());
  // `await web.ready` comes later in this function. Without this handler, a failure before it would
  // end the process.
  web.ready.catch(() => undefined);
  await waitForPorts();
  const toSeed = await prepareData();
  const backend = await startBackend(toSeed);
  cleanups.push(await startMail(devPorts, [siteUrl, `http://localhost:${webPort}`]));
  logStep(`mail relay on port ${devPorts.relay}, outbox on port ${devPorts.outbox}`);
  await web.ready;
  logStep(`dev server on port ${webPort}`);
  stopping.signal.throwIfAborted();
  printAddresses();
  return backend;
}

/**
 * Waits until all ports are free. After `kill -9`, the engines of the previous run take a moment to
 * stop.
 */
async function waitForPorts(): Promise<void> {
  const { auth, firestore, storage, hub, logging, outbox, relay } = devPorts;
  const reserved = { 'firestore websocket': getWebsocketPort(devPorts), outbox, relay };
  const until = Date.now() + PORT_TIMEOUT_MS;
  for (;;) {
    try {
      await assertPortsFree(host, { auth, firestore, storage, hub, logging, ...reserved });
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
    }
    stopping.signal.throwIfAborted();
  }
}

type SeedPart = DataPart | 'everything';

/**
 * Returns the parts of the data that have to be created. Returns an empty set if all data can be
 * read.
 */
async function prepareData(): Promise<Set<SeedPart>> {
  if (fresh) {
    await data.clear();
    logStep('deleted the saved data, because of --fresh');
  }
  if (await data.isEmpty()) return new Set(['everything']);
  return new Set((await data.setAsideUnreadable()).flatMap(reportSetAside));
}

function reportSetAside({ what, part, reason, location }: SetAsideData): SeedPart[] {
  logStep(`some saved data cannot be used: ${what} (${reason})`);
  logStep(`it was moved to ${location}`);
  return part ? [part] : [];
}

async function startBackend(toSeed: Set<SeedPart>): Promise<Backend> {
  const hadJournal = isOfficial || existsSync(data.firestore);
  logStep(`starting the ${engines} engines`);
  const backend = await launchWithData(toSeed);
  cleanups.push(() => backend.stop());
  // Exports the documents to disk, because Google's emulator stores them only in memory.
  const saveDocuments = () => data.replaceSuite((folder) => backend.exportTo(folder));
  if (isOfficial) cleanups.push(saveDocuments);
  if (toSeed.has('everything')) {
    await seed(devPorts);
    if (isOfficial) await saveDocuments();
    await data.complete();
    logStep('the example data is stored');
    return backend;
  }
  if (!hadJournal) toSeed.add('documents');
  const seeds = { documents: restoreDocuments, accounts: seedAccounts, files: seedFiles };
  for (const part of listKeys(seeds).filter((each) => toSeed.has(each))) {
    await seeds[part](devPorts);
    logStep(`the example ${part} are stored`);
  }
  if (toSeed.size === 0) logStep('using the saved data (to delete it, run npm start -- --fresh)');
  return backend;
}

/**
 * Starts the backend. If the backend cannot read the accounts or files, moves them to another
 * folder and tries again.
 * @throws if documents are damaged; the error contains the command that repairs them
 * @throws on any other failure, because it does not mean that data is damaged
 */
async function launchWithData(toSeed: Set<SeedPart>): Promise<Backend> {
  await writeLocalRules();
  const unfollow = watchRules((problem) => logStep(`firestore.rules: ${explainError(problem)}`));
  cleanups.push(unfollow);
  const options = {
    projectId,
    configFile: await writeLocalConfig(devPorts, 'dist'),
    only: ['auth', 'firestore', 'storage'] as const,
    engines,
    dataDir: data.folder,
    logDir: join(projectFolder, '.local/logs/start'),
    signal: stopping.signal,
    onStep: logStep,
    onNotice: logStep,
  };
  for (;;) {
    try {
      return await launchBackend(options);
    } catch (error) {
      if (!(error instanceof DataUnreadable) || error.part === 'documents') throw error;
      if (toSeed.has(error.part)) throw error;
      for (const part of reportSetAside(await data.setAsidePart(error.part, error.reason)))
        toSeed.add(part);
    }
  }
}

function printAddresses(): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`
Ready in ${seconds} s.

  Site     ${siteUrl}
  Admin    ${siteUrl}/admin
  Outbox   http://${host}:${devPorts.outbox}

  Staff    ${staffAccount.email}   password ${examplePassword}
  No staff ${visitorAccount.email}   the same password

Ctrl-C stops everything. Your changes are saved for the next start.
`);
}

/** Returns the message of an error. Adds advice if the disk is full. */
function explainError(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const full = text.split('\n').find((line) => /ENOSPC|EDQUOT/.test(line));
  return full ? `The disk is full: free some space and start again. (${full.trim()})` : text;
}

let failing = false;
async function fail(error: unknown): Promise<void> {
  // Only the first failure is reported. Failures after it, or after a stop, are results of
  // stopping.
  if (failing || stopping.signal.aborted) return;
  failing = true;
  console.error(`\n${explainError(error)}`);
  await stopAll();
  process.exit(1);
}

process.on('uncaughtException', (error) => void fail(error));
const starting = start();
stopOnSignals(stopAll);
starting
  .then((backend) => backend.failure)
  .then(
    (reason) => fail(new Error(reason)),
    (error: unknown) => fail(error),
  );
