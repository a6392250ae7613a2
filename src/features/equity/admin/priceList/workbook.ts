import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbookFile from 'read-excel-file/universal';
import { MERGED } from './figures';
import { unusable } from './messages';
import { type Sheet } from './types';
import { Unusable } from './unusable';

/** What a workbook may have unpacked: a small file can hold gigabytes of blanks. */
const MAX_UNPACKED = 100 * 1024 * 1024;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpacked = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(xml|rels|bin)$/.test(name) && name !== 'mimetype') return false;
        unpacked += originalSize;
        if (unpacked > MAX_UNPACKED) throw new Unusable(unusable.tooLarge(unpacked));
        return !name.endsWith('.bin') || name === 'xl/workbook.bin';
      },
    });
  } catch (error) {
    throw error instanceof Unusable ? error : new Unusable(unusable.damaged);
  }
}

const columnOf = (letters: string) =>
  Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Areas of merged cells, each from its first row and column to its last, from 0. */
function mergedAreas(xml: string): [top: number, left: number, bottom: number, right: number][] {
  const found = xml.matchAll(/<mergeCell [^>]*ref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g);
  return Array.from(found, ([, left = '', top = '', right = '', bottom = '']) => [
    Number(top) - 1,
    columnOf(left),
    Number(bottom) - 1,
    columnOf(right),
  ]);
}

function markMerged(rows: string[][], xml: string): void {
  for (const [top, left, bottom, right] of mergedAreas(xml)) {
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

/** Formulas that failed as the text that they show: the reader would take them for blanks. */
const failuresAsText = (xml: string) => xml.replace(/(<c [^>]*)\bt="e"/g, '$1t="str"');

/**
 * The sheets of an Excel workbook. What is packed is unpacked here and handed on as it is: the
 * reader would have a file of half a megabyte unpacked by a worker from a blob, which the site's
 * Content-Security-Policy does not allow.
 *
 * @throws Unusable where it is no workbook, is damaged, or is too large when unpacked.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const parts = unpack(bytes);
  if ('xl/workbook.bin' in parts) throw new Unusable(unusable.binaryExcel);
  if ('mimetype' in parts || 'content.xml' in parts) throw new Unusable(unusable.openDocument);
  if (!('xl/workbook.xml' in parts)) throw new Unusable(unusable.unknown);
  const xmls = new Map<string, string>();
  for (const [path, part] of Object.entries(parts)) {
    if (!SHEET.test(path)) continue;
    const xml = failuresAsText(strFromU8(part));
    xmls.set(path, xml);
    parts[path] = strToU8(xml);
  }
  const packed = zipSync(parts, { level: 0 });
  try {
    const sheets = await readWorkbookFile(packed.slice().buffer, { trim: false });
    const paths = sheetPaths(parts);
    return sheets.map(({ sheet, data }, index) => {
      const rows = data.map((row) => row.map(cellText));
      markMerged(rows, xmls.get(paths[index] ?? '') ?? '');
      return { name: sheet, rows, shape: 'free' as const };
    });
  } catch {
    throw new Unusable(unusable.damaged);
  }
}

/** Where each sheet of the workbook is stored, in the workbook's order. */
function sheetPaths(parts: Record<string, Uint8Array>): string[] {
  const text = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const targets = new Map<string, string>();
  for (const [link] of text('xl/_rels/workbook.xml.rels').matchAll(/<Relationship [^>]*>/g)) {
    const target = /Target="([^"]*)"/.exec(link)?.[1] ?? '';
    targets.set(
      /Id="([^"]*)"/.exec(link)?.[1] ?? '',
      target.startsWith('/') ? target.slice(1) : `xl/${target}`,
    );
  }
  return Array.from(
    text('xl/workbook.xml').matchAll(/<sheet [^>]*r:id="([^"]*)"/g),
    ([, id = '']) => targets.get(id) ?? '',
  );
}
