import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Rulesets } from './access/rulesets.ts';
import { RequiredIndexes } from './indexes/required.ts';
import { SERVER_LIMITS, TIMEOUTS_MS } from './limits.ts';
import { DataFolder } from './persist/dataFolder.ts';
import { readExport } from './persist/exports.ts';
import { createRestServer } from './rest/server.ts';
import { Store } from './storage/store.ts';

export interface FirestoreOptions {
  readonly host?: string;
  /** Port to listen on, or 0 for a free port. */
  readonly port: number;
  /** Rules file. Without one, every request is allowed. */
  readonly rulesFile?: string | undefined;
  /** Index configuration. Without it, no index is required. */
  readonly indexesFile?: string | undefined;
  /** Folder for the data. Without one, data is in memory only. */
  readonly dataDir?: string | undefined;
  /** Export to import. Ignored if the data folder already has documents. */
  readonly seed?: string | undefined;
  /** Returns the time in milliseconds. Default: the computer's clock. */
  readonly now?: () => number;
  readonly log?: (line: string) => void;
}

interface RunningFirestore {
  readonly port: number;
  close(): Promise<void>;
}

/** Starts the server. Resolves when it accepts connections. */
export async function startFirestore(options: FirestoreOptions): Promise<RunningFirestore> {
  const log = options.log ?? (() => undefined);
  const store = openStore(options, log);
  const rulesets = new Rulesets(log);
  if (options.rulesFile !== undefined) {
    rulesets.loadShared(readFileSync(options.rulesFile, 'utf8'), path.basename(options.rulesFile));
  }
  const indexes = new RequiredIndexes(options.indexesFile, log);
  const server = createRestServer({ store, rulesets, indexes, log });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(
      { port: options.port, host: options.host ?? '127.0.0.1', backlog: SERVER_LIMITS.backlog },
      resolve,
    );
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          store.close();
          resolve();
        });
        server.closeIdleConnections();
        // Gives pending responses a moment to finish.
        setTimeout(() => {
          server.closeAllConnections();
        }, TIMEOUTS_MS.close).unref();
      }),
  };
}

function openStore({ dataDir, seed, now }: FirestoreOptions, log: (line: string) => void): Store {
  const store = new Store(now);
  if (dataDir === undefined) {
    log('Data is in memory only: it is lost when the emulator stops.');
  } else {
    const folder = path.resolve(dataDir);
    store.persistIn(
      DataFolder.open(
        folder,
        (changes) => {
          store.restore(changes);
        },
        log,
      ),
    );
    log(`Data is stored in ${folder}.`);
  }
  if (seed !== undefined && store.isEmpty) {
    store.import(readExport(seed));
    log(`Imported ${seed}.`);
  }
  return store;
}
