/*
 * Finds the table in a sheet in four stages: locate the table, suggest uses for its columns, assign
 * the uses, and read the rows. Each stage has its own file.
 */
import { listKeys, mapKeys } from '../records';
import { assignUses, type TableColumn } from './assignUses';
import type { ColumnChoices, Sheet, TableKind } from './columns';
import { locateTable } from './locateTable';
import { suggestColumns } from './suggestColumns';
import { readTableRows } from './tableRows';

/** Returns the index of the column with each use; -1 if no column has the use. */
function findColumns<Use extends string>(
  columns: readonly TableColumn<Use>[],
  uses: readonly Use[],
) {
  return mapKeys(uses, (use) => columns.find((column) => column.use === use)?.index ?? -1);
}

/**
 * Finds the table in a sheet. Columns have the uses that staff chose, or otherwise the uses that
 * their headings suggest.
 */
export function findTable<Use extends string>(
  sheet: Sheet,
  kind: TableKind<Use>,
  chosen: ColumnChoices<Use> = {},
) {
  const uses = listKeys(kind.uses);
  const table = locateTable(sheet.rows, kind);
  const suggested = suggestColumns(sheet.rows, table, kind);
  const { columns, doubts } = assignUses(suggested, uses, chosen);
  const columnOf = findColumns(columns, uses);
  const absent = kind.needed.filter((use) => columnOf[use] < 0);
  const isUnchosen = Object.keys(chosen).length === 0;
  const widthByUses = kind.byPosition && isUnchosen ? uses.length : Infinity;
  const width = table.headCells?.length ?? widthByUses;
  return {
    shape: sheet.shape,
    rows: readTableRows(sheet, table, { columnOf, isComplete: absent.length === 0, width }),
    heads: table.headRows,
    /** The number of cells that a row may have. */
    width,
    columns,
    /** The index of the column for each use; -1 if no column has the use. */
    columnOf,
    /** The needed uses that no column has. */
    absent,
    /** The uses that several columns suggest with the same rank. */
    doubts,
  };
}

export type FoundTable<Use extends string> = ReturnType<typeof findTable<Use>>;
