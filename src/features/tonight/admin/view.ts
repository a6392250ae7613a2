import type { IndicatorId } from '@/figures/market';
import type { RowId } from './checklist/rowIds';

/** The opened form of a note: tonight's note, the list of other notes, or a correction. */
export type NoteView = 'write' | 'others' | { corrected: string };

export interface TonightNavigation {
  step: 'edit' | 'review' | 'published';
  /** The form that is open in place of the price list; null if none is open. */
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
