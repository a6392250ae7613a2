import { plainWord } from './plainText';

/** A block of cells, row by row. Rows may have different lengths. */
export type Block = readonly (readonly string[])[];

/** Matches a cell that a spreadsheet quoted because it contains tabs, line breaks or quotes. */
const QUOTED = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;
const PLAIN = /[^\t\r\n]*/y;
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
export function readTabbed(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let place = 0;
  for (;;) {
    const quoted = matchAt(QUOTED, text, place);
    const raw = quoted?.[0] ?? matchAt(PLAIN, text, place)?.[0] ?? '';
    row.push(plainWord(quoted?.[1]?.replaceAll('""', '"') ?? raw));
    place += raw.length;
    if (text[place] === '\t') {
      place += 1;
      continue;
    }
    rows.push(row);
    row = [];
    place += matchAt(LINE_BREAK, text, place)?.[0].length ?? 0;
    if (place >= text.length) return rows;
  }
}

/** Returns whether a text has more than one cell, or line breaks in its only cell. */
export function isBlockText(text: string): boolean {
  return /[\t\r\n]/.test(text.replace(/(\r\n|\r|\n)$/, ''));
}

/** The position of a cell in a table, counted from 0. */
export interface Cell {
  row: number;
  column: number;
}

/** The part of a pasted block that fits into a table, and the rest. */
export interface Fit {
  cells: readonly (Cell & { text: string })[];
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
export function fitBlock(block: Block, from: Cell, size: { rows: number; columns: number }): Fit {
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
