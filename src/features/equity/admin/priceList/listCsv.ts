import { flatCell, isBlankRow } from '@/lib/table/columns';
import type { PriceTable } from './columns';
import { neededFields } from './listFields';
import { type PlaceEdits, placeId } from './placeEdits';

/**
 * Returns a cell of a CSV file. A spreadsheet shows it as text and does not run it as a formula.
 */
function csvCell(cell: string): string {
  const text = flatCell(cell);
  const safe = /^[=@]|^[-+](?![\d.,\s]*$)/.test(text) ? `'${text}` : text;
  return /[",]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a list as a CSV file for visitors, heads first, with the corrections of staff. */
export function listCsv({ rows, width, columnOf }: PriceTable, edits: PlaceEdits): string {
  const lines = rows.flatMap(({ row, cells, isOutside }) => {
    if (isOutside || isBlankRow(cells)) return [];
    const edit = edits.get(placeId({ row }));
    const texts = cells.slice(0, width).map((cell, index) => {
      const field = neededFields.find((each) => columnOf[each] === index);
      return csvCell((field && edit?.[field]) ?? cell);
    });
    return `${texts.join(',')}\r\n`;
  });
  return lines.join('');
}
