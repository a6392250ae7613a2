import type { ShareTexts } from '@/figures/admin/stockDraft';
import { isBlankRow, MERGED, type Sheet } from '@/lib/table/grid';
import type { ListReading } from './readList';

const flat = (cell: string) => (cell === MERGED ? '' : cell.replace(/[\t\r\n]+/g, ' '));

/** A sheet as text to edit: its cells parted by tabs, as a spreadsheet copies them. */
export function sheetText(sheet: Sheet | undefined): string {
  return (sheet?.rows ?? []).map((row) => row.map(flat).join('\t')).join('\n');
}

const isNumber = (text: string) => /^[-+]?[\d.,\s]+$/.test(text);

/** Returns a cell of a CSV file that whoever opens it in a spreadsheet reads as text and not as a formula. */
function csvCell(cell: string): string {
  const text = flat(cell);
  const safe = /^[=+\-@]/.test(text) && text.length > 1 && !isNumber(text) ? `'${text}` : text;
  return /[",]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns the list as a CSV file for visitors, heads first, with what staff corrected in its place. */
export function listCsv(
  { rows }: Sheet,
  { tables, table, columns }: ListReading,
  fixes: ReadonlyMap<number, ShareTexts>,
): string {
  const { heads: [first = 0] = [], last = rows.length } = tables[table] ?? {};
  const width = tables[table] && rows[first]?.length;
  const uses = new Map(columns.map(({ index, use }) => [index, use]));
  const lines = rows.flatMap((row, at) => {
    if (at < first || at > last || isBlankRow(row)) return [];
    const fix = fixes.get(at + 1);
    const cells = row.map((cell, column) => {
      const use = uses.get(column);
      const isFixed = use === 'symbol' || use === 'previous' || use === 'current';
      return csvCell((isFixed ? fix?.[use] : undefined) ?? cell);
    });
    return `${cells.slice(0, width).join(',')}\r\n`;
  });
  return lines.join('');
}
