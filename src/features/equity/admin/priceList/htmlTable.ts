import { inertHtml } from '@/browser/trustedTypes';
import { cellsOf } from '@/ui/admin/clipboardBlock';
import { MERGED } from './figures';
import type { Sheet } from './types';

/**
 * The tables of an HTML text, such as a spreadsheet or a web page puts on the clipboard, as one
 * sheet; null where there is none. Scripts and pictures in it are not loaded.
 */
export function htmlTable(html: string): Sheet | null {
  if (!/<table/i.test(html)) return null;
  const tables = [...inertHtml(html).querySelectorAll('table')];
  const rows = tables
    .filter((table) => table.querySelector('table') === null)
    .flatMap((table) => cellsOf(table, MERGED));
  return rows.length === 0 ? null : { name: '', rows, shape: 'free' };
}
