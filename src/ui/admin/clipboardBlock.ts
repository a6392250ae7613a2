import { inertHtml } from '@/browser/trustedTypes';
import { type Block, cellText, isBlockText, readTabbed } from '@/lib/pasteBlock';

/** The text of a cell as it reads, a line break as a space. */
function textOf(cell: HTMLTableCellElement): string {
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith(' ');
  return cellText(cell.textContent);
}

/** Places after which merged cells cover no more: a few lines can ask for millions. */
const MOST_PLACES = 500_000;

/** The cells of an HTML table, merged ones with this text in the places that they cover. */
export function cellsOf(table: HTMLTableElement, covered = ''): string[][] {
  const rows = [...table.rows].map((): string[] => []);
  let room = MOST_PLACES;
  [...table.rows].forEach(({ cells }, at) => {
    let column = 0;
    for (const cell of cells) {
      while (rows[at]?.[column] !== undefined) column += 1;
      // A span of 0 rows reaches to the end of the table.
      for (const row of rows.slice(at, at + (cell.rowSpan || rows.length))) {
        if (room < 0) break;
        room -= Math.max(0, column + cell.colSpan - row.length);
        for (let right = 0; right < cell.colSpan; right += 1) row[column + right] = covered;
      }
      const row = rows[at];
      if (row !== undefined) row[column] = textOf(cell);
    }
  });
  // A place that no cell covers is a hole so far.
  return rows.map((row) => Array.from({ length: row.length }, (_, column) => row[column] ?? ''));
}

/**
 * The cells of an HTML table on the clipboard. Null where there is none, or several: which of them
 * is meant only their text can say.
 */
export function rowsOfHtml(html: string): string[][] | null {
  const [table, ...others] = inertHtml(html).querySelectorAll('table');
  return table === undefined || others.length > 0 ? null : cellsOf(table);
}

/**
 * What a spreadsheet or a web page has put on the clipboard, as cells: its table where there is one,
 * else its text. Null for a single cell, which the browser pastes by itself.
 */
export function blockOf(clipboard: Pick<DataTransfer, 'getData'>): Block | null {
  const html = clipboard.getData('text/html');
  const table = html === '' ? null : rowsOfHtml(html);
  if (table !== null && table.flat().length > 1) return table;
  const text = clipboard.getData('text/plain');
  return isBlockText(text) ? readTabbed(text) : null;
}
