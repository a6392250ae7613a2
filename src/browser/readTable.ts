import { type Cells, headsIn, isBlankRow, type Sheet, type TableKind } from '@/lib/table/columns';
import { MAX_BYTES, MAX_CELLS } from '@/lib/table/limits';
import { tableErrors } from '@/lib/table/messages';
import { refuseAbove, TableError } from '@/lib/table/tableError';
import { type Block, isBlockText, readTabbed } from '@/lib/pasteBlock';
import { plainWord, visibleText } from '@/lib/plainText';
import { inertHtml } from './trustedTypes';

/** Returns the text of a cell as it reads: a line break as a space, and none at its ends. */
function textOf(cell: HTMLTableCellElement): string {
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith(' ');
  return plainWord(cell.textContent);
}

/** Returns the cells of an HTML table, blank ones in the places that merged ones cover. */
function cellsOf(table: HTMLTableElement): string[][] {
  const rows = [...table.rows].map((): string[] => []);
  // A few lines can ask for millions of places.
  let room = MAX_CELLS;
  [...table.rows].forEach(({ cells }, at) => {
    let column = 0;
    for (const cell of cells) {
      while (rows[at]?.[column] !== undefined) column += 1;
      // A span of 0 rows reaches to the end of the table.
      for (const row of rows.slice(at, at + (cell.rowSpan || rows.length))) {
        if (room < 0) break;
        room -= Math.max(0, column + cell.colSpan - row.length);
        for (let right = 0; right < cell.colSpan; right += 1) row[column + right] = '';
      }
      const row = rows[at];
      if (row !== undefined) row[column] = textOf(cell);
    }
  });
  // A place that no cell covers is a hole so far.
  return rows.map((row) => Array.from<string | undefined, string>(row, (cell) => cell ?? ''));
}

/** Returns the cells of the HTML table on the clipboard; null for none, and for several. */
export function rowsOfHtml(html: string): string[][] | null {
  const [table, ...others] = inertHtml(html).querySelectorAll('table');
  return table === undefined || others.length > 0 ? null : cellsOf(table);
}

/** Returns the cells on the clipboard: of its table, else of its text; null for a single one, which the browser pastes. */
export function blockOf(clipboard: Pick<DataTransfer, 'getData'>): Block | null {
  const table = rowsOfHtml(clipboard.getData('text/html'));
  if (table !== null && table.flat().length > 1) return table;
  const text = clipboard.getData('text/plain');
  return isBlockText(text) ? readTabbed(text) : null;
}

/** All tags but those of tables and line breaks. A `<` in quotes is part of a tag. */
const OTHER_TAGS =
  /<(?!\/?(?:table|t[rdh]|thead|tbody|tfoot|br)[\s/>])[^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*>/gi;

/**
 * Returns the rows of the tables of an HTML text, such as a spreadsheet or a web page puts on the
 * clipboard. Nothing but tables is made of it: a few tags can ask for millions.
 */
function htmlRows(html: string): Cells[] {
  if (!/<table/i.test(html)) return [];
  const bare = html.replace(OTHER_TAGS, '');
  refuseAbove('cells', bare.match(/<t[dh][\s/>]/gi)?.length ?? 0);
  let cells = 0;
  return [...inertHtml(bare).querySelectorAll('table')].flatMap((table) => {
    if (table.querySelector('table') !== null) return [];
    const own = cellsOf(table);
    cells += own.flat().length;
    refuseAbove('cells', cells);
    return own;
  });
}

/** Throws if the sheets are too large together. A small workbook can use one part or one text many times. */
function refuseLargeSheets(sheets: readonly Sheet[]): void {
  let cells = 0;
  let letters = 0;
  for (const { rows } of sheets) {
    refuseAbove('rows', rows.length);
    for (const row of rows) cells += row.length;
    refuseAbove('cells', cells);
    refuseAbove('columns', Math.max(...rows.map(({ length }) => length)));
    for (const cell of rows.flat()) letters += cell.length;
    refuseAbove('unpacked', letters);
  }
}

/** Returns the sheets that are not empty, without invisible characters. */
function visibleSheets(sheets: readonly Sheet[]): Sheet[] {
  refuseLargeSheets(sheets);
  const visible = sheets.map((sheet): Sheet => {
    return { ...sheet, rows: sheet.rows.map((row) => row.map(visibleText)) };
  });
  const filled = visible.filter(
    ({ rows, hiddenRows, hiddenColumns }) => hiddenRows || hiddenColumns || !rows.every(isBlankRow),
  );
  if (filled.length === 0) throw new TableError(tableErrors.empty);
  return filled;
}

/**
 * Returns the table of a pasted text. Its HTML is preferred where it holds a table with heads,
 * since it keeps columns whole.
 *
 * @throws TableError if there is nothing to read
 */
export async function readPaste(
  text: string,
  html: string,
  kind: TableKind<string>,
): Promise<Sheet[]> {
  refuseAbove('bytes', text.length);
  if (html === '' && /^\s*</.test(text) && /<table/i.test(text)) [text, html] = ['', text];
  // Pages carry more beside their tables than the text does, which can be read instead.
  const rows = html.length > MAX_BYTES ? [] : htmlRows(html);
  if (text.trim() === '' || rows.some((row) => headsIn(row, kind)))
    return visibleSheets([{ name: '', rows, shape: 'free' }]);
  const { splitText } = await import('@/lib/table/text');
  return visibleSheets([splitText(visibleText(text), kind)]);
}

/**
 * Returns the sheets of a file, by what is in it and not by its name: an Excel workbook, text with
 * separators in UTF-8, UTF-16 or Windows-1252, or an HTML table under any name.
 *
 * @throws TableError if there is no table to read
 */
export async function readFile(file: Blob, kind: TableKind<string>): Promise<Sheet[]> {
  refuseAbove('bytes', file.size);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start === '%PDF') throw new TableError(tableErrors.pdf);
  if (start === '\xd0\xcf\x11\xe0') throw new TableError(tableErrors.oldExcel);
  if (start === 'PK\x03\x04') {
    const { readWorkbook } = await import('@/lib/table/workbook');
    return visibleSheets(readWorkbook(bytes));
  }
  const { decodeText } = await import('@/lib/table/text');
  return readPaste(decodeText(bytes), '', kind);
}
