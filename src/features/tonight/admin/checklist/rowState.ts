import type { PublicationEntry } from '@/figures/admin/entry';
import type { FigureRow } from '@/figures/admin/tonightDraft';
import type { PagePart } from '@/lib/parts';
import type { ConfirmQuestion } from '@/lib/sanityCheck';
import type { FileRowId, RowMark } from './rowIds';
import type { LastSave } from './saved';

/** The part of a row's state that describes the site. */
export interface SiteRow {
  /** True if the site shows this session's figure or file. */
  isOnSite: boolean;
  /** True if no input of the row is waiting to be published. */
  isSettled: boolean;
  saved: LastSave | null;
  /** The reason why the input is not on the site. Null without input. */
  why: string | null;
  /**
   * Describes the older figure that the site shows, such as "the site has Thursday's". Null if
   * there is none.
   */
  instead: string | null;
}

/** The state of a row of figures, computed from the stored figures and the draft. */
export interface FigureChecklistRow extends Omit<SiteRow, 'saved'> {
  entry: PublicationEntry;
  mark: RowMark;
  questions: readonly ConfirmQuestion[];
  /** The session of the figures on the site. Null if they are from this session. */
  tag: string | null;
  /** The day of the figures on the site, such as 'Thursday'. 'before' if the day is unknown. */
  since: string;
}

/** A row of figures, as the checklist shows it. */
export interface FigureRowState extends FigureChecklistRow, Pick<SiteRow, 'saved'> {
  part: PagePart;
  /** False in the review, and once the figures are on the site. */
  hasFields: boolean;
}

/** A row of a file, as the checklist shows it. */
export interface FileRowState extends SiteRow {
  part: PagePart;
  mark: RowMark;
  tag: null;
}

export type RowStates = Readonly<
  Record<FigureRow, FigureRowState> & Record<FileRowId, FileRowState>
>;
