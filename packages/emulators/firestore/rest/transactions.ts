import { randomUUID } from 'node:crypto';
import { ApiError, createArgumentError } from '../errors.ts';
import { isObject, type JsonObject } from '../json.ts';
import { LIMITS, SERVER_LIMITS } from '../limits.ts';
import type { Database } from '../storage/database.ts';
import type { StoredDocument } from '../storage/document.ts';
import { parseTime } from '../values/parse.ts';

/**
 * Checks that the read time is at most an hour ago. The emulator does not store old versions, so
 * reading at an earlier time returns the current documents. The read time may be up to a second in
 * the future, because the emulator's clock may run ahead of the machine's clock.
 */
export function checkReadTime(json: unknown): void {
  if (json === undefined) return;
  const age = Date.now() - Date.parse(parseTime(json, 'readTime'));
  if (age > LIMITS.readTimeMs) throw createArgumentError('readTime is more than an hour ago.');
  if (age < -1000) throw createArgumentError('readTime is in the future.');
}

interface Transaction {
  readonly database: Database;
  /**
   * Documents that the transaction has read, by path. The value of a missing document is undefined.
   */
  readonly reads: Map<string, StoredDocument | undefined>;
  readonly readOnly: boolean;
}

/**
 * Optimistic transactions: no document is locked. A commit fails if another request has changed a
 * document after the transaction has read it. The lite SDK does not use these transactions.
 * Instead, it sends the update times of the documents as preconditions.
 */
export class Transactions {
  readonly #open = new Map<string, Transaction>();

  begin(database: Database, { readOnly }: JsonObject): string {
    if (isObject(readOnly)) checkReadTime(readOnly.readTime);
    const id = Buffer.from(`${readOnly === undefined ? 'rw' : 'ro'}:${randomUUID()}`).toString(
      'base64',
    );
    this.#open.set(id, { database, reads: new Map(), readOnly: readOnly !== undefined });
    const [oldest] = this.#open.keys();
    if (this.#open.size > SERVER_LIMITS.transactions && oldest !== undefined)
      this.#open.delete(oldest);
    return id;
  }

  recordRead(id: string, path: string, document: StoredDocument | undefined): void {
    const { reads, readOnly } = this.#find(id);
    // A read-only transaction writes nothing, so later changes to the documents that it has read do
    // not matter.
    if (!readOnly && !reads.has(path)) reads.set(path, document);
  }

  /**
   * Ends the transaction.
   * @throws {ApiError} ABORTED if a document has changed since the transaction read it
   */
  finish(id: string, hasWrites: boolean): void {
    const { database, reads, readOnly } = this.#find(id);
    this.#open.delete(id);
    if (readOnly && hasWrites) throw createArgumentError('A read-only transaction cannot write.');
    for (const [path, document] of reads) {
      if (database.get(path) !== document) {
        throw new ApiError(
          'ABORTED',
          `The transaction read ${path}, which was changed since by another client. Try again.`,
        );
      }
    }
  }

  rollback(id: string): void {
    if (parseKind(id) === undefined) throw createArgumentError('The transaction is unknown.');
    this.#open.delete(id);
  }

  #find(id: string): Transaction {
    const transaction = this.#open.get(id);
    if (transaction) return transaction;
    if (parseKind(id) === 'rw') throw new ApiError('ABORTED', 'The transaction has ended.');
    throw createArgumentError('The transaction is unknown or has ended.');
  }
}

/** Returns the kind of a transaction from its id, or undefined if the id is malformed. */
const parseKind = (id: string): string | undefined =>
  /^(r[wo]):[\da-f-]{36}$/.exec(Buffer.from(id, 'base64').toString())?.[1];
