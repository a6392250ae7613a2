import { randomUUID } from 'node:crypto';
import { ApiError, invalidArgument } from '../errors.ts';
import { isObject, type JsonObject } from '../json.ts';
import { LIMITS, SERVER_LIMITS } from '../limits.ts';
import type { Database } from '../storage/database.ts';
import type { StoredDocument } from '../storage/document.ts';
import { parseTime } from '../values/parse.ts';

/**
 * Old versions are not stored: what is read at a time of the last hour is what is stored now. A
 * second ahead is none: the clock here may run before the machine's.
 */
export function checkReadTime(json: unknown): void {
  if (json === undefined) return;
  const age = Date.now() - Date.parse(parseTime(json, 'readTime'));
  if (age > LIMITS.readTimeMs) throw invalidArgument('readTime is more than an hour ago.');
  if (age < -1000) throw invalidArgument('readTime is in the future.');
}

interface Transaction {
  readonly database: Database;
  /** The documents that were read, in the version seen; undefined where there was none. */
  readonly seen: Map<string, StoredDocument | undefined>;
  readonly readOnly: boolean;
}

/**
 * Optimistic transactions: nothing is locked, and a commit is refused when something that was read
 * has changed since. (lite does without: it sends the versions it saw as preconditions.)
 */
export class Transactions {
  readonly #open = new Map<string, Transaction>();

  begin(database: Database, { readOnly }: JsonObject): string {
    if (isObject(readOnly)) checkReadTime(readOnly.readTime);
    const id = Buffer.from(`${readOnly === undefined ? 'rw' : 'ro'}:${randomUUID()}`).toString(
      'base64',
    );
    this.#open.set(id, { database, seen: new Map(), readOnly: readOnly !== undefined });
    const [oldest] = this.#open.keys();
    if (this.#open.size > SERVER_LIMITS.transactions && oldest !== undefined)
      this.#open.delete(oldest);
    return id;
  }

  saw(id: string, path: string, document: StoredDocument | undefined): void {
    const { seen, readOnly } = this.#find(id);
    // Nothing is written after what a read-only transaction saw, so no change comes in between.
    if (!readOnly && !seen.has(path)) seen.set(path, document);
  }

  /** Ends the transaction. @throws {ApiError} ABORTED if a document that it read has changed */
  finish(id: string, writing: boolean): void {
    const { database, seen, readOnly } = this.#find(id);
    this.#open.delete(id);
    if (readOnly && writing) throw invalidArgument('A read-only transaction cannot write.');
    for (const [path, document] of seen) {
      if (database.get(path) !== document) {
        throw new ApiError(
          'ABORTED',
          `The transaction read ${path}, which was changed since by another client. Try again.`,
        );
      }
    }
  }

  rollback(id: string): void {
    if (kindOf(id) === undefined) throw invalidArgument('The transaction is unknown.');
    this.#open.delete(id);
  }

  #find(id: string): Transaction {
    const transaction = this.#open.get(id);
    if (transaction) return transaction;
    if (kindOf(id) === 'rw') throw new ApiError('ABORTED', 'The transaction has ended.');
    throw invalidArgument('The transaction is unknown or has ended.');
  }
}

/** Returns what kind of transaction has this id, undefined if none can have it. */
const kindOf = (id: string): string | undefined =>
  /^(r[wo]):[\da-f-]{36}$/.exec(Buffer.from(id, 'base64').toString())?.[1];
