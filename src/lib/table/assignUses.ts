import type { ColumnChoices } from './columns';
import type { SuggestedColumn } from './suggestColumns';

/**
 * A column of an imported table. The use of a column is the kind of its contents, such as the
 * symbol of a share.
 */
export interface TableColumn<Use extends string> extends SuggestedColumn<Use> {
  /**
   * The use of the column. 'none' if staff excluded the column; undefined if its use is not decided
   * yet.
   */
  use: Use | 'none' | undefined;
}

/**
 * A use that several columns suggest with the same rank. `names` are the names of these columns.
 */
interface UseInDoubt<Use extends string> {
  use: Use;
  names: readonly string[];
}

/**
 * Returns the columns that suggest this use. If their ranks differ, returns only the columns with
 * the lowest rank.
 */
function findBestColumns<Use extends string>(
  columns: readonly SuggestedColumn<Use>[],
  use: Use,
): SuggestedColumn<Use>[] {
  const suggesting = columns.filter(({ suggested }) => suggested === use);
  const lowest = Math.min(...suggesting.map(({ rank }) => rank));
  return suggesting.filter(({ rank }) => rank === lowest);
}

/**
 * Assigns a use to each column: the use that staff chose, or otherwise the suggested use. If
 * several columns suggest the same use, the column with the lowest rank gets it. If several of
 * these columns have the lowest rank, no column gets the use, and `doubts` contains it.
 */
export function assignUses<Use extends string>(
  columns: readonly SuggestedColumn<Use>[],
  uses: readonly Use[],
  chosen: ColumnChoices<Use>,
): { columns: TableColumn<Use>[]; doubts: UseInDoubt<Use>[] } {
  const chosenUses = Object.values(chosen);
  const openColumns = columns.filter(({ index }) => chosen[index] === undefined);
  const openUses = uses.filter((use) => !chosenUses.includes(use));
  const candidates = openUses.map((use) => ({ use, best: findBestColumns(openColumns, use) }));
  const clear = candidates.filter(({ best }) => best.length === 1);
  const unclear = candidates.filter(({ best }) => best.length > 1);
  const useByIndex = new Map(
    clear.flatMap(({ use, best }) => best.map(({ index }) => [index, use])),
  );
  return {
    columns: columns.map((column) => ({
      ...column,
      use: chosen[column.index] ?? useByIndex.get(column.index),
    })),
    doubts: unclear.map(({ use, best }) => ({ use, names: best.map(({ name }) => name) })),
  };
}
