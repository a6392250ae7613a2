import { inertHtml } from '@/browser/trustedTypes';
import { cellsOf } from '@/ui/admin/clipboardBlock';
import { count, MERGED } from './figures';
import { MAX_LIST_CELLS, MAX_LIST_ROWS, unusable } from './messages';
import { type Sheet, Unusable } from './types';

/** All tags but those of tables and line breaks. A `<` in quotes is part of a tag. */
const OTHER_TAGS =
  /<(?!\/?(?:table|t[rdh]|thead|tbody|tfoot|br)[\s/>])[^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*>/gi;

/**
 * The tables of an HTML text, such as a spreadsheet or a web page puts on the clipboard, as one
 * sheet; null where there is none. Nothing but tables is made of it: a few tags can ask for millions.
 *
 * @throws Unusable where it has more rows or cells than a list may have.
 */
export function htmlTable(html: string): Sheet | null {
  if (!/<table/i.test(html)) return null;
  const bare = html.replace(OTHER_TAGS, '');
  const tags = bare.toLowerCase();
  const parted = count(tags, '<tr') + count(tags, '<table');
  if (parted > MAX_LIST_ROWS) throw new Unusable(unusable.tooManyRows(parted));
  const opened = count(tags, '<t') - parted;
  if (opened > MAX_LIST_CELLS) throw new Unusable(unusable.tooManyCells(opened));
  const rows: string[][] = [];
  let cells = 0;
  for (const table of inertHtml(bare).querySelectorAll('table')) {
    if (table.querySelector('table') !== null) continue;
    for (const row of cellsOf(table, MERGED)) {
      rows.push(row);
      cells += row.length;
    }
    if (cells > MAX_LIST_CELLS) throw new Unusable(unusable.tooManyCells(cells));
  }
  return rows.length === 0 ? null : { name: '', rows, shape: 'free' };
}
