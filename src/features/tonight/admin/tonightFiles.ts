import type { PagePart } from '@/lib/parts';
import type { FileRowId } from './checklist/rowIds';

/** The names of the categories of the two files. */
export const categoryNames = { summary: 'Daily Market Summary', priceList: 'Price List' } as const;

/** A file that is stored under Resources. */
export interface FiledFile {
  id: string;
  name: string;
  url: string;
  /** The path in Storage. */
  path: string;
  /** The time of the upload (ISO). */
  uploadDate: string;
}

/** The state of an upload into a category, and its actions. */
export interface FilingState {
  state: 'idle' | 'sending' | 'failed';
  /** The uploaded part, in percent. */
  percent: number;
  /** The current step while the file is sent, or the reason why it failed. */
  text: string;
  /**
   * Stores a file. If `name` is null, the file name becomes the display name. Deletes the file
   * `replaces` once the new file is stored.
   */
  send: (file: File, name: string | null, replaces: FiledFile | null) => void;
  /** Sends the failed file again. Null if no upload has failed. */
  retry: (() => void) | null;
}

/** A category of files, with its newest file and the function that stores a file in it. */
export interface FileCategory {
  part: PagePart;
  /** True if a category with this name exists. */
  exists: boolean;
  newest: FiledFile | null;
  filing: FilingState;
}

export type TonightFiles = Readonly<Record<FileRowId, FileCategory>>;
