import { SERVER_LIMITS } from '../limits.ts';
import { applyChange, toEntry, type Change } from '../persist/changes.ts';
import type { DataFolder } from '../persist/dataFolder.ts';
import { Clock } from '../values/time.ts';
import type { CommitPlan } from '../write/commit.ts';
import { Database } from './database.ts';
import type { StoredDocument } from './document.ts';

/**
 * All databases. If there is a data folder, each change is written to disk before it is applied in
 * memory.
 */
export class Store {
  readonly clock: Clock;
  readonly #databases = new Map<string, Database>();
  #folder: DataFolder | undefined;

  constructor(now?: () => number) {
    this.clock = new Clock(now);
  }

  persistIn(folder: DataFolder): void {
    this.#folder = folder;
  }

  get isEmpty(): boolean {
    return this.changes().next().done === true;
  }

  database(name: string): Database {
    let database = this.#databases.get(name);
    if (!database) {
      database = new Database(name);
      this.#databases.set(name, database);
    }
    return database;
  }

  /** Applies changes that are already on disk. */
  restore(changes: readonly Change[]): void {
    for (const change of changes) {
      applyChange(change, this.database(change.database));
      if (!('put' in change)) continue;
      for (const entry of change.put)
        if (!('gone' in entry)) this.clock.advanceTo(entry.updateTime);
    }
  }

  /** Writes the changes of an export to disk and applies them. */
  import(changes: readonly Change[]): void {
    for (const change of changes) this.#folder?.append(change);
    this.restore(changes);
    this.#compactIfLarge();
  }

  commit(database: Database, plan: CommitPlan): void {
    const put = [...plan.final]
      .filter(([path, document]) => database.get(path) !== document)
      .map(([path, document]) => toEntry(path, document));
    if (put.length === 0) return;
    const change = { database: database.name, put };
    this.#folder?.append(change);
    applyChange(change, database);
    this.#compactIfLarge();
  }

  clear(database: Database): void {
    const change = { database: database.name, clear: true } as const;
    this.#folder?.append(change);
    applyChange(change, database);
  }

  /**
   * Yields changes that would create all documents of the databases whose name starts with
   * `prefix`.
   */
  *changes(prefix = ''): Generator<Change> {
    for (const database of this.#databases.values()) {
      if (!database.name.startsWith(prefix)) continue;
      let put: StoredDocument[] = [];
      for (const document of database.documents()) {
        put.push(document);
        if (put.length < SERVER_LIMITS.documentsPerLine) continue;
        yield { database: database.name, put };
        put = [];
      }
      if (put.length > 0) yield { database: database.name, put };
    }
  }

  close(): void {
    this.#folder?.close();
  }

  #compactIfLarge(): void {
    if (this.#folder?.needsCompaction) this.#folder.compact(this.changes());
  }
}
