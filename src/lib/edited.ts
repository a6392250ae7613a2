import type { RequestState } from './requestState';

/** The documents as somebody else saved them after the user had opened the form. */
export interface SavedByOther<Documents> {
  documents: Documents;
  /** The email address of the other person; '' if the change record could not be read. */
  email: string;
  /** The ISO time of the save; '' if the change record could not be read. */
  at: string;
}

/** The state of the documents that a form edits. It does not contain the draft of the user. */
export interface EditorState<Documents> extends RequestState<Documents | null> {
  /**
   * How often the documents were loaded, starting at 1. Each load replaces the values of the form.
   */
  version: number;
  savingId: string | null;
  /** True if a save was rejected because somebody else had saved before. */
  conflict: boolean;
  /**
   * The save of the other person; null if there is no conflict or if that save could not be read.
   */
  theirs: SavedByOther<Documents> | null;
}

export interface EditorMessages {
  loadFailed: string;
  saveFailed: string;
  saved: string;
}
