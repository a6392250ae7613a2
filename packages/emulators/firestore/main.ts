/**
 * The process of the Firestore emulator. firebase-tools starts it with the arguments of Google's
 * emulator.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { unreadableLine } from '../shared/unreadableData.ts';
import { TIMEOUTS_MS } from './limits.ts';
import { DamagedDataError } from './persist/dataFolder.ts';
import { startFirestore } from './start.ts';

const log = (line: string): void => {
  console.log(line);
};

const { values } = parseArgs({
  // Ignores unknown options, because firebase-tools also passes other options, and a later version
  // may add more.
  strict: false,
  options: {
    host: { type: 'string' },
    port: { type: 'string' },
    rules: { type: 'string' },
    seed_from_export: { type: 'string' },
  },
});

const readText = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const rules = readText(values.rules);
// firebase-tools has no option for indexes, so the launcher passes the path from firebase.json
// here.
const indexes =
  readText(process.env.FIRESTORE_INDEXES_FILE) ??
  (rules && path.join(path.dirname(rules), 'firestore.indexes.json'));

const parent = process.ppid;
try {
  const running = await startFirestore({
    host: readText(values.host) ?? '127.0.0.1',
    port: Number(readText(values.port) ?? 8080),
    rulesFile: rules,
    indexesFile: indexes !== undefined && existsSync(indexes) ? indexes : undefined,
    dataDir: readText(process.env.FIRESTORE_DATA_DIR),
    seed: readText(values.seed_from_export),
    log,
  });
  log(`Firestore emulator running on port ${running.port}.`);

  const stop = (reason: string): void => {
    log(`Stopping: ${reason}.`);
    void running.close().then(() => process.exit(0));
  };
  process.once('SIGINT', () => stop('SIGINT'));
  process.once('SIGTERM', () => stop('SIGTERM'));
  // Exits when the parent process is gone, because a killed parent sends no signal.
  setInterval(() => {
    if (process.ppid !== parent) stop('the parent process is gone');
  }, TIMEOUTS_MS.parentCheck).unref();
} catch (thrown) {
  if (thrown instanceof DamagedDataError) log(unreadableLine('documents', thrown));
  else console.error(`The Firestore emulator could not start: ${String(thrown)}`);
  process.exit(1);
}
