import { MAX_BYTES, MAX_CELLS, MAX_PART, Unusable, refuseAbove } from './limits';
import { strFromU8, unzipSync } from 'fflate';
import readWorkbookFile from 'read-excel-file/universal';
import { count, MERGED, type Sheet } from './grid';

/** Returns a workbook's parts as texts, where each is small enough to be read at once. */
function unpack(bytes: Uint8Array): Map<string, string> {
  let unpacked = 0;
  let largest = 0;
  // What a part is said to have unpacked is all the room that it gets: it cannot have more.
  const parts = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      if (!/\.(xml|rels)$|^(xl\/workbook\.bin|mimetype)$/.test(name)) return false;
      unpacked += Math.max(size, originalSize);
      largest = Math.max(largest, size, originalSize);
      return unpacked <= MAX_BYTES && largest < MAX_PART;
    },
  });
  refuseAbove(MAX_BYTES, unpacked, 'tooLargeUnpacked');
  refuseAbove(MAX_PART - 1, largest, 'tooLargePart');
  return new Map(Object.entries(parts).map(([path, part]) => [path, strFromU8(part)]));
}

const columnOf = (letters: string) =>
  Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const TAG = /<(?:[^<>"']|"[^<"]*"|'[^<']*')*>?/g;
const NAME = /^<(?:[^\s:/>]*:)?(c|row|v|mergeCell)[\s/>]/;
/** More rows than the last one of two sheets. */
const MOST_EMPTY_ROWS = 2 ** 21;

type Place = [row: number, column: number];

/** The facts about a part of a workbook that its reader does not report, and the size that it would reach. */
interface Scan {
  /** The merged ranges, from the first to the last place, both from 0. */
  merged: [Place, Place][];
  /** Formulas that failed: the reader would take them for blanks. */
  errors: [Place, string][];
  /** All up to the last row and column that are filled. */
  cells: number;
  /** The last row, filled or not. */
  last: number;
}

function placeOf(address: string): Place {
  const [, letters = '', row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(address) ?? [];
  if (row === undefined) throw new Unusable('damaged');
  return [Number(row) - 1, columnOf(letters)];
}

function scan(xml: string): Scan {
  const found: Scan = { merged: [], errors: [], cells: 0, last: 0 };
  let [tags, rows, columns] = [0, 0, 1];
  let failed: Place | null = null;
  for (const { 0: tag, index } of xml.matchAll(TAG)) {
    if (!tag.endsWith('>') && !/^<!(--|\[)/.test(tag)) throw new Unusable('damaged');
    const name = NAME.exec(tag)?.[1];
    const end = index + tag.length;
    if (name === 'mergeCell') {
      const [first = '', last = first] = /\sref="([^"]*)"/.exec(tag)?.[1]?.split(':') ?? [];
      found.merged.push([placeOf(first), placeOf(last)]);
    } else if (name === 'v' && failed !== null) {
      found.errors.push([failed, xml.slice(end, xml.indexOf('<', end))]);
      failed = null;
    } else if (name === 'c' || name === 'row') {
      if (name === 'row') tags += 1;
      for (const [, address = ''] of tag.matchAll(/[\s:]r=["']([^"']*)/g)) {
        const [row, column] = placeOf(address);
        found.last = Math.max(found.last, row + 1);
        if (tag.endsWith('/>')) continue;
        rows = Math.max(rows, row + 1);
        columns = Math.max(columns, column + 1);
        failed = /\bt=["']e["']/.test(tag) ? [row, column] : null;
      }
    }
  }
  return { ...found, cells: Math.max(tags, rows) * columns };
}

/** Formats a cell with as many digits as a spreadsheet has: 23.049999999999997 is stored for what shows as 23.05. */
function cellText(cell: unknown): string {
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return String(cell).toUpperCase();
  return typeof cell === 'string' ? cell : '';
}

function sheetPaths(parts: ReadonlyMap<string, string>): string[] {
  const links = parts.get('xl/_rels/workbook.xml.rels') ?? '';
  // Each could be one more sheet made of the same part.
  if (count(links, '<Relationship ') > 100) throw new Unusable('damaged');
  const targets = new Map<string, string>();
  for (const [link] of links.matchAll(/<Relationship [^<>]*>/g)) {
    const target = /Target="([^"]*)"/.exec(link)?.[1] ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    targets.set(/Id="([^"]*)"/.exec(link)?.[1] ?? '', path);
  }
  const sheets = (parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet [^<>]*r:id="([^"]*)"/g);
  return Array.from(sheets, ([, id = '']) => targets.get(id) ?? '');
}

/** Puts into the rows what the reader left blank: failed formulas, and that cells are merged. */
function complete(rows: string[][], { merged, errors }: Scan): void {
  for (const [[row, column], text] of errors) {
    while (rows.length <= row) rows.push([]);
    const cells = rows[row] ?? [];
    while (cells.length < column) cells.push('');
    cells[column] = text;
  }
  let places = 0;
  for (const [[top, left], [bottom, right]] of merged) {
    for (let row = top; row <= Math.min(bottom, rows.length - 1); row += 1) {
      const cells = rows[row] ?? [];
      // No two areas have a cell in common, unless they are made to take long.
      places += cells.length;
      refuseAbove(10 * MAX_CELLS, places, 'tooManyCells');
      for (let column = left; column <= Math.min(right, cells.length - 1); column += 1) {
        if (row !== top || column !== left) cells[column] = MERGED;
      }
    }
  }
}

async function sheetsOf(bytes: Uint8Array): Promise<Sheet[]> {
  const parts = unpack(bytes);
  if (parts.has('xl/workbook.bin')) throw new Unusable('binaryExcel');
  if (parts.has('mimetype') || parts.has('content.xml')) throw new Unusable('openDocument');
  if (!parts.has('xl/workbook.xml')) throw new Unusable('unknown');
  const scans = new Map(Array.from(parts, ([path, xml]) => [path, scan(xml)] as const));
  const total = (of: 'cells' | 'last') => [...scans.values()].reduce((sum, s) => sum + s[of], 0);
  refuseAbove(MAX_CELLS, total('cells'), 'tooManyCells');
  if (total('last') > MOST_EMPTY_ROWS) throw new Unusable('damaged');
  const paths = sheetPaths(parts);
  const sheets = await readWorkbookFile(bytes.slice().buffer, { trim: false });
  let [letters, cells] = [0, 0];
  return sheets.map(({ sheet, data }, at) => {
    // Sheets that are one part would be as many copies of it, and cells that are one text as well.
    cells += data.length * (data[0]?.length ?? 0);
    refuseAbove(MAX_CELLS, cells, 'tooManyCells');
    const rows = data.map((row) =>
      row.map((cell) => {
        const text = cellText(cell);
        letters += text.length;
        refuseAbove(MAX_BYTES, letters, 'tooLargeUnpacked');
        return text;
      }),
    );
    const own = scans.get(paths[at] ?? '');
    if (own !== undefined) complete(rows, own);
    return { name: sheet, rows, shape: 'free' };
  });
}

/**
 * The sheets of an Excel workbook.
 *
 * @throws Unusable where it is no workbook, is damaged, or is too large when unpacked or laid out.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  try {
    return await sheetsOf(bytes);
  } catch (error) {
    throw error instanceof Unusable ? error : new Unusable('damaged');
  }
}
