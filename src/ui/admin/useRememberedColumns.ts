import * as v from 'valibot';
import { listKeys } from '@/lib/records';
import type { ColumnChoices, TableKind } from '@/lib/table/columns';
import type { FoundTable } from '@/lib/table/findTable';
import { useSavedChoice } from './useSavedChoice';

/** The maximum number of remembered tables of one kind. The oldest tables are removed. */
const MAX_TABLES = 20;
/**
 * The maximum length of the key of a table, in characters. A table with a longer key is not
 * remembered.
 */
const MAX_KEY_LENGTH = 2_000;

/**
 * Returns a key made of the headings of a table and their positions. Returns '' if there are no
 * headings or if the key is too long.
 */
function getTableKey({ columns }: FoundTable<string>): string {
  const heads = columns.filter(({ head }) => head !== '');
  const text = heads.map(({ index, head }) => `${index} ${head.toLowerCase()}`).join('\n');
  return text.length > MAX_KEY_LENGTH ? '' : text;
}

/**
 * Remembers the uses that staff have chosen for the columns of a table. Suggests these uses for a
 * later table with the same headings.
 */
export function useRememberedColumns<Use extends string>(kind: TableKind<Use>) {
  const use = v.picklist<(Use | 'none')[]>([...listKeys(kind.uses), 'none']);
  const table = v.object({ heads: v.string(), uses: v.record(v.string(), use) });
  const [tables, setTables] = useSavedChoice({
    name: `columns of ${kind.things}`,
    schema: v.array(table),
    initial: [],
  });
  return {
    usesFor: (found: FoundTable<Use>): ColumnChoices<Use> | undefined => {
      const heads = getTableKey(found);
      return tables.find((each) => each.heads === heads)?.uses;
    },
    remember: (found: FoundTable<Use>, uses: ColumnChoices<Use>) => {
      const heads = getTableKey(found);
      if (heads === '') return;
      const others = tables.filter((each) => each.heads !== heads);
      setTables([{ heads, uses }, ...others].slice(0, MAX_TABLES));
    },
  };
}
