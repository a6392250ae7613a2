import type { StoredFields } from './stored';

/**
 * The facts that Undo needs about a changed document, in addition to the description of the change.
 */
export interface UndoFacts {
  /** The name of the list item; undefined if the document is not a list item. */
  item?: string;
  /** The reason why Undo cannot restore the document; undefined if Undo can restore it. */
  reason?: string;
  /** True if the document describes a file. Staff edit files under Resources. */
  isFile?: boolean;
  /**
   * The path of another document that must exist. Without it, Undo cannot restore this document.
   */
  needs?: string;
}

export type GetUndoFacts = (document: {
  path: string;
  before: StoredFields | null;
  after: StoredFields | null;
}) => UndoFacts;
