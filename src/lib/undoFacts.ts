import type { StoredFields } from './stored';

/** What Undo has to know of a changed document beside its description. */
export interface UndoFacts {
  /** The name of an item of a list. */
  item?: string;
  /** The reason why Undo cannot restore it. */
  reason?: string;
  /** True if the reason is a file, which is edited under Resources. */
  isFile?: boolean;
  /** The path of a document without which it cannot be restored. */
  needs?: string;
}

export type UndoFactsOf = (document: {
  path: string;
  before: StoredFields | null;
  after: StoredFields | null;
}) => UndoFacts;
