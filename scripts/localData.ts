/**
 * Data that `npm start` keeps between runs. All of it is in one folder:
 *
 *     firestore/   journal of the Firestore emulator, always up to date
 *     suite/       accounts and stored files as a firebase-tools export, always up to date
 *     complete     file that is written last; if it is missing, the data is incomplete
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { DataPart } from 'firebase-emulators-without-java';
import { getField } from './remote.ts';

const ACCOUNTS = 'auth_export';
const FILES = 'storage_export';

/**
 * Parts of the local data that are replaced with example data if they are damaged. Damaged
 * documents are repaired instead: see packages/emulators/README.md.
 */
type ReplacedPart = Exclude<DataPart, 'documents'>;

/** Data that cannot be read, the reason, and the folder to which it was moved. */
export interface SetAsideData {
  /**
   * The part that has to be created again. Undefined if only a single file or the list of buckets
   * was moved.
   */
  part?: ReplacedPart | 'everything';
  what: string;
  reason: string;
  location: string;
}

export class LocalData {
  readonly folder: string;
  readonly firestore: string;
  readonly suite: string;
  readonly #aside: string;

  constructor(folder: string) {
    this.folder = folder;
    this.firestore = join(folder, 'firestore');
    this.suite = join(folder, 'suite');
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    this.#aside = join(dirname(folder), `data-set-aside-${stamp}`);
  }

  async isEmpty(): Promise<boolean> {
    return !existsSync(this.folder) || (await readdir(this.folder)).length === 0;
  }

  /** Moves all data that cannot be read to another folder. Deletes nothing. */
  async setAsideUnreadable(): Promise<SetAsideData[]> {
    if (!existsSync(join(this.folder, 'complete'))) {
      const reason = 'an interruption has left it incomplete';
      return [await this.#setAside(this.folder, { part: 'everything', what: 'all of it', reason })];
    }
    // A crash may have interrupted `replaceSuite` between its two calls to `rename`. In that case,
    // the export is still in `suite.old`.
    const old = join(this.folder, 'suite.old');
    if (!existsSync(this.suite) && existsSync(old)) await rename(old, this.suite);
    const reason = await findProblem(join(this.suite, ACCOUNTS, 'accounts.json'), 'users');
    const accounts = reason === undefined ? [] : [await this.setAsidePart('accounts', reason)];
    return [...accounts, ...(await this.#checkFiles())];
  }

  /** Moves a part of the local data to another folder if the emulators cannot load the part. */
  async setAsidePart(part: ReplacedPart, reason: string): Promise<SetAsideData> {
    const path = join(this.suite, part === 'accounts' ? ACCOUNTS : FILES);
    return this.#setAside(path, { part, what: `the ${part}`, reason });
  }

  async clear(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Marks the folder as complete. Called when the first start has written all data. */
  async complete(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeFile(join(this.folder, 'complete'), '');
  }

  /**
   * Replaces the export in the folder `suite` with a new export that includes the Firestore
   * documents. Google's emulator needs the documents in the export, because it stores them only in
   * memory. The old export is kept until the new export is complete, so a crash leaves at least one
   * complete export.
   */
  async replaceSuite(exportTo: (folder: string) => Promise<void>): Promise<void> {
    const next = join(this.folder, 'suite.next');
    await mkdir(this.folder, { recursive: true });
    await rm(next, { recursive: true, force: true });
    await exportTo(next);
    const old = join(this.folder, 'suite.old');
    await rm(old, { recursive: true, force: true });
    if (existsSync(this.suite)) await rename(this.suite, old);
    await rename(next, this.suite);
    await rm(old, { recursive: true, force: true });
  }

  async #setAside(path: string, found: Omit<SetAsideData, 'location'>): Promise<SetAsideData> {
    const location = join(this.#aside, relative(this.folder, path));
    await mkdir(dirname(location), { recursive: true });
    if (existsSync(path)) await rename(path, location);
    return { ...found, location };
  }

  async #checkFiles(): Promise<SetAsideData[]> {
    const folder = join(this.suite, FILES);
    const missing = ['metadata', 'blobs'].find((name) => !existsSync(join(folder, name)));
    if (missing) return [await this.setAsidePart('files', `${join(folder, missing)} is missing`)];
    const found: SetAsideData[] = [];
    const buckets = join(folder, 'buckets.json');
    const reason = await findProblem(buckets, 'buckets');
    if (reason !== undefined) {
      found.push(await this.#setAside(buckets, { what: 'the list of buckets', reason }));
      // The list of buckets may be empty, because the metadata of each stored file also contains
      // the name of its bucket.
      await writeFile(buckets, '{"buckets":[]}');
    }
    for (const name of await readdir(join(folder, 'metadata'))) {
      found.push(...(await this.#checkFile(folder, name)));
    }
    return found;
  }

  async #checkFile(folder: string, name: string): Promise<SetAsideData[]> {
    const metadata = join(folder, 'metadata', name);
    if (!name.endsWith('.json')) {
      // Deletes a file that is not JSON. An interrupted write may leave such a file.
      await rm(metadata, { force: true });
      return [];
    }
    const blob = join(folder, 'blobs', name.slice(0, -'.json'.length));
    const unreadable = await findProblem(metadata, 'bucket');
    const reason = unreadable ?? (existsSync(blob) ? undefined : `${blob} is missing`);
    if (reason === undefined) return [];
    const what = 'a stored file';
    if (existsSync(blob)) await this.#setAside(blob, { what, reason });
    return [await this.#setAside(metadata, { what, reason })];
  }
}

/** Returns why a file is not a JSON object with this key. Returns undefined if it is. */
async function findProblem(file: string, key: string): Promise<string | undefined> {
  try {
    const content: unknown = JSON.parse(await readFile(file, 'utf8'));
    return getField(content, key) === undefined ? `${file} holds no ${key}` : undefined;
  } catch (error) {
    return `${file} cannot be read: ${error instanceof Error ? error.message : ''}`;
  }
}
