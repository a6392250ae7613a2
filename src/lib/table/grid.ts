/** The tables that a file or a paste holds, as texts, and what their columns are taken for. */
import { mapKeys } from '../records';
import { refuseAbove, Unusable, unusable } from './limits';

/**
 * How far the cells of a row are sure to stand under their heads: `free` where the source keeps
 * columns (a spreadsheet, an HTML table, tabs), `atMost` where a separator may have cut a number in
 * two, `exactly` where a blank cell leaves no trace (text with spaces).
 */
type Shape = 'free' | 'atMost' | 'exactly';

export type Cells = readonly string[];

/** One sheet of a workbook, or the one table of a text. Row 1 is `rows[0]`. */
export interface Sheet {
  name: string;
  rows: readonly Cells[];
  shape: Shape;
}

/** The heads of columns that a reader of tables knows. */
export interface KnownHeads {
  isHead: (text: string) => boolean;
  /** Whether the cells of a row are the heads of such a table. */
  areHeads: (row: Cells) => boolean;
}

/** Returns the text of a cell without what surrounds it; '' of none. */
export const textOfCell = (cell: string | undefined): string =>
  (cell ?? '').replaceAll('\u200b', '').trim();

export const isBlankRow = (row: Cells): boolean => row.every((cell) => textOfCell(cell) === '');

/** Counts how often a text holds another. */
export function count(text: string, part: string): number {
  let found = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) found += 1;
  return found;
}

/** Returns the sheets that hold something, where each is small enough. */
export function usable(sheets: readonly Sheet[]): Sheet[] {
  const filled = sheets.filter(({ rows }) => !rows.every(isBlankRow));
  if (filled.length === 0) throw new Unusable(unusable.empty);
  for (const { rows } of filled) {
    refuseAbove('rows', rows.length);
    refuseAbove('cells', rows.flat().length);
    refuseAbove('columns', Math.max(...rows.map(({ length }) => length)));
  }
  return filled;
}

/** Returns why the cells of a row may not stand under their heads, of which there are `width`: too many, or too few. */
export function misaligned(row: Cells, { shape }: Pick<Sheet, 'shape'>, width: number) {
  if (shape !== 'free' && !isBlankRow(row.slice(width))) return 'tooMany';
  return shape === 'exactly' && row.length < width ? 'tooFew' : null;
}

/** A column with its head, its first cells, and what it is taken for. */
export interface Column<Use extends string> {
  index: number;
  /** Its head, or what it is called without one. */
  name: string;
  samples: readonly string[];
  use: Use | 'none';
}

/** The uses that staff chose for columns, by index. */
export type ColumnChoices<Use extends string> = Readonly<Record<number, Use | 'none'>>;

const SAMPLES = 3;
/** So many rows are looked at for the first cells. */
const SAMPLED_ROWS = 100;

/**
 * Returns the columns with a head or cells, and what each is taken for: as staff chose, and of the
 * other uses by what `guess` finds among the columns that are free.
 */
export function columnsOf<Use extends string>(
  { heads, below, width }: { heads: Cells; below: readonly Cells[]; width: number },
  uses: readonly Use[],
  chosen: ColumnChoices<Use>,
  guess: (use: Use, free: readonly Omit<Column<Use>, 'use'>[]) => number | undefined,
): Column<Use>[] {
  const sampled = below.slice(0, SAMPLED_ROWS);
  const columns = Array.from({ length: width }, (_, index) => {
    const head = textOfCell(heads[index]).replace(/\s+/g, ' ');
    const samples = sampled.flatMap((row) => textOfCell(row[index]) || []).slice(0, SAMPLES);
    return { index, name: head || `Column ${index + 1}`, samples };
  }).filter(({ index, samples }) => textOfCell(heads[index]) !== '' || samples.length > 0);
  const taken: Record<number, Use | 'none'> = { ...chosen };
  for (const use of uses.filter((each) => !Object.values(chosen).includes(each))) {
    const found = guess(
      use,
      columns.filter(({ index }) => taken[index] === undefined),
    );
    if (found !== undefined) taken[found] ??= use;
  }
  return columns.map((column) => ({ ...column, use: taken[column.index] ?? 'none' }));
}

/** Returns where the cells of each use are in a row; -1 where no column has it. */
export const placesOf = <Use extends string>(
  uses: readonly Use[],
  columns: readonly Column<Use>[],
) => mapKeys(uses, (use) => columns.find((column) => column.use === use)?.index ?? -1);
