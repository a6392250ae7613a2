import { MERGED } from './figures';
import type { Sheet } from './types';

/** Cells that one is spread over; what a page may ask for is no more than a row can have. */
const span = (cell: Element, name: string) => {
  const spread = Number(cell.getAttribute(name) ?? '1');
  return Number.isInteger(spread) && spread > 1 ? Math.min(spread, 100) : 1;
};

/** The rows of one table, merged cells marked where their text does not stand. */
function rowsOf(table: Element): string[][] {
  const rows: (string | undefined)[][] = [];
  const rowAt = (at: number) => {
    while (rows.length <= at) rows.push([]);
    return rows[at] ?? [];
  };
  table.querySelectorAll('tr').forEach((tr, at) => {
    const row = rowAt(at);
    let column = 0;
    for (const cell of tr.children) {
      while (row[column] !== undefined) column += 1;
      const text = cell.textContent.replace(/\s*[\r\n]\s*/g, ' ');
      const [wide, high] = [span(cell, 'colspan'), span(cell, 'rowspan')];
      for (let down = 0; down < high; down += 1) {
        const below = rowAt(at + down);
        for (let right = 0; right < wide; right += 1) {
          below[column + right] = down === 0 && right === 0 ? text : MERGED;
        }
      }
      column += wide;
    }
  });
  return rows.map((row) => Array.from(row, (cell) => cell ?? ''));
}

/**
 * The tables of an HTML text, such as a spreadsheet or a web page puts on the clipboard, as one
 * sheet; null where there is none. Scripts and pictures in it are not loaded.
 */
export function htmlTable(html: string): Sheet | null {
  if (!/<table/i.test(html)) return null;
  const tables = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('table')];
  const rows = tables
    .filter((table) => table.querySelector('table') === null)
    .flatMap((table) => rowsOf(table));
  return rows.length === 0 ? null : { name: '', rows, shape: 'free' };
}
