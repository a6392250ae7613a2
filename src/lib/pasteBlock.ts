import { toPlainWord } from './plainText';

/** The cells of a pasted block, row by row. Rows may have different lengths. */
export type CellBlock = readonly (readonly string[])[];

/** Matches a cell in quotes. Spreadsheets quote cells that contain tabs, line breaks or quotes. */
const QUOTED_CELL = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;
const PLAIN_CELL = /[^\t\r\n]*/y;
const LINE_BREAK = /\r\n|\r|\n/y;

/** Returns the match of a sticky pattern at a position of the text, or null. */
function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

/**
 * Parses cells that were copied from a spreadsheet. Tabs separate cells, and line breaks separate
 * rows. Cells that contain tabs or line breaks are in quotes. A quote that is not closed is part of
 * the cell. A line break at the end of the text does not start another row.
 */
export function parseTabbed(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let offset = 0;
  for (;;) {
    const quoted = matchAt(QUOTED_CELL, text, offset);
    const raw = quoted?.[0] ?? matchAt(PLAIN_CELL, text, offset)?.[0] ?? '';
    row.push(toPlainWord(quoted?.[1]?.replaceAll('""', '"') ?? raw));
    offset += raw.length;
    if (text[offset] === '\t') {
      offset += 1;
      continue;
    }
    rows.push(row);
    row = [];
    offset += matchAt(LINE_BREAK, text, offset)?.[0].length ?? 0;
    if (offset >= text.length) return rows;
  }
}

/** Returns false if the text is a single cell on a single line, otherwise true. */
export function isBlockText(text: string): boolean {
  return /[\t\r\n]/.test(text.replace(/(\r\n|\r|\n)$/, ''));
}

/** The position of a cell in a table. Rows and columns are counted from 0. */
export interface CellPosition {
  row: number;
  column: number;
}

/** The cells of a pasted block that fit into a table, and the rows and columns that do not. */
export interface BlockFit {
  cells: readonly (CellPosition & { text: string })[];
  /** The first text of each non-blank row below the last row of the table. */
  rowsLeft: readonly string[];
  /** The first text of each non-blank column to the right of the last column of the table. */
  columnsLeft: readonly string[];
}

const isFilled = (text: string | undefined) => text !== undefined && text !== '';

/**
 * Fits a pasted block into a table. The first cell of the block is pasted at the position `from`.
 */
export function fitBlock(
  block: CellBlock,
  from: CellPosition,
  size: { rows: number; columns: number },
): BlockFit {
  const available = { rows: size.rows - from.row, columns: size.columns - from.column };
  const inside = block.slice(0, Math.max(available.rows, 0));
  const widest = Math.max(0, ...block.map((row) => row.length));
  const beyond = Array.from({ length: Math.max(widest - available.columns, 0) }, (_, index) =>
    inside.map((row) => row[available.columns + index]).find(isFilled),
  );
  return {
    cells: inside.flatMap((row, down) =>
      row
        .slice(0, available.columns)
        .map((text, right) => ({ row: from.row + down, column: from.column + right, text })),
    ),
    rowsLeft: block.slice(inside.length).flatMap((row) => row.find(isFilled) ?? []),
    columnsLeft: beyond.flatMap((text) => text ?? []),
  };
}
