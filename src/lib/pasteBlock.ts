/** A block of cells, row by row. Rows may be of different lengths. */
export type Block = readonly (readonly string[])[];

/** Returns the text of a cell as a one-line field takes it: no line breaks, tabs or spaces at its ends. */
export function plainCell(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
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

/** Lays a block over a table of so many rows and columns, right and down from a cell. */
export function fitBlock(block: Block, from: Cell, size: { rows: number; columns: number }): Fit {
  const rooms = { rows: size.rows - from.row, columns: size.columns - from.column };
  const inside = block.slice(0, Math.max(rooms.rows, 0));
  const widest = Math.max(0, ...block.map((row) => row.length));
  const beyond = Array.from({ length: Math.max(widest - rooms.columns, 0) }, (_, index) =>
    inside.map((row) => row[rooms.columns + index]).find(Boolean),
  );
  return {
    cells: inside.flatMap((row, down) =>
      row
        .slice(0, rooms.columns)
        .map((text, right) => ({ row: from.row + down, column: from.column + right, text })),
    ),
    rowsLeft: block.slice(inside.length).flatMap((row) => row.find(Boolean) ?? []),
    columnsLeft: beyond.flatMap((text) => text ?? []),
  };
}
