import { inertHtml } from '@/browser/trustedTypes';
import { cellsOf } from '@/browser/readTable';
import { type Block, plainCell } from '@/lib/pasteBlock';
import { parseCells, withPlainBreaks } from '@/lib/table/text';

/** Returns the cells of the HTML table on the clipboard; null for none, and for several. */
export function rowsOfHtml(html: string): string[][] | null {
  const [table, ...others] = inertHtml(html).querySelectorAll('table');
  return table === undefined || others.length > 0 ? null : cellsOf(table);
}

/**
 * Returns the cells on the clipboard: of its table, else of its text, where a spreadsheet puts tabs
 * between cells and quotes round one with tabs or breaks. Null for a single one, which the browser pastes.
 */
export function blockOf(clipboard: Pick<DataTransfer, 'getData'>): Block | null {
  const html = clipboard.getData('text/html');
  const table = html === '' ? null : rowsOfHtml(html);
  if (table !== null && table.flat().length > 1) return table;
  const text = withPlainBreaks(clipboard.getData('text/plain'));
  return /[\t\n]/.test(text) ? parseCells(text, '\t').map((row) => row.map(plainCell)) : null;
}
