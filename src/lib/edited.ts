import type { RequestState } from './requestState';

/** The documents that somebody else saved after the form was opened. */
export interface SavedByOther<Documents> {
  documents: Documents;
  /**
   * The other person's email address and the ISO time of the save; '' if the change record could
   * not be read.
   */
  email: string;
  at: string;
}

/** The state of the documents that a form edits, without the draft. */
export interface EditorState<Documents> extends RequestState<Documents | null> {
  /**
   * How often the documents were loaded, from 1. The form starts with the loaded values each time.
   */
  version: number;
  savingId: string | null;
  /** True if a save was not executed because somebody else had saved first. */
  conflict: boolean;
  /** Somebody else's save; null without a conflict, or if that save could not be read. */
  theirs: SavedByOther<Documents> | null;
}

export interface EditorMessages {
  loadFailed: string;
  saveFailed: string;
  saved: string;
}
