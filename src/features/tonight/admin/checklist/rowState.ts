import type { PublicationEntry } from '@/figures/admin/entry';
import type { FigureRow } from '@/figures/admin/tonightDraft';
import type { PagePart } from '@/lib/parts';
import type { ConfirmQuestion } from '@/lib/sanityCheck';
import type { FileRowId, RowMark } from './rowIds';
import type { LastSave } from './saved';

/** Describes whether the site shows the figure or the file of a row. */
export interface SiteRow {
  isOnSite: boolean;
  /** True if the row has no input that still has to be published. */
  isSettled: boolean;
  saved: LastSave | null;
  /** The reason why the input has not been published. Null if the row has no input. */
  why: string | null;
  /**
   * Describes which older figure the site has, such as 'the site has the figures of Thursday'. Null
   * if the site has no figure.
   */
  instead: string | null;
}

/**
 * The state of a row of figures, apart from its last save. Computed from the stored figures and the
 * draft.
 */
export interface FigureChecklistRow extends Omit<SiteRow, 'saved'> {
  entry: PublicationEntry;
  mark: RowMark;
  questions: readonly ConfirmQuestion[];
  /**
   * The session of older figures on the site, such as 'From Thursday'. Null if the site shows the
   * figures of this session.
   */
  tag: string | null;
  /** The day of the figures on the site, such as 'Thursday', or 'before' if the day is unknown. */
  since: string;
}

export interface FigureRowState extends FigureChecklistRow, Pick<SiteRow, 'saved'> {
  part: PagePart;
  /**
   * True if the row shows its fields. The fields are hidden in the review and after the
   * publication.
   */
  hasFields: boolean;
}

export interface FileRowState extends SiteRow {
  part: PagePart;
  mark: RowMark;
  tag: null;
}

export type RowStates = Readonly<
  Record<FigureRow, FigureRowState> & Record<FileRowId, FileRowState>
>;
