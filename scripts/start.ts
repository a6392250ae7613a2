/** `npm start`: the local backend with example data, an outbox and the dev server, in one go. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import {
  assertPortsFree,
  launchBackend,
  officialEngines,
  PortsTaken,
  stopOnSignals,
  type Backend,
} from '../emulators/launch.ts';
import { startOutbox } from '../emulators/outbox/index.ts';
import {
  examplePassword,
  restoreDocuments,
  seed,
  staffAccount,
  visitorAccount,
} from '../seed/index.ts';
import { devPorts, host, localEnv, projectFolder, projectId, webPort } from './local.ts';
import { LocalData } from './localData.ts';
import { watchForChanges } from './localSave.ts';

const began = performance.now();
const siteUrl = `http://${host}:${webPort}`;
const dataName = officialEngines ? 'data-official' : 'data';
const data = new LocalData(join(projectFolder, '.local', dataName));

/** Undone in reverse order on the way out, whichever way that is. */
const cleanups: (() => Promise<void>)[] = [];

function step(text: string): void {
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${text}`);
}

async function stopAll(): Promise<void> {
  console.log('\nStopping...');
  for (const cleanup of cleanups.splice(0).reverse()) {
    await cleanup().catch((error: unknown) => console.error(error));
  }
  console.log('Stopped.');
}

async function start(): Promise<void> {
  const unknown = process.argv.slice(2).filter((argument) => argument !== '--fresh');
  if (unknown.length > 0) {
    throw new Error(`Unknown option ${unknown.join(' ')}. Use: npm start [-- --fresh]`);
  }
  const { auth, firestore, storage, hub, logging, outbox: outboxPort } = devPorts;
  const ports = { 'dev server': webPort, auth, firestore, storage, hub, logging };
  // All of them before anything is touched: `--fresh` clears data that a running start may hold.
  await assertPortsFree(host, { ...ports, outbox: outboxPort });
  const web = startWeb();
  // Awaited below; this keeps an early failure from ending the process before that.
  web.catch(() => undefined);
  const isNew = await prepareData();
  const backend = await startBackend(isNew);
  const outbox = await startOutbox(host, devPorts.outbox);
  cleanups.push(() => outbox.stop());
  step(`outbox on port ${devPorts.outbox}`);
  await web;
  announce();
  await failWhenBroken(backend);
}

async function prepareData(): Promise<boolean> {
  if (process.argv.includes('--fresh')) {
    await data.clear();
    step('starting over with fresh data');
  }
  const state = await data.inspect();
  if (typeof state === 'string') return state === 'none';
  step(`the kept data is not usable: ${state.unusable}`);
  step(`it was set aside in ${await data.setAside()}`);
  return true;
}

async function startBackend(isNew: boolean): Promise<Backend> {
  const options = {
    projectId,
    configFile: join(projectFolder, 'firebase.json'),
    only: ['auth', 'firestore', 'storage'],
    logDir: join(projectFolder, '.local/logs/start'),
    env: officialEngines ? {} : { FIRESTORE_DATA_DIR: data.firestore },
    onStep: step,
    onNotice: step,
  };
  const hadJournal = officialEngines || existsSync(data.firestore);
  const damagedBefore = await data.damagedJournals();
  step(`starting the ${officialEngines ? 'official' : 'local'} engines`);
  let backend: Backend;
  try {
    const known = !isNew && existsSync(data.suite);
    backend = await launchBackend(known ? { ...options, importDir: data.suite } : options);
  } catch (error) {
    if (isNew || error instanceof PortsTaken) throw error;
    console.error(error instanceof Error ? error.message : error);
    step(
      `the engines do not start with the kept data; it was set aside in ${await data.setAside()}`,
    );
    return startBackend(true);
  }
  cleanups.push(() => backend.stop());
  const damaged = (await data.damagedJournals()).filter((place) => !damagedBefore.includes(place));
  const save = () => data.save((folder) => backend.exportTo(folder), !officialEngines);
  if (isNew) {
    await seed(devPorts);
    await save();
    step('example data is in place');
  } else if (damaged.length > 0 || !hadJournal) {
    for (const place of damaged) step(`the kept documents were not usable: set aside in ${place}`);
    await restoreDocuments(devPorts);
    step('example documents are in place; accounts and files were kept');
  } else {
    step('kept data is in place (npm start -- --fresh starts over)');
  }
  const saver = watchForChanges(devPorts, save);
  cleanups.push(() => saver.stop());
  return backend;
}

async function startWeb(): Promise<void> {
  Object.assign(process.env, localEnv(devPorts, siteUrl));
  const server = await createServer({
    root: projectFolder,
    server: { host, port: webPort, strictPort: true },
    clearScreen: false,
    logLevel: 'warn',
  });
  cleanups.push(() => server.close());
  await server.listen();
  step(`dev server on port ${webPort}`);
}

function announce(): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`
Ready in ${seconds} s.

  Site     ${siteUrl}
  Admin    ${siteUrl}/admin
  Outbox   http://${host}:${devPorts.outbox}

  Staff    ${staffAccount.email}   password ${examplePassword}
  No staff ${visitorAccount.email}   the same password

Ctrl-C stops everything. What you change is kept for the next start.
`);
}

async function failWhenBroken(backend: Backend): Promise<void> {
  throw new Error(await backend.broken);
}

stopOnSignals(stopAll);
start().catch(async (error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  await stopAll();
  process.exit(1);
});
