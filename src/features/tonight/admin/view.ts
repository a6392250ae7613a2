import type { IndicatorId } from '@/figures/market';
import type { RowId } from './checklist/rowIds';

export interface TonightNavigation {
  step: 'edit' | 'review' | 'published';
  /** True while the form for the note is shown in place of the price list. */
  isNoteOpen: boolean;
  openNote: () => void;
  /** Closes the form for the note and focuses the button that opens it. */
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
