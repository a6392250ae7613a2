import { toPlainWord } from './plainText';

/** A block of cells, row by row. Rows may have different lengths. */
export type CellBlock = readonly (readonly string[])[];

/** Matches a cell that a spreadsheet quoted because it contains tabs, line breaks or quotes. */
const QUOTED_CELL = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;
const PLAIN_CELL = /[^\t\r\n]*/y;
const LINE_BREAK = /\r\n|\r|\n/y;

/** Returns the match of a sticky pattern at this position, or null. */
function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

/**
 * Parses the text that a spreadsheet copies. It has tabs between cells, line breaks of any system
 * between rows, and quotes around cells that contain tabs or line breaks. An unclosed quote is part
 * of its cell. A final line break does not begin a row.
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

/** Returns whether a text has more than one cell, or line breaks in its only cell. */
export function isBlockText(text: string): boolean {
  return /[\t\r\n]/.test(text.replace(/(\r\n|\r|\n)$/, ''));
}

/** The position of a cell in a table, counted from 0. */
export interface CellPosition {
  row: number;
  column: number;
}

/** The part of a pasted block that fits into a table, and the rest. */
export interface BlockFit {
  cells: readonly (CellPosition & { text: string })[];
  /** The first text of each non-blank row below the end of the table. */
  rowsLeft: readonly string[];
  /** The first text of each non-blank column beyond the last column of the table. */
  columnsLeft: readonly string[];
}

const isFilled = (text: string | undefined) => text !== undefined && text !== '';

/**
 * Fits a block into a table of the given size. The block begins at the cell `from` and extends to
 * the right and down.
 */
export function fitBlock(
  block: CellBlock,
  from: CellPosition,
  size: { rows: number; columns: number },
): BlockFit {
  const rooms = { rows: size.rows - from.row, columns: size.columns - from.column };
  const inside = block.slice(0, Math.max(rooms.rows, 0));
  const widest = Math.max(0, ...block.map((row) => row.length));
  const beyond = Array.from({ length: Math.max(widest - rooms.columns, 0) }, (_, index) =>
    inside.map((row) => row[rooms.columns + index]).find(isFilled),
  );
  return {
    cells: inside.flatMap((row, down) =>
      row
        .slice(0, rooms.columns)
        .map((text, right) => ({ row: from.row + down, column: from.column + right, text })),
    ),
    rowsLeft: block.slice(inside.length).flatMap((row) => row.find(isFilled) ?? []),
    columnsLeft: beyond.flatMap((text) => text ?? []),
  };
}
