/** Finds the columns and rows of a table. */
import { keysOf, mapKeys } from '../records';
import {
  type Cells,
  type ColumnChoices,
  headIn,
  isBlankRow,
  isRuleRow,
  type Sheet,
  type TableKind,
  textOfCell,
} from './columns';
import { likeliestTable, type TablePart } from './sheets';

/** The number of first cells that are shown of a column. */
const SAMPLES = 3;

/** Returns the head rows of a table. Its first row may be heads that are not known, unless it holds figures. */
function headRowsOf(
  rows: readonly Cells[],
  { heads }: TablePart,
  { byPosition }: TableKind<string>,
): number[] {
  if (heads.length > 0 || byPosition !== true) return heads;
  const start = rows.findIndex((row) => !isBlankRow(row));
  const cells = rows[start] ?? [];
  return cells.length > 1 && !/\d/.test(cells.join()) ? [start] : [];
}

interface Column<Use extends string> {
  index: number;
  /** The text of its head; '' without one. */
  head: string;
  /** The head, or such as 'Column 2'. */
  name: string;
  /** The first cells. */
  samples: string[];
  /** The use that the head or the position suggests. */
  suggested: Use | 'other' | undefined;
  rank: number;
  use: Use | 'none' | undefined;
}

/** Lists the columns of a table that have a head or a cell. */
function columnsOf<Use extends string>(
  heads: Cells | undefined,
  rows: readonly Cells[],
  suggest: (head: string, index: number) => { use?: Use | 'other' | undefined; rank?: number },
): Column<Use>[] {
  const width = heads?.length ?? Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: width }, (_, index) => {
    const head = textOfCell(heads?.[index]).replace(/\s+/g, ' ');
    const samples = rows.flatMap((row) => textOfCell(row[index]) || []).slice(0, SAMPLES);
    const { use: suggested, rank = 0 } = suggest(head, index);
    return {
      index,
      head,
      name: head || `Column ${index + 1}`,
      samples,
      suggested,
      rank,
      use: undefined,
    };
  }).filter(({ head, samples }) => head !== '' || samples.length > 0);
}

/**
 * Gives the columns their uses: those that staff chose, and else each use to the best column that suggests it.
 * Returns the uses for which several columns are as good.
 */
function assignUses<Use extends string>(
  columns: readonly Column<Use>[],
  uses: readonly Use[],
  chosen: ColumnChoices<Use>,
) {
  for (const column of columns) column.use = chosen[column.index];
  const doubts: { use: Use; names: readonly string[] }[] = [];
  for (const use of uses.filter((each) => !Object.values(chosen).includes(each))) {
    const open = columns.filter((column) => column.suggested === use && column.use === undefined);
    const best = Math.min(...open.map(({ rank }) => rank));
    const [found, ...others] = open.filter(({ rank }) => rank === best);
    if (found === undefined) continue;
    if (others.length === 0) found.use = use;
    else doubts.push({ use, names: [found, ...others].map(({ name }) => name) });
  }
  return doubts;
}

/** Returns why the cells of a row may not be under their heads; null if they are. */
function cutOf(cells: Cells, shape: Sheet['shape'], width: number): 'tooMany' | 'tooFew' | null {
  if (shape !== 'free' && !isBlankRow(cells.slice(width))) return 'tooMany';
  return shape === 'exactly' && cells.length < width ? 'tooFew' : null;
}

/** Finds the table of a sheet. Its columns have the uses that staff chose, or those that their heads suggest. */
export function findTable<Use extends string>(
  { rows, shape }: Sheet,
  kind: TableKind<Use>,
  chosen: ColumnChoices<Use> = {},
) {
  const uses = keysOf(kind.uses);
  const table = likeliestTable(rows, kind);
  const heads = headRowsOf(rows, table, kind);
  const [first = -1] = heads;
  const headCells = rows[first];
  const hasKnownHeads = table.heads.length > 0;
  const isByPosition =
    kind.byPosition === true &&
    !hasKnownHeads &&
    (headCells === undefined || headCells.length === uses.length);
  const columns = columnsOf<Use>(headCells, rows.slice(first + 1, table.last + 1), (head, index) =>
    isByPosition ? { use: uses[index] } : (headIn(head, kind) ?? {}),
  );
  const doubts = assignUses(columns, uses, chosen);
  const columnOf = mapKeys(
    uses,
    (use) => columns.find((column) => column.use === use)?.index ?? -1,
  );
  const absent = kind.needed.filter((use) => columnOf[use] < 0);
  const isUnchosen = Object.keys(chosen).length === 0;
  const width = headCells?.length ?? (kind.byPosition && isUnchosen ? uses.length : Infinity);
  return {
    shape,
    rows: rows.map((cells, index) => ({
      /** As a spreadsheet counts, from 1. */
      row: index + 1,
      cells,
      texts: mapKeys(uses, (use) => textOfCell(cells[columnOf[use]])),
      /** True for rows with nothing to read, such as heads and lines. */
      isEmpty: absent.length > 0 || heads.includes(index) || isBlankRow(cells) || isRuleRow(cells),
      isOutside: index < first || index > table.last,
      /** Why the cells may not be under their heads. */
      cut: cutOf(cells, shape, width),
    })),
    /** The indexes of the head rows. */
    heads,
    /** The number of cells that a row may have. */
    width,
    columns,
    /** The index of the column with each use; -1 if no column has it. */
    columnOf,
    /** The needed uses that no column has. */
    absent,
    /** The uses for which several columns are as likely. */
    doubts,
  };
}

export type FoundTable<Use extends string> = ReturnType<typeof findTable<Use>>;
