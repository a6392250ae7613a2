import type { Entry } from '@/figures/admin/entry';
import type { FigureRow } from '@/figures/admin/tonightDraft';
import type { Part } from '@/lib/parts';
import type { Question } from '@/lib/sanityCheck';
import type { FileRowId, RowMark } from './rowIds';
import type { Saved } from './saved';

/** A row, as far as it describes the site. */
export interface SiteRow {
  /** True if the site shows this session's figure or file. */
  isOnSite: boolean;
  /** True if nothing of the row is waiting to be published. */
  isSettled: boolean;
  saved: Saved | null;
  /** The reason why its input is not on the site; null without input. */
  why: string | null;
  /** The site's earlier figure in words, such as "the site has Thursday's"; null without one. */
  instead: string | null;
}

/** A row of figures, as far as it follows from the stored figures and the draft. */
export interface FigureChecklistRow extends Omit<SiteRow, 'saved'> {
  entry: Entry;
  mark: RowMark;
  questions: readonly Question[];
  /** The session of the figures on the site, in words; null if it is this one. */
  tag: string | null;
  /** The day of the figures on the site, in words. */
  since: string;
}

/** A row of figures, as the checklist shows it. */
export interface FigureRowState extends FigureChecklistRow, Pick<SiteRow, 'saved'> {
  part: Part;
  /** True if its fields are shown: not in the summary, nor once it is on the site. */
  hasFields: boolean;
}

/** A row of a file, as the checklist shows it. */
export interface FileRowState extends SiteRow {
  part: Part;
  mark: RowMark;
  tag: null;
}

export type RowStates = Readonly<
  Record<FigureRow, FigureRowState> & Record<FileRowId, FileRowState>
>;
