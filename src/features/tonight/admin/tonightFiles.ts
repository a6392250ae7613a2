import type { Part } from '@/lib/parts';
import type { FileRowId } from './checklist/rowIds';

/** The names of the categories of the two files. */
export const categoryNames = { summary: 'Daily Market Summary', priceList: 'Price List' } as const;

/** A stored file. */
export interface FiledFile {
  id: string;
  name: string;
  url: string;
  /** The path of its stored object. */
  path: string;
  /** ISO time. */
  uploadDate: string;
}

/** The state of a file on its way to its category. */
export interface Filing {
  state: 'idle' | 'sending' | 'failed';
  /** The part that is sent, in percent. */
  percent: number;
  /** The current step while the file is sent, or the reason why it failed. */
  text: string;
  /**
   * Stores a file. The name null names it after the file. `replaces` is deleted once the new file
   * is stored.
   */
  send: (file: File, name: string | null, replaces: FiledFile | null) => void;
  /** Null if nothing can be tried again. */
  retry: (() => void) | null;
}

/** A category of files: its newest file, and how a file is stored there. */
export interface FileCategory {
  part: Part;
  /** True if there is a category of this name. */
  exists: boolean;
  newest: FiledFile | null;
  filing: Filing;
}

export type TonightFiles = Readonly<Record<FileRowId, FileCategory>>;
