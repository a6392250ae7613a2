import type { PagePart } from '@/lib/parts';
import type { FileRowId } from './checklist/rowIds';

/** The names of the two file categories under Resources. */
export const categoryNames = { summary: 'Daily Market Summary', priceList: 'Price List' } as const;

export interface FiledFile {
  id: string;
  name: string;
  url: string;
  path: string;
  uploadDate: string;
}

export interface FilingState {
  state: 'idle' | 'sending' | 'failed';
  /** The uploaded share of the file, from 0 to 100. */
  percent: number;
  /** The current step while the file is uploaded, or an error message if the upload failed. */
  text: string;
  /**
   * Uploads a file. If `name` is null, the display name is the file name. After the upload, the
   * file `replaces` is deleted.
   */
  send: (file: File, name: string | null, replaces: FiledFile | null) => void;
  /** Uploads the last file again. Null unless its upload failed. */
  retry: (() => void) | null;
}

export interface FileCategory {
  part: PagePart;
  exists: boolean;
  newest: FiledFile | null;
  filing: FilingState;
}

export type TonightFiles = Readonly<Record<FileRowId, FileCategory>>;
