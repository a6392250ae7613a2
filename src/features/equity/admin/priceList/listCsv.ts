import { flattenCell, isBlankRow } from '@/lib/table/columns';
import type { PriceTable } from './columns';
import { neededFields } from './listFields';
import { type RowEdits, getEditId } from './rowEdits';

/**
 * Returns the text of a CSV cell. Formulas are escaped, so that a spreadsheet shows them as text.
 */
function toCsvCell(cell: string): string {
  const text = flattenCell(cell);
  const safe = /^[=@]|^[-+](?![\d.,\s]*$)/.test(text) ? `'${text}` : text;
  return /[",]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Returns a price list with the corrections of staff as a CSV file for visitors. The first line
 * contains the headings.
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
