import type { ShareTexts } from '@/figures/admin/stockDraft';
import { MERGED, type Sheet, trimmed } from '@/lib/table/grid';
import type { Reading } from './types';

const flat = (cell: string) => (cell === MERGED ? '' : cell.replace(/[\t\r\n]+/g, ' '));

/** A sheet as text to edit: its cells parted by tabs, as a spreadsheet copies them. */
export function sheetText({ rows }: Sheet): string {
  return rows.map((row) => row.map(flat).join('\t')).join('\n');
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
  sheet: Sheet,
  reading: Reading,
  fixes: ReadonlyMap<number, ShareTexts>,
): string {
  const table = reading.tables[reading.table];
  const { from, to, last, heads } = table ?? { from: 0, to: Infinity, last: Infinity, heads: [0] };
  const uses = new Map(reading.columns.map(({ index, use }) => [index, use]));
  const lines = sheet.rows.flatMap((row, at) => {
    if (at < (heads[0] ?? 0) || at > last || row.every((cell) => trimmed(flat(cell)) === ''))
      return [];
    const fix = fixes.get(at + 1);
    const cells = row.map((cell, column) => {
      const use = uses.get(column);
      const typed =
        use === 'symbol' || use === 'previous' || use === 'current' ? fix?.[use] : undefined;
      return csvCell(typed ?? cell);
    });
    return [cells.slice(from, to + 1).join(',')];
  });
  return `${lines.join('\r\n')}\r\n`;
}
