/**
 * What `npm start` keeps between runs, in one folder:
 *
 *     firestore/   the Firestore engine's own journal, current at every moment
 *     suite/       accounts and stored files, as firebase-tools exports them
 *     complete     written last; a folder without it was interrupted while being made
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const METADATA = 'firebase-export-metadata.json';

export class LocalData {
  readonly folder: string;
  readonly firestore: string;
  readonly suite: string;

  constructor(folder: string) {
    this.folder = folder;
    this.firestore = join(folder, 'firestore');
    this.suite = join(folder, 'suite');
  }

  /** Nothing kept, good data, or why the data cannot be used. */
  async inspect(): Promise<'none' | 'good' | { unusable: string }> {
    if (!existsSync(this.folder) || (await readdir(this.folder)).length === 0) return 'none';
    if (!existsSync(join(this.folder, 'complete'))) return { unusable: 'it is incomplete' };
    await this.#finishSwap();
    try {
      await this.#checkSuite();
      return 'good';
    } catch (error) {
      return { unusable: error instanceof Error ? error.message : String(error) };
    }
  }

  /** Renames the folder out of the way; nothing in it is deleted. Returns its new place. */
  async setAside(): Promise<string> {
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    const place = join(dirname(this.folder), `data-set-aside-${stamp}`);
    await rename(this.folder, place);
    return place;
  }

  /** The engine puts a journal that it cannot read beside its folder under such a name. */
  async damagedJournals(): Promise<string[]> {
    const names = existsSync(this.folder) ? await readdir(this.folder) : [];
    return names
      .filter((name) => name.startsWith('firestore.corrupt-'))
      .map((name) => join(this.folder, name));
  }

  async clear(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  /**
   * Replaces `suite` with a new export. The old one stays until the new one is whole, so a crash
   * at any moment leaves one of them.
   */
  async save(exportTo: (folder: string) => Promise<void>, ownFirestore: boolean): Promise<void> {
    const next = join(this.folder, 'suite.next');
    await mkdir(this.folder, { recursive: true });
    await rm(next, { recursive: true, force: true });
    await exportTo(next);
    if (ownFirestore) await leaveOutFirestore(next);
    const old = join(this.folder, 'suite.old');
    await rm(old, { recursive: true, force: true });
    if (existsSync(this.suite)) await rename(this.suite, old);
    await rename(next, this.suite);
    await rm(old, { recursive: true, force: true });
    await writeFile(join(this.folder, 'complete'), '');
  }

  /** After a crash between the two renames of `save`, only the old export is in place. */
  async #finishSwap(): Promise<void> {
    const old = join(this.folder, 'suite.old');
    if (!existsSync(this.suite) && existsSync(old)) await rename(old, this.suite);
  }

  async #checkSuite(): Promise<void> {
    await readJson(join(this.suite, METADATA));
    const accounts = record(await readJson(join(this.suite, 'auth_export/accounts.json')));
    if (!Array.isArray(accounts['users'])) throw new Error('accounts.json holds no accounts');
    const storage = join(this.suite, 'storage_export');
    const buckets = record(await readJson(join(storage, 'buckets.json')));
    if (!Array.isArray(buckets['buckets'])) throw new Error('buckets.json holds no buckets');
    for (const file of await readdir(join(storage, 'metadata'))) {
      await readJson(join(storage, 'metadata', file));
    }
  }
}

/** The engine has its journal: a second, older copy of the documents must not be loaded over it. */
async function leaveOutFirestore(suite: string): Promise<void> {
  const file = join(suite, METADATA);
  const metadata = record(await readJson(file));
  delete metadata['firestore'];
  await writeFile(file, JSON.stringify(metadata, null, 2));
  await rm(join(suite, 'firestore_export'), { recursive: true, force: true });
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
