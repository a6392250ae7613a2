import { flattenCell, isBlankRow } from '@/lib/table/columns';
import type { PriceTable } from './columns';
import { neededFields } from './listFields';
import { type RowEdits, getEditId } from './rowEdits';

/** Returns a cell of a CSV file. Escapes formulas, so that a spreadsheet shows them as text. */
function toCsvCell(cell: string): string {
  const text = flattenCell(cell);
  const safe = /^[=@]|^[-+](?![\d.,\s]*$)/.test(text) ? `'${text}` : text;
  return /[",]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Returns the list as a CSV file for visitors, with the staff's corrections. Headings come first.
 */
export function createListCsv({ rows, width, columnOf }: PriceTable, edits: RowEdits): string {
  const lines = rows.flatMap(({ row, cells, isOutside }) => {
    if (isOutside || isBlankRow(cells)) return [];
    const edit = edits.get(getEditId({ row }));
    const texts = cells.slice(0, width).map((cell, index) => {
      const field = neededFields.find((each) => columnOf[each] === index);
      return toCsvCell((field && edit?.[field]) ?? cell);
    });
    return `${texts.join(',')}\r\n`;
  });
  return lines.join('');
}
