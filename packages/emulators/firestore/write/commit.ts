import { createArgumentError } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import type { StoredDocument } from '../storage/document.ts';
import type { Value } from '../values/value.ts';
import { applyWrite, checkPrecondition, mustNotExist } from './apply.ts';
import type { Write } from './types.ts';

export interface PlannedWrite {
  readonly write: Write;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
  readonly transformResults: readonly Value[];
}

/** A computed commit that is not stored yet. */
export interface CommitPlan {
  readonly commitTime: string;
  readonly writes: readonly PlannedWrite[];
  /** The new state of every document that the commit changes. A deleted document is undefined. */
  readonly final: ReadonlyMap<string, StoredDocument | undefined>;
}

/**
 * Computes the results of all writes without storing them.
 * @throws {ApiError} if a write is invalid
 */
export function planCommit(
  database: Database,
  writes: readonly Write[],
  commitTime: string,
): CommitPlan {
  const final = new Map<string, StoredDocument | undefined>();
  const planned = writes.map((write): PlannedWrite => {
    const { path, database: name } = write.name;
    if (name !== database.name) {
      throw createArgumentError(
        `${name}/documents/${path} is not in the database ${database.name}.`,
      );
    }
    const before = final.has(path) ? final.get(path) : database.get(path);
    // A write with the precondition `exists: false` counts as a create, even if the document
    // exists. `checkPreconditions` then rejects the write.
    const existing = mustNotExist(write.precondition) ? undefined : before;
    const applied = applyWrite(write, existing, commitTime);
    final.set(path, applied.after);
    return { write, before, ...applied };
  });
  return { commitTime, writes: planned, final };
}

/**
 * Checks the preconditions. This happens after the check of the rules, so that an error does not
 * reveal which documents exist.
 */
export function checkPreconditions(plan: CommitPlan): void {
  for (const { write, before } of plan.writes) {
    const name = `${write.name.database}/documents/${write.name.path}`;
    checkPrecondition(write.precondition, name, before);
  }
}
