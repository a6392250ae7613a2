/** Describes the columns of a table, whose uses staff can choose. */
import { type Cells, textOfCell } from './grid';

/** A column with its head, its first cells, and what it is taken for. */
export interface Column<Use extends string> {
  index: number;
  /** '' without one. */
  head: string;
  /** Its head, or what it is called without. */
  name: string;
  samples: readonly string[];
  use: Use | 'none';
}

/** The uses that staff chose for columns, by index. */
export type ColumnChoices<Use extends string> = Readonly<Record<number, Use | 'none'>>;

const SAMPLES = 3;
/** So many rows are looked at for the first cells. */
const SAMPLED_ROWS = 100;

/** Returns the columns with a head or cells; none has a use yet. */
export function columnsUnder(
  heads: Cells,
  below: readonly Cells[],
  width: number,
): Column<never>[] {
  const sampled = below.slice(0, SAMPLED_ROWS);
  return Array.from({ length: width }, (_, index) => {
    const head = textOfCell(heads[index]).replace(/\s+/g, ' ');
    const samples = sampled.flatMap((row) => textOfCell(row[index]) || []).slice(0, SAMPLES);
    return { index, head, name: head || `Column ${index + 1}`, samples, use: 'none' as const };
  }).filter(({ head, samples }) => head !== '' || samples.length > 0);
}

/** Returns the choices with one more: no other column keeps the use of this one. */
export function withChoice<Use extends string>(
  columns: readonly Column<Use>[],
  choices: ColumnChoices<Use>,
  index: number,
  use: Use | 'none',
): ColumnChoices<Use> {
  const freed = columns.filter((column) => use !== 'none' && column.use === use);
  return {
    ...choices,
    ...Object.fromEntries(freed.map((column) => [column.index, 'none' as const])),
    [index]: use,
  };
}
