import type { IndicatorId } from '@/figures/market';
import type { RowId } from './checklist/rowIds';

/** The step of the page, and the functions that change it. */
export interface TonightNavigation {
  step: 'edit' | 'review' | 'published';
  /** True while the form of the note takes the place of the price list. */
  isNoteOpen: boolean;
  openNote: () => void;
  /** Closes the form of the note. The focus moves to the button that opens it. */
  closeNote: () => void;
  /** The published rows that show their fields. */
  openedRows: readonly RowId[];
  showReview: () => void;
  showPublished: () => void;
  /**
   * Returns to the checklist. If the pressed button no longer exists, focuses the row, otherwise
   * the review button.
   */
  backToList: (row?: RowId | IndicatorId | 'note') => void;
  /** Shows the fields of a row that is on the site. */
  openRow: (row: RowId) => void;
}
