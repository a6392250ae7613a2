import type { IndicatorId } from '@/figures/market';
import type { RowId } from './checklist/rowIds';

/**
 * The open form for a note: tonight's note, the list of other notes, or the correction of a
 * session's note.
 */
export type NoteView = 'write' | 'others' | { corrected: string };

export interface TonightNavigation {
  step: 'edit' | 'review' | 'published';
  /** The form for a note that replaces the price list on the page. Null if no such form is open. */
  noteView: NoteView | null;
  openNote: (noteView: NoteView) => void;
  /** Closes the form of the note and focuses the button that opens it. */
  closeNote: () => void;
  /** The published rows whose fields are open again, for corrections. */
  openedRows: readonly RowId[];
  showReview: () => void;
  showPublished: () => void;
  /**
   * Returns to the checklist. Moves the focus to the given row, or to the review button if there is
   * no row.
   */
  backToList: (row?: RowId | IndicatorId | 'note') => void;
  /** Opens the fields of a published row, so that staff can correct its figures. */
  openRow: (row: RowId) => void;
}
