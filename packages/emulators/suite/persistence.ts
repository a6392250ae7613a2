import { copyFileSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unreadableLine } from '../shared/unreadableData.ts';
import {
  replace,
  type AuthEmulator,
  type AuthState,
  type Load,
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
 * Saves accounts and stored files in a folder at every change, before it is acknowledged. The
 * folder is a valid export of firebase-tools at every moment, which loads it with `--import`.
 */
export function persistInFolder(load: Load, path: string, importing: boolean): void {
  writeMetadata(new TextFolder(path), load('../../package.json').version);
  persistAccounts(load, join(path, PATHS.auth), importing);
  persistFiles(load, join(path, PATHS.storage), importing);
}

/** Lists the parts of the export. Documents are one of them if Google's engine exported them. */
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

function persistAccounts(load: Load, path: string, importing: boolean): void {
  const states = new Map<string, AuthState>();
  let project = '';
  // Saving before everything is loaded would overwrite what is to be loaded.
  let loaded = !importing;
  const accounts = new PersistedAccounts(path, () => states.get(project));
  const save = () => {
    if (loaded) accounts.save();
  };
  replace(load('../emulator/auth/server.js'), 'createApp', (createApp) => async (id, mode) => {
    project = id;
    const app = load('express')();
    app.use(persistBeforeResponding(save));
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
        save();
      },
  );
}

function persistFiles(load: Load, path: string, importing: boolean): void {
  const { toJSON } = load('../emulator/storage/metadata.js').StoredFileMetadata;
  const files = new PersistedFiles(path, (metadata) => toJSON(metadata));
  let emulator: StorageEmulator | undefined;
  let loaded = !importing;
  const save = () => {
    if (loaded && emulator) files.save(emulator);
  };
  replace(
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
        save();
        files.removeOrphans();
      },
  );
  // A saved blob keeps its name: under a new one it would have to be copied again.
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
