import type { StoredFields } from './stored';

/** The reasons why Undo cannot restore a document, or not without another document. */
export interface UndoLimits {
  /** The reason why its change cannot be undone. */
  reason?: string;
  /** True if the reason is a file, which is edited under Resources. */
  isFile?: boolean;
  /** The path of a document without which it cannot be restored. */
  needs?: string;
}

/** Returns what Undo cannot restore of a document. Empty if there are no limits. */
export type LimitsOf = (document: {
  path: string;
  before: StoredFields | null;
  after: StoredFields | null;
}) => UndoLimits;
