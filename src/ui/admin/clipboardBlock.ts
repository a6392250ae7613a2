import { inertHtml } from '@/browser/trustedTypes';
import { cellsOf } from '@/browser/readTable';
import { type Block, isBlockText, readTabbed } from '@/lib/pasteBlock';

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
