import { inertHtml } from '@/browser/trustedTypes';
import { cellsOf } from '@/browser/readTable';
import { type Block, isBlockText, readTabbed } from '@/lib/pasteBlock';

/** Returns the cells of the HTML table on the clipboard; null for none, and for several. */
export function rowsOfHtml(html: string): string[][] | null {
  const [table, ...others] = inertHtml(html).querySelectorAll('table');
  return table === undefined || others.length > 0 ? null : cellsOf(table);
}

/** Returns the cells on the clipboard: of its table, else of its text; null for a single one, which the browser pastes. */
export function blockOf(clipboard: Pick<DataTransfer, 'getData'>): Block | null {
  const table = rowsOfHtml(clipboard.getData('text/html'));
  if (table !== null && table.flat().length > 1) return table;
  const text = clipboard.getData('text/plain');
  return isBlockText(text) ? readTabbed(text) : null;
}
