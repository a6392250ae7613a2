import { MAX_CELLS, MAX_COLUMNS } from '@/lib/table/limits';
import { toPlainWord } from '@/lib/plainText';

/** The visible cells of a table, and how many hidden rows and hidden columns have content. */
export interface HtmlCells {
  rows: string[][];
  hiddenRows: number;
  hiddenColumns: number;
}

function readCellText(cell: HTMLTableCellElement): string {
  if (cell.hidden) return '';
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith(' ');
  return toPlainWord(cell.textContent);
}

/**
 * Returns false if the element or one of its ancestors has the attribute `hidden`, which
 * `hiddenHtml.ts` sets.
 */
export const isVisible = (element: Element): boolean => element.closest('[hidden]') === null;

function findHiddenColumns(table: HTMLTableElement): Set<number> {
  const hidden = new Set<number>();
  let index = 0;
  for (const column of table.querySelectorAll<HTMLTableColElement>('col, colgroup')) {
    // If a `colgroup` has `col` children, only the children are counted.
    if (column.querySelector('col') !== null) continue;
    const end = Math.min(index + column.span, MAX_COLUMNS);
    for (; index < end; index += 1) if (!isVisible(column)) hidden.add(index);
  }
  return hidden;
}

/**
 * Returns the cells of rows as a grid. A merged cell covers several positions; all but the first
 * are blank.
 */
function buildGrid(shownRows: readonly HTMLTableRowElement[], keepsHidden: boolean): string[][] {
  const rows = shownRows.map((): string[] => []);
  // Limit the grid, because a few merged cells can cover millions of positions.
  let room = MAX_CELLS;
  shownRows.forEach(({ cells }, index) => {
    let column = 0;
    for (const cell of cells) {
      if (cell.hidden && !keepsHidden) continue;
      while (rows[index]?.[column] !== undefined) column += 1;
      // A row span of 0 reaches to the end of the table.
      for (const row of rows.slice(index, index + (cell.rowSpan || rows.length))) {
        if (room < 0) break;
        room -= Math.max(0, column + cell.colSpan - row.length);
        for (let right = 0; right < cell.colSpan; right += 1) row[column + right] = '';
      }
      const row = rows[index];
      if (row !== undefined) row[column] = readCellText(cell);
    }
  });
  // A position that no cell covers is undefined. Make it blank.
  return rows.map((row) => Array.from<string | undefined, string>(row, (cell) => cell ?? ''));
}

export function readTableCells(table: HTMLTableElement): HtmlCells {
  const columns = findHiddenColumns(table);
  const rows = [...table.rows];
  const hiddenRows = rows.filter((row) => !isVisible(row) && toPlainWord(row.textContent) !== '');
  // A hidden cell occupies no position in its row, unless its whole column is hidden.
  const grid = buildGrid(rows.filter(isVisible), columns.size > 0);
  const filled = [...columns].filter((index) => grid.some((row) => row[index]));
  return {
    rows: grid.map((row) => row.filter((_, index) => !columns.has(index))),
    hiddenRows: hiddenRows.length,
    hiddenColumns: filled.length,
  };
}
