import type { StoredFields } from './stored';

/** Facts about a changed document that Undo needs in addition to the description of the change. */
export interface UndoFacts {
  /** The name of the item, if the document is an item of a list. */
  item?: string;
  /** The reason why Undo cannot restore the document. */
  reason?: string;
  /** True if the document describes a file, which staff edit under Resources. */
  isFile?: boolean;
  /** The path of another document that must exist before Undo can restore this one. */
  needs?: string;
}

export type GetUndoFacts = (document: {
  path: string;
  before: StoredFields | null;
  after: StoredFields | null;
}) => UndoFacts;
