import { listKeys } from '../records';
import { type RowCells, parseHeading, type TableKind, getCellText } from './columns';
import type { LocatedTable } from './locateTable';

/** The number of cells that are shown as samples of a column. */
const MAX_SAMPLES = 3;

/** A column of a table, before its use is decided. */
export interface SuggestedColumn<Use extends string> {
  index: number;
  /** The text of the heading; '' if there is none. */
  head: string;
  /** The heading, or a name such as 'Column 2'. */
  name: string;
  /** The first non-blank cells. */
  samples: readonly string[];
  /** The use that the heading or the position suggests. */
  suggested: Use | 'other' | undefined;
  /** The priority. If two columns suggest the same use, the column with the lower rank is used. */
  rank: number;
}

/** Lists the columns of a table that have a heading or a cell, with the uses that they suggest. */
export function suggestColumns<Use extends string>(
  rows: readonly RowCells[],
  { headCells, first, last, isByPosition }: LocatedTable,
  kind: TableKind<Use>,
): SuggestedColumn<Use>[] {
  const uses = listKeys(kind.uses);
  const cellsBelow = rows.slice(first + 1, last + 1);
  const width = headCells?.length ?? Math.max(0, ...cellsBelow.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, index) => {
    const head = getCellText(headCells?.[index]).replace(/\s+/g, ' ');
    const known = isByPosition ? undefined : parseHeading(head, kind);
    return {
      index,
      head,
      name: head || `Column ${index + 1}`,
      samples: cellsBelow.flatMap((row) => getCellText(row[index]) || []).slice(0, MAX_SAMPLES),
      suggested: isByPosition ? uses[index] : known?.use,
      rank: known?.rank ?? 0,
    };
  });
  return columns.filter(({ head, samples }) => head !== '' || samples.length > 0);
}
