import { strFromU8, unzipSync, zipSync } from 'fflate';
import readWorkbookFile from 'read-excel-file/universal';
import type { Sheet } from './columns';
import { MAX_BYTES, refuseAbove, Unusable, unusable } from './limits';

/** Returns the parts of a workbook that are read: its pictures and macros are none of them. */
function unpack(bytes: Uint8Array) {
  let unpacked = 0;
  // What a part is said to have unpacked is all the room that it gets: it cannot have more.
  const parts = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      unpacked += Math.max(size, originalSize);
      return unpacked <= MAX_BYTES;
    },
  });
  refuseAbove('unpacked', unpacked);
  return parts;
}

const TAG = /<(?:[^<>"']|"[^<"]*"|'[^<']*')*>?/g;
const ADDRESSED = /^<(?:[^\s:/>]*:)?(?:c|row)[\s/>]/;
/** More rows than the last one of two sheets. */
const MOST_EMPTY_ROWS = 2 ** 21;

const columnOf = (letters: string) =>
  Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

/** Refuses parts of a workbook whose grids, up to their last filled rows and columns, are too large together. */
function measure(parts: readonly Uint8Array[]) {
  let [cells, allRows] = [0, 0];
  for (const part of parts) {
    let [rows, columns, last] = [0, 1, 0];
    for (const [tag] of strFromU8(part).matchAll(TAG)) {
      if (!tag.endsWith('>') && !/^<!(--|\[)/.test(tag)) throw new Unusable(unusable.damaged);
      if (!ADDRESSED.test(tag)) continue;
      for (const [, address = ''] of tag.matchAll(/[\s:]r=["']([^"']*)/g)) {
        const [, letters = '', row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(address) ?? [];
        if (row === undefined) throw new Unusable(unusable.damaged);
        last = Math.max(last, Number(row));
        if (tag.endsWith('/>')) continue;
        rows = Math.max(rows, Number(row));
        columns = Math.max(columns, columnOf(letters));
      }
    }
    cells += rows * columns;
    allRows += last;
  }
  refuseAbove('cells', cells);
  if (allRows > MOST_EMPTY_ROWS) throw new Unusable(unusable.damaged);
}

/** Formats a cell with as many digits as a spreadsheet has: 23.049999999999997 is stored for what shows as 23.05. */
function cellText(cell: unknown): string {
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return typeof cell === 'string' ? cell : '';
}

/**
 * Returns the sheets of an Excel workbook.
 * @throws Unusable where it is no workbook, is damaged, or is too large when unpacked or laid out.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  try {
    const parts = unpack(bytes);
    if (!('xl/workbook.xml' in parts)) throw new Unusable(unusable.unknown);
    measure(Object.values(parts));
    // The library would unpack pictures too, and large parts in a worker, which no page allows.
    const sheets = await readWorkbookFile(zipSync(parts, { level: 0 }).buffer, { trim: false });
    return sheets.map(({ sheet, data }) => {
      return { name: sheet, rows: data.map((row) => row.map(cellText)), shape: 'free' };
    });
  } catch (error) {
    throw error instanceof Unusable ? error : new Unusable(unusable.damaged);
  }
}
