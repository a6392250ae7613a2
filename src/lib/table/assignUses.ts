import type { ColumnChoices } from './columns';
import type { SuggestedColumn } from './suggestColumns';

/** A column of a table with its use. */
export interface Column<Use extends string> extends SuggestedColumn<Use> {
  /** 'none' if staff chose that it is not used; undefined if it has no use so far. */
  use: Use | 'none' | undefined;
}

/** A use for which several columns are as likely. */
interface UseInDoubt<Use extends string> {
  use: Use;
  names: readonly string[];
}

/** Returns the columns that suggest a use with the lowest rank: several if they are as likely. */
function bestColumns<Use extends string>(
  columns: readonly SuggestedColumn<Use>[],
  use: Use,
): SuggestedColumn<Use>[] {
  const suggesting = columns.filter(({ suggested }) => suggested === use);
  const lowest = Math.min(...suggesting.map(({ rank }) => rank));
  return suggesting.filter(({ rank }) => rank === lowest);
}

/**
 * Returns the columns with their uses: the use that staff chose, otherwise the use that a column
 * suggests best. If several columns are as likely, none of them has the use, and it is in doubt.
 */
export function assignUses<Use extends string>(
  columns: readonly SuggestedColumn<Use>[],
  uses: readonly Use[],
  chosen: ColumnChoices<Use>,
): { columns: Column<Use>[]; doubts: UseInDoubt<Use>[] } {
  const chosenUses = Object.values(chosen);
  const openColumns = columns.filter(({ index }) => chosen[index] === undefined);
  const openUses = uses.filter((use) => !chosenUses.includes(use));
  const candidates = openUses.map((use) => ({ use, best: bestColumns(openColumns, use) }));
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
