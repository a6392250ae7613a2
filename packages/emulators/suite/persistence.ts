import { copyFileSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unreadableLine } from '../shared/unreadableData.ts';
import {
  replaceFunction,
  type AuthEmulator,
  type AuthState,
  type ModuleLoader,
  type Persistence,
  type StorageEmulator,
  type StorageLayer,
} from './firebaseTools.ts';
import { PersistedAccounts } from './persistedAccounts.ts';
import { PersistedFiles } from './persistedFiles.ts';
import { TextFolder } from './textFolder.ts';
import { persistBeforeResponding } from './requests.ts';

const METADATA = 'firebase-export-metadata.json';
const DOCUMENTS = {
  path: 'firestore_export',
  metadata_file: 'firestore_export/firestore_export.overall_export_metadata',
};
const PATHS = { auth: 'auth_export', storage: 'storage_export' };

/**
 * Saves accounts and stored files in a folder. Each change is saved before the response is sent.
 * The folder is always a valid export, which firebase-tools can load with `--import`.
 */
export function persistInFolder(load: ModuleLoader, path: string, isImporting: boolean): void {
  writeMetadata(new TextFolder(path), load('../../package.json').version);
  persistAccounts(load, join(path, PATHS.auth), isImporting);
  persistFiles(load, join(path, PATHS.storage), isImporting);
}

/**
 * Writes the metadata of the export, which lists its parts. Documents are listed only if Google's
 * engine has exported them.
 */
function writeMetadata(folder: TextFolder, version: string): void {
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

function persistAccounts(load: ModuleLoader, path: string, isImporting: boolean): void {
  const states = new Map<string, AuthState>();
  let project = '';
  // True once the data of the import is loaded. Before that, nothing is saved, because a save would
  // overwrite data that is not imported yet.
  let isLoaded = !isImporting;
  const accounts = new PersistedAccounts(path, () => states.get(project));
  const save = () => {
    if (isLoaded) accounts.save();
  };
  replaceFunction(
    load('../emulator/auth/server.js'),
    'createApp',
    (createApp) => async (id, mode) => {
      project = id;
      const app = load('express')();
      app.use(persistBeforeResponding(save));
      app.use(await createApp(id, mode, states));
      return app;
    },
  );
  const { prototype } = load('../emulator/auth/index.js').AuthEmulator;
  replaceFunction(
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
        isLoaded = true;
        save();
      },
  );
}

function persistFiles(load: ModuleLoader, path: string, isImporting: boolean): void {
  const { toJSON } = load('../emulator/storage/metadata.js').StoredFileMetadata;
  const files = new PersistedFiles(path, (metadata) => toJSON(metadata));
  let emulator: StorageEmulator | undefined;
  let isLoaded = !isImporting;
  const save = () => {
    if (isLoaded && emulator) files.save(emulator);
  };
  replaceFunction(
    load('../emulator/storage/server.js'),
    'createApp',
    (createApp) => async (id, started) => {
      emulator = started;
      const app = load('express')();
      app.use(persistBeforeResponding(save));
      app.use(await createApp(id, started));
      return app;
    },
  );
  replaceFunction(
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
        isLoaded = true;
        save();
        files.removeOrphans();
      },
  );
  // Reuses the name of a saved blob. Under a new name, the content would have to be copied again.
  replaceFunction(
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
