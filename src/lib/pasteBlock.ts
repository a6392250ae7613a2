import { plainWord } from './plainText';

/** A block of cells, row by row. Rows may be of different lengths. */
export type Block = readonly (readonly string[])[];

/** A cell that a spreadsheet has put in quotes, for it holds tabs, line breaks or quotes itself. */
const QUOTED = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;
const PLAIN = /[^\t\r\n]*/y;
const LINE_BREAK = /\r\n|\r|\n/y;

/** Returns the match of a sticky pattern at this place, or null. */
function matchAt(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

/**
 * Reads what a spreadsheet puts on the clipboard as text: tabs between cells, line breaks (of any
 * system) between rows, and quotes round a cell that holds either. A quote that is not closed is
 * part of its cell. The line break at the end begins no row.
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

/** Returns whether a text is more than one cell, or one with line breaks in it. */
export function isBlockText(text: string): boolean {
  return /[\t\r\n]/.test(text.replace(/(\r\n|\r|\n)$/, ''));
}

/** A cell of a table, counted from 0. */
export interface Cell {
  row: number;
  column: number;
}

/** The part of a pasted block that fits into a table, and the rest. */
export interface Fit {
  cells: readonly (Cell & { text: string })[];
  /** The first text of each row that is not blank below the table's last one. */
  rowsLeft: readonly string[];
  /** The first text of each column that is not blank beyond the table's last one. */
  columnsLeft: readonly string[];
}

const isFilled = (text: string | undefined) => text !== undefined && text !== '';

/** Lays a block over a table of so many rows and columns, right and down from a cell. */
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
