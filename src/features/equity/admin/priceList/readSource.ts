import {
  MAX_LIST_BYTES,
  MAX_LIST_CELLS,
  MAX_LIST_COLUMNS,
  MAX_LIST_ROWS,
  unusable,
} from './messages';
import { isBlankRow, tablesOf } from './tables';
import { type Sheet, Unusable } from './types';

const startsWith = (bytes: Uint8Array, ...magic: number[]) =>
  magic.every((byte, at) => bytes[at] === byte);

const signatures = {
  zip: [0x50, 0x4b, 0x03, 0x04],
  emptyZip: [0x50, 0x4b, 0x05, 0x06],
  compound: [0xd0, 0xcf, 0x11, 0xe0],
  pdf: [0x25, 0x50, 0x44, 0x46],
  png: [0x89, 0x50, 0x4e, 0x47],
  jpeg: [0xff, 0xd8, 0xff],
  gif: [0x47, 0x49, 0x46, 0x38],
  rtf: [0x7b, 0x5c, 0x72, 0x74, 0x66],
} as const;

/** The name of the part that holds a locked workbook, as the old container writes it. */
const LOCKED_PART = 'EncryptedPackage';

function holdsLockedPart(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le')
    .decode(bytes.slice(0, bytes.length & ~1))
    .includes(LOCKED_PART);
}

/** What kind of file it is that no list can be read from; null where it may be one. */
function refusalOf(bytes: Uint8Array): string | null {
  const is = (kind: keyof typeof signatures) => startsWith(bytes, ...signatures[kind]);
  if (bytes.length === 0) return unusable.empty;
  if (is('compound')) return holdsLockedPart(bytes) ? unusable.encrypted : unusable.oldExcel;
  if (is('pdf')) return unusable.pdf;
  if (is('png') || is('jpeg') || is('gif')) return unusable.picture;
  return is('emptyZip') || is('rtf') ? unusable.unknown : null;
}

/** Every second byte of a text in western letters is 0 in UTF-16; which tells the byte order. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, 200);
  const zeros = [0, 1].map(
    (parity) => start.filter((byte, at) => at % 2 === parity && byte === 0).length,
  );
  const half = start.length / 2;
  if (half < 2) return null;
  if ((zeros[1] ?? 0) > half * 0.8 && zeros[0] === 0) return 'utf-16le';
  return (zeros[0] ?? 0) > half * 0.8 && zeros[1] === 0 ? 'utf-16be' : null;
}

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked !== null) return unmarked;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** A file's text in the encoding that it is in, without its byte order mark. */
function decoded(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes('\0')) throw new Unusable(unusable.unknown);
  return text;
}

function checked(sheets: readonly Sheet[], ifNone: string): Sheet[] {
  const filled = sheets.filter(({ rows }) => rows.some((row) => !isBlankRow(row)));
  if (filled.length === 0) throw new Unusable(ifNone);
  for (const { rows } of filled) {
    if (rows.length > MAX_LIST_ROWS) throw new Unusable(unusable.tooManyRows(rows.length));
    const cells = rows.reduce((sum, row) => sum + row.length, 0);
    if (cells > MAX_LIST_CELLS) throw new Unusable(unusable.tooManyCells(cells));
    const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
    if (columns > MAX_LIST_COLUMNS) throw new Unusable(unusable.tooManyColumns(columns));
  }
  return filled;
}

async function sheetOf(text: string): Promise<Sheet> {
  const { splitText } = await import('./splitText');
  return splitText(text);
}

/** Whether a text keeps its columns: each row has as many cells, and some row is heads. */
function keepsColumns({ rows, shape }: Sheet): boolean {
  const width = rows[0]?.length ?? 0;
  return shape === 'free' && rows.every((row) => row.length === width);
}

/**
 * The sheets of a pasted text. Its HTML is preferred where it holds a table with heads, since it
 * keeps columns whole; unless the text does so too, which is read faster.
 *
 * @throws Unusable where there is nothing to read.
 */
export async function readPaste(text: string, html = ''): Promise<Sheet[]> {
  // Pages carry more beside their tables than the text does, which can be read instead.
  if (html.length > MAX_LIST_BYTES) html = '';
  if (text.length > MAX_LIST_BYTES) throw new Unusable(unusable.tooLong(text.length));
  if (html === '' && /^\s*</.test(text) && /<table/i.test(text)) [text, html] = ['', text];
  const blank = text.trim() === '';
  const sheet = blank ? null : await sheetOf(text);
  const known = sheet !== null && tablesOf(sheet).length > 0;
  const merged = /\b(row|col)span\s*=/i.test(html);
  if (sheet === null || !known || merged || !keepsColumns(sheet)) {
    const { htmlTable } = await import('./htmlTable');
    const table = htmlTable(html);
    if (table !== null && (blank || tablesOf(table).length > 0)) {
      return checked([table], unusable.nothingPasted);
    }
  }
  return checked(sheet === null ? [] : [sheet], unusable.nothingPasted);
}

/**
 * The sheets of a file, by what is in it and not by its name: an Excel workbook, text with
 * separators in UTF-8, UTF-16 or Windows-1252, or an HTML table under any name.
 *
 * @throws Unusable with a message for staff where there is no list to read.
 */
export async function readFile(
  file: Blob,
  signal = new AbortController().signal,
): Promise<Sheet[]> {
  if (file.size > MAX_LIST_BYTES) throw new Unusable(unusable.tooLarge(file.size));
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new Unusable(unusable.notOpened);
  }
  signal.throwIfAborted();
  const refusal = refusalOf(bytes);
  if (refusal !== null) throw new Unusable(refusal);
  if (startsWith(bytes, ...signatures.zip)) {
    const { readWorkbookAside } = await import('./workbookAside');
    return checked(await readWorkbookAside(bytes, signal), unusable.noSheet);
  }
  const text = decoded(bytes);
  if (text.trim() === '') throw new Unusable(unusable.empty);
  return readPaste(text);
}
