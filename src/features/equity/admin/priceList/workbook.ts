import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbookFile from 'read-excel-file/universal';
import { MERGED } from './figures';
import { MAX_LIST_CELLS, MAX_UNPACKED, unusable } from './messages';
import { type Sheet, Unusable } from './types';

/**
 * The parts of a workbook that are read. What a part is said to have unpacked is all the room that it
 * gets, so that it cannot have more.
 */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpacked = 0;
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        if (!/^(xl\/(.*\.(xml|rels)|workbook\.bin)|content\.xml|mimetype)$/.test(name))
          return false;
        unpacked += Math.max(size, originalSize);
        return unpacked <= MAX_UNPACKED;
      },
    });
  } catch {
    throw new Unusable(unusable.damaged);
  }
  if (unpacked > MAX_UNPACKED) throw new Unusable(unusable.tooLargeUnpacked(unpacked));
  return parts;
}

const columnOf = (letters: string) =>
  Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/*
 * None of these goes on past the next `<`, so that a search takes as long as the text. A tag without
 * its end is found too, and refused: the reader would look for it in all of the rest, again and again.
 */
const TAG = /<(?:[^<>"']|"[^<"]*"|'[^<']*')*>?/g;
const NAME = /^<(?:[^\s:/>]*:)?(c|row|mergeCell)[\s/>]/;
const EMPTY_ROW = /<((?:[^\s:/<>]*:)?row)(?:\s[^<>]*)?>\s*<\/\1\s*>/g;
/** More than a cell's 32,767 letters take: the reader looks through what is longer again and again. */
const LONGEST = 256 * 1024;

/** Areas of merged cells, each from its first row and column to its last, from 0. */
type Area = [top: number, left: number, bottom: number, right: number];

/** A part of a workbook as it is handed to the reader. */
interface Part {
  xml: string;
  merged: Area[];
  /** How many cells the reader makes of it, which is all up to the last row and column. */
  cells: number;
}

/**
 * A part without its empty cells and rows, of which a sheet may have a million. Formulas that failed
 * become the text that they show: the reader would take them for blanks.
 */
function prepared(text: string): Part {
  const merged: Area[] = [];
  let end = 0;
  const filled = text.replace(TAG, (tag, at: number) => {
    const whole = tag.endsWith('>') || /^<!(--|\[)/.test(tag);
    if (!whole || Math.max(tag.length, at - end) > LONGEST) throw new Unusable(unusable.damaged);
    end = at + tag.length;
    if (tag.startsWith('</')) return tag;
    const name = NAME.exec(tag)?.[1];
    if (name === 'mergeCell') {
      const [, left = '', top = '', right = '', bottom = ''] =
        /\sref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/.exec(tag) ?? [];
      merged.push([Number(top) - 1, columnOf(left), Number(bottom) - 1, columnOf(right)]);
    } else if (name !== undefined && tag.endsWith('/>')) return '';
    return name === 'c' ? tag.replace(/\bt="e"/, 't="str"') : tag;
  });
  if (text.length - end > LONGEST) throw new Unusable(unusable.damaged);
  const xml = filled.replace(EMPTY_ROW, '');
  return { xml, merged, cells: cellsIn(xml) };
}

function cellsIn(xml: string): number {
  let [tags, rows, columns] = [0, 0, 1];
  for (const [tag] of xml.matchAll(TAG)) {
    if (tag.startsWith('</')) continue;
    const name = NAME.exec(tag)?.[1];
    if (name !== 'c' && name !== 'row') continue;
    if (name === 'row') tags += 1;
    for (const [, address = ''] of tag.matchAll(/[\s:]r=["']([^"']*)/g)) {
      const [, letters = '', row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(address) ?? [];
      if (row === undefined) throw new Unusable(unusable.damaged);
      rows = Math.max(rows, Number(row));
      columns = Math.max(columns, columnOf(letters) + 1);
    }
  }
  return Math.max(tags, rows) * columns;
}

function markMerged(rows: string[][], areas: readonly Area[]): void {
  for (const [top, left, bottom, right] of areas) {
    for (let row = top; row <= Math.min(bottom, rows.length - 1); row += 1) {
      const cells = rows[row] ?? [];
      for (let column = left; column <= Math.min(right, cells.length - 1); column += 1) {
        if (row !== top || column !== left) cells[column] = MERGED;
      }
    }
  }
}

/** As many digits as a spreadsheet has: 23.049999999999997 is stored for what shows as 23.05. */
function cellText(cell: unknown): string {
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return typeof cell === 'string'
    ? cell
    : typeof cell === 'boolean'
      ? String(cell).toUpperCase()
      : '';
}

/**
 * The sheets of an Excel workbook. What is packed is unpacked here and handed on as it is: the
 * reader would have a file of half a megabyte unpacked by a worker from a blob, which the site's
 * Content-Security-Policy does not allow.
 *
 * @throws Unusable where it is no workbook, is damaged, or is too large when unpacked or laid out.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const parts = unpack(bytes);
  if ('xl/workbook.bin' in parts) throw new Unusable(unusable.binaryExcel);
  if ('mimetype' in parts || 'content.xml' in parts) throw new Unusable(unusable.openDocument);
  if (!('xl/workbook.xml' in parts)) throw new Unusable(unusable.unknown);
  try {
    const merged = new Map<string, Area[]>();
    let cells = 0;
    for (const [path, bytes] of Object.entries(parts)) {
      const part = prepared(strFromU8(bytes));
      cells += part.cells;
      if (cells > MAX_LIST_CELLS) throw new Unusable(unusable.tooManyCells(cells));
      merged.set(path, part.merged);
      parts[path] = strToU8(part.xml);
    }
    const packed = zipSync(parts, { level: 0 });
    const sheets = await readWorkbookFile(packed.slice().buffer, { trim: false });
    // Sheets that are one part would be as many copies of it, and cells that are one text as well.
    const copies = new Set(sheets.map(({ data }) => data)).size < sheets.length;
    if (copies) throw new Unusable(unusable.damaged);
    let letters = 0;
    const textOf = (cell: unknown) => {
      const text = cellText(cell);
      letters += text.length;
      if (letters > MAX_UNPACKED) throw new Unusable(unusable.tooLargeUnpacked(letters));
      return text;
    };
    const paths = sheetPaths(parts);
    return sheets.map(({ sheet, data }, index) => {
      const rows = data.map((row) => row.map(textOf));
      markMerged(rows, merged.get(paths[index] ?? '') ?? []);
      return { name: sheet, rows, shape: 'free' as const };
    });
  } catch (error) {
    throw error instanceof Unusable ? error : new Unusable(unusable.damaged);
  }
}

/** Where each sheet of the workbook is stored, in the workbook's order. */
function sheetPaths(parts: Record<string, Uint8Array>): string[] {
  const text = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const targets = new Map<string, string>();
  for (const [link] of text('xl/_rels/workbook.xml.rels').matchAll(/<Relationship [^<>]*>/g)) {
    const target = /Target="([^"]*)"/.exec(link)?.[1] ?? '';
    targets.set(
      /Id="([^"]*)"/.exec(link)?.[1] ?? '',
      target.startsWith('/') ? target.slice(1) : `xl/${target}`,
    );
  }
  return Array.from(
    text('xl/workbook.xml').matchAll(/<sheet [^<>]*r:id="([^"]*)"/g),
    ([, id = '']) => targets.get(id) ?? '',
  );
}
