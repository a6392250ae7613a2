import { listKeys } from '../records';
import { type RowCells, parseHeading, type TableKind, getCellText } from './columns';
import type { LocatedTable } from './locateTable';

const MAX_SAMPLES = 3;

/** A column of a table before its use is decided. */
export interface SuggestedColumn<Use extends string> {
  index: number;
  /** The text of the heading; '' if the column has no heading. */
  head: string;
  /** The text of the heading, or 'Column 2' if the column has no heading. */
  name: string;
  /** The texts of the first non-blank cells. */
  samples: readonly string[];
  /** The use that the heading or the position of the column suggests. */
  suggested: Use | 'other' | undefined;
  /** If two columns suggest the same use, the column with the lower rank gets this use. */
  rank: number;
}

/**
 * Returns the columns of a table with the uses that they suggest. Leaves out columns without a
 * heading or a cell.
 */
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
    const heading = isByPosition ? undefined : parseHeading(head, kind);
    return {
      index,
      head,
      name: head || `Column ${index + 1}`,
      samples: cellsBelow.flatMap((row) => getCellText(row[index]) || []).slice(0, MAX_SAMPLES),
      suggested: isByPosition ? uses[index] : heading?.use,
      rank: heading?.rank ?? 0,
    };
  });
  return columns.filter(({ head, samples }) => head !== '' || samples.length > 0);
}
