/* Reads the visible sheets of an Excel workbook, with the texts that Excel shows. */
import XLSX, { type Worksheet } from '@e965/xlsx/dist/xlsx.mini.min.js';
import { zipSync } from 'fflate';
import { formatCell } from './cellText';
import type { Sheet } from './columns';
import { MAX_READING_MS } from './limits';
import { tableErrors } from './messages';
import { throwIfAbove, TableError } from './tableError';
import { hasWorkbook, prepareParts, unpackParts } from './workbookParts';

/**
 * Reads a workbook with one of its sheets, or without sheets (`[]`). Formulas are not parsed,
 * because the file contains their results.
 */
function readBook(file: Uint8Array, sheets: number | []) {
  return XLSX.read(file, {
    type: 'array',
    sheets,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
    cellNF: true,
    cellStyles: true,
  });
}

/**
 * Writes a text into a grid of cells. Throws if the cell is too far down or to the right, because
 * all cells before it are created too.
 */
function placeCell(rows: string[][], rowIndex: number, column: number, text: string): void {
  throwIfAbove('rows', rowIndex + 1);
  throwIfAbove('columns', column + 1);
  while (rows.length <= rowIndex) rows.push([]);
  const row = rows[rowIndex] ?? [];
  while (row.length <= column) row.push('');
  row[column] = text;
}

type SheetContent = Pick<Sheet, 'rows' | 'hiddenRows' | 'hiddenColumns'>;

/**
 * Returns the cells of a sheet by rows. Hidden rows and columns, for example rows that a filter
 * hides, are counted. Their cells are blank.
 */
function toRows(sheet: Worksheet, date1904: boolean): SheetContent {
  const rows: string[][] = [];
  const hiddenRows = new Set<number>();
  const hiddenColumns = new Set<number>();
  for (const [address, cell] of Object.entries(sheet)) {
    const text = address.startsWith('!') ? '' : formatCell(cell, date1904);
    if (text === '') continue;
    const { r: rowIndex, c: column } = XLSX.utils.decode_cell(address);
    const { hidden: isRowHidden, hpt: height } = sheet['!rows']?.[rowIndex] ?? {};
    const isColumnHidden = sheet['!cols']?.[column]?.hidden === true;
    if (isRowHidden === true || height === 0) hiddenRows.add(rowIndex);
    else if (isColumnHidden) hiddenColumns.add(column);
    else placeCell(rows, rowIndex, column, text);
  }
  return { rows, hiddenRows: hiddenRows.size, hiddenColumns: hiddenColumns.size };
}

function readSheets(file: Uint8Array): Sheet[] {
  const start = performance.now();
  const { SheetNames, Workbook } = readBook(file, []);
  const active = Workbook.WBView[0]?.activeTab ?? 0;
  const sheets: Sheet[] = [];
  let cells = 0;
  for (const [index, name] of SheetNames.entries()) {
    if (Workbook.Sheets[index]?.Hidden) continue;
    // Read one sheet at a time, and stop at the limits. A hostile workbook can use one large XML
    // file for any number of sheets.
    if (performance.now() - start > MAX_READING_MS) throw new TableError(tableErrors.tooSlow);
    const sheet = readBook(file, index).Sheets[name];
    if (sheet === undefined) throw new TableError(tableErrors.damaged);
    const content = toRows(sheet, Workbook.WBProps.date1904 === true);
    for (const row of content.rows) cells += row.length;
    throwIfAbove('cells', cells);
    sheets.push({ name, shape: 'free', isActive: index === active, ...content });
  }
  return sheets;
}

/**
 * Returns the visible sheets of an Excel workbook.
 * @throws TableError if the file is not a workbook, is damaged or is too large
 */
export function readWorkbook(bytes: Uint8Array): Sheet[] {
  try {
    const parts = unpackParts(bytes);
    if (!hasWorkbook(parts)) throw new TableError(tableErrors.unknown);
    return readSheets(zipSync(prepareParts(parts), { level: 0 }));
  } catch (error) {
    throw error instanceof TableError ? error : new TableError(tableErrors.damaged);
  }
}
