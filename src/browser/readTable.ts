import { parseHeadings, isBlankRow, type Sheet, type TableKind } from '@/lib/table/columns';
import { MAX_BYTES } from '@/lib/table/limits';
import { tableErrors } from '@/lib/table/messages';
import { throwIfAbove, TableError } from '@/lib/table/tableError';
import { type CellBlock, isBlockText, parseTabbed } from '@/lib/pasteBlock';
import { toVisibleText } from '@/lib/plainText';
import { removeHidden } from './hiddenHtml';
import { readTableCells, type HtmlCells, isVisible } from './htmlTable';
import { parseInertHtml } from './trustedTypes';

/**
 * Returns the cells of the HTML table on the clipboard; null if the HTML contains no table or
 * several.
 */
export function readHtmlRows(html: string): string[][] | null {
  const tables = parseInertHtml(removeHidden(html)).querySelectorAll('table');
  const [table, ...others] = [...tables].filter(isVisible);
  return table === undefined || others.length > 0 ? null : readTableCells(table).rows;
}

/**
 * Returns the cells on the clipboard, from the HTML table or otherwise from the text. Returns null
 * for a single cell, because the browser pastes it like any text.
 */
export function readClipboardBlock(clipboard: Pick<DataTransfer, 'getData'>): CellBlock | null {
  const table = readHtmlRows(clipboard.getData('text/html'));
  if (table !== null && table.flat().length > 1) return table;
  const text = clipboard.getData('text/plain');
  return isBlockText(text) ? parseTabbed(text) : null;
}

/** Matches all tags except those of tables and line breaks. A `<` in quotes is part of a tag. */
const OTHER_TAGS =
  /<(?!\/?(?:table|t[rdh]|thead|tbody|tfoot|col(?:group)?|br)[\s/>])[^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*>/gi;

const NO_CELLS: HtmlCells = { rows: [], hiddenRows: 0, hiddenColumns: 0 };

/**
 * Returns the visible cells of the tables in HTML from a spreadsheet or a web page. Only tables are
 * parsed, because a few other tags can make the parser create millions of elements.
 */
function readHtmlCells(html: string): HtmlCells {
  if (!/<table/i.test(html)) return NO_CELLS;
  const bare = removeHidden(html).replace(OTHER_TAGS, '');
  throwIfAbove('cells', bare.match(/<t[dh][\s/>]/gi)?.length ?? 0);
  const all: HtmlCells = { rows: [], hiddenRows: 0, hiddenColumns: 0 };
  let cells = 0;
  for (const table of parseInertHtml(bare).querySelectorAll('table')) {
    if (table.querySelector('table') !== null || !isVisible(table)) continue;
    const { rows, hiddenRows, hiddenColumns } = readTableCells(table);
    cells += rows.flat().length;
    throwIfAbove('cells', cells);
    for (const row of rows) all.rows.push(row);
    all.hiddenRows += hiddenRows;
    all.hiddenColumns += hiddenColumns;
  }
  return all;
}

/**
 * Throws if all sheets together are too large. A small workbook file can contain huge sheets,
 * because many cells can refer to the same text.
 */
function rejectLargeSheets(sheets: readonly Sheet[]): void {
  let cells = 0;
  let letters = 0;
  for (const { rows } of sheets) {
    throwIfAbove('rows', rows.length);
    for (const row of rows) cells += row.length;
    throwIfAbove('cells', cells);
    throwIfAbove('columns', Math.max(...rows.map(({ length }) => length)));
    for (const cell of rows.flat()) letters += cell.length;
    throwIfAbove('unpacked', letters);
  }
}

/** Removes empty sheets and invisible characters. */
function cleanSheets(sheets: readonly Sheet[]): Sheet[] {
  rejectLargeSheets(sheets);
  const visible = sheets.map((sheet): Sheet => {
    return { ...sheet, rows: sheet.rows.map((row) => row.map(toVisibleText)) };
  });
  const filled = visible.filter(
    ({ rows, hiddenRows, hiddenColumns }) => hiddenRows || hiddenColumns || !rows.every(isBlankRow),
  );
  if (filled.length === 0) throw new TableError(tableErrors.empty);
  return filled;
}

/**
 * Returns the table in pasted data. Prefers the HTML if it has a table with known headings, because
 * plain text may not show where a column ends.
 *
 * @throws TableError if there is no table to read
 */
export async function readPaste(
  text: string,
  html: string,
  kind: TableKind<string>,
): Promise<Sheet[]> {
  throwIfAbove('bytes', text.length);
  const isHtml = html === '' && /^\s*</.test(text) && /<table/i.test(text);
  if (isHtml) return readPaste('', text, kind);
  // If the HTML is too large, read the text instead.
  const page = html.length > MAX_BYTES ? NO_CELLS : readHtmlCells(html);
  if (text.trim() === '' || page.rows.some((row) => parseHeadings(row, kind)))
    return cleanSheets([{ name: '', shape: 'free', ...page }]);
  const { splitText } = await import('@/lib/table/text');
  return cleanSheets([splitText(toVisibleText(text), kind)]);
}

/**
 * Returns the sheets of a file. Detects the format from the content, not from the name: an Excel
 * workbook, text with separators (UTF-8, UTF-16 or Windows-1252), or an HTML table.
 *
 * @throws TableError if there is no table to read
 */
export async function readFile(file: Blob, kind: TableKind<string>): Promise<Sheet[]> {
  throwIfAbove('bytes', file.size);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start === '%PDF') throw new TableError(tableErrors.pdf);
  if (start === '\xd0\xcf\x11\xe0') throw new TableError(tableErrors.oldExcel);
  if (start === 'PK\x03\x04') {
    const { readWorkbook } = await import('@/lib/table/workbook');
    return cleanSheets(readWorkbook(bytes));
  }
  const { decodeText } = await import('@/lib/table/text');
  return readPaste(decodeText(bytes), '', kind);
}
