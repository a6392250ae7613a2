import { copyFileSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unreadableLine } from '../shared/unreadable.ts';
import {
  replace,
  type AuthEmulator,
  type AuthState,
  type Load,
  type Persistence,
  type StorageEmulator,
  type StorageLayer,
} from './firebaseTools.ts';
import { KeptAccounts } from './persistedAccounts.ts';
import { KeptFiles } from './persistedFiles.ts';
import { KeptFolder } from './textFolder.ts';
import { keepBeforeAnswering } from './requests.ts';

const METADATA = 'firebase-export-metadata.json';
const DOCUMENTS = {
  path: 'firestore_export',
  metadata_file: 'firestore_export/firestore_export.overall_export_metadata',
};
const PATHS = { auth: 'auth_export', storage: 'storage_export' };

/**
 * Keeps accounts and stored files in a folder at every change, before it is acknowledged. The
 * folder is at every moment an export of firebase-tools, which loads it with `--import`.
 */
export function keepInFolder(load: Load, path: string, importing: boolean): void {
  describe(new KeptFolder(path), load('../../package.json').version);
  keepAccounts(load, join(path, PATHS.auth), importing);
  keepFiles(load, join(path, PATHS.storage), importing);
}

/** Says what is in the folder, for `--import`. Documents are there if Google's engine made them. */
function describe(folder: KeptFolder, version: string): void {
  const parts = {
    auth: { version, path: PATHS.auth },
    storage: { version, path: PATHS.storage },
  };
  const documents = existsSync(join(folder.path, DOCUMENTS.metadata_file))
    ? { firestore: { version, ...DOCUMENTS } }
    : {};
  const metadata = { version, ...documents, ...parts };
  folder.put(METADATA, JSON.stringify(metadata, null, 2));
}

function keepAccounts(load: Load, path: string, importing: boolean): void {
  const states = new Map<string, AuthState>();
  let project = '';
  // Nothing is written before all is loaded: it would be written over what is to be loaded.
  let loaded = !importing;
  const accounts = new KeptAccounts(path, () => states.get(project));
  const keep = () => {
    if (loaded) accounts.keep();
  };
  replace(load('../emulator/auth/server.js'), 'createApp', (createApp) => async (id, mode) => {
    project = id;
    const app = load('express')();
    app.use(keepBeforeAnswering(keep));
    app.use(await createApp(id, mode, states));
    return app;
  });
  const { prototype } = load('../emulator/auth/index.js').AuthEmulator;
  replace(
    prototype,
    'importData',
    (importData) =>
      async function (this: AuthEmulator, ...options) {
        try {
          await importData.apply(this, options);
        } catch (problem) {
          console.error(unreadableLine('accounts', problem));
          throw problem;
        }
        loaded = true;
        keep();
      },
  );
}

function keepFiles(load: Load, path: string, importing: boolean): void {
  const { toJSON } = load('../emulator/storage/metadata.js').StoredFileMetadata;
  const files = new KeptFiles(path, (metadata) => toJSON(metadata));
  let emulator: StorageEmulator | undefined;
  let loaded = !importing;
  const keep = () => {
    if (loaded && emulator) files.keep(emulator);
  };
  replace(
    load('../emulator/storage/server.js'),
    'createApp',
    (createApp) => async (id, started) => {
      emulator = started;
      const app = load('express')();
      app.use(keepBeforeAnswering(keep));
      app.use(await createApp(id, started));
      return app;
    },
  );
  replace(
    load('../emulator/storage/files.js').StorageLayer.prototype,
    'import',
    (importFiles) =>
      function (this: StorageLayer, ...options) {
        try {
          files.dropSuperseded();
          importFiles.apply(this, options);
        } catch (problem) {
          console.error(unreadableLine('files', problem));
          throw problem;
        }
        loaded = true;
        keep();
        files.sweep();
      },
  );
  // A kept blob stays under its name: under a new one it would have to be kept again.
  replace(
    load('../emulator/storage/persistence.js').Persistence.prototype,
    'copyFromExternalPath',
    (copy) =>
      function (this: Persistence, source, name) {
        if (!files.owns(source)) {
          copy.call(this, source, name);
          return;
        }
        this._diskPathMap.set(name, basename(source));
        copyFileSync(source, this.getDiskPath(name));
      },
  );
}
