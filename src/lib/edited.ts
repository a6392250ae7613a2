import type { RequestState } from './requestState';

/** The documents that somebody else saved after a form was opened. */
export interface SavedByOther<Documents> {
  documents: Documents;
  /** Their email address and when, an ISO time; '' where the record of it could not be read. */
  email: string;
  at: string;
}

/** The state of a form's documents; what is typed is not in it. */
export interface EditorState<Documents> extends RequestState<Documents | null> {
  /** Counts the loads, from 1: the form begins anew with each. */
  version: number;
  savingId: string | null;
  /** Someone else saved first: nothing was written. */
  conflict: boolean;
  /** The other save; null without a conflict, and where it could not be read. */
  theirs: SavedByOther<Documents> | null;
}

/** The messages of a form about its load and its saves. */
export interface EditorMessages {
  loadFailed: string;
  saveFailed: string;
  saved: string;
}
