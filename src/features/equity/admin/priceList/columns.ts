import { isBlankCell, type Sheet } from '@/lib/table/grid';
import { headKey } from './heads';
import { problems } from './messages';
import { headIn, headText } from './tables';
import { type Column, type ColumnUse, fields, neededFields, type Table } from './types';

/** What staff say that columns are, by index. */
export type ColumnChoices = Readonly<Record<number, ColumnUse>>;
/** What they said of heads on earlier evenings, by the heads' keys. */
export type LearnedHeads = Readonly<Record<string, ColumnUse>>;

/** What is learned from the choices on these columns. */
export function learnedFrom(columns: readonly Column[], choices: ColumnChoices): LearnedHeads {
  return Object.fromEntries(
    columns.flatMap(({ index, head }) => {
      const use = choices[index];
      return use === undefined ? [] : [[headKey(head), use]];
    }),
  );
}

/** The choices with one more: no other column keeps what this one is now. */
export function withChoice(
  columns: readonly Column[],
  choices: ColumnChoices,
  index: number,
  use: ColumnUse,
): ColumnChoices {
  const freed = columns.filter((column) => use !== 'none' && column.use === use);
  return {
    ...choices,
    ...Object.fromEntries(freed.map((column) => [column.index, 'none' as const])),
    [index]: use,
  };
}

/** The first cells below the heads of a column. */
export function samplesOf(sheet: Sheet, table: Table, column: number, count: number): string[] {
  const samples: string[] = [];
  const start = (table.heads[0] ?? -table.headHeight) + table.headHeight;
  for (let row = start; row <= table.last && samples.length < count; row += 1) {
    const cell = sheet.rows[row]?.[column];
    if (cell !== undefined && !isBlankCell(cell)) samples.push(cell.trim());
  }
  return samples;
}

/** More than any list has; a file of another kind may have thousands. */
const MOST_COLUMNS = 60;

/** The columns of a table with what each is, and what staff have to choose. */
export function columnsOf(
  sheet: Sheet,
  table: Table,
  made: ColumnChoices,
  learned: LearnedHeads = {},
): { columns: Column[]; problems: string[] } {
  const width = Math.min(table.to - table.from + 1, MOST_COLUMNS);
  const found = Array.from({ length: width }, (_, offset) => {
    const index = table.from + offset;
    return { index, text: headText(sheet, table, index), head: headIn(sheet, table, index) };
  }).filter(({ index, text }) => text !== '' || samplesOf(sheet, table, index, 1).length > 0);
  const keys = found.map(({ text }) => headKey(text));
  const choices: ColumnChoices = {
    ...Object.fromEntries(
      found.flatMap(({ index }, at): [number, ColumnUse][] => {
        const key = keys[at] ?? '';
        const use = Object.hasOwn(learned, key) ? learned[key] : undefined;
        // Of two columns with one head, or without, nobody has said which.
        const single = key !== '' && keys.indexOf(key) === keys.lastIndexOf(key);
        return use !== undefined && single ? [[index, use]] : [];
      }),
    ),
    ...made,
  };
  const chosen = new Set(Object.values(choices));
  const uses = new Map<number, ColumnUse>();
  const doubts: string[] = [];
  for (const field of fields) {
    if (chosen.has(field)) continue;
    const of = found.filter(({ index, head }) => head?.field === field && !(index in choices));
    const best = Math.min(...of.map(({ head }) => head?.rank ?? 0));
    const first = of.filter(({ head }) => head?.rank === best);
    const [only] = first;
    if (first.length === 1 && only !== undefined) uses.set(only.index, field);
    else if (first.length > 1) {
      doubts.push(
        problems.severalColumns(
          field,
          first.map(({ text, index }) => name(text, index)),
        ),
      );
    }
  }
  const columns = found.map(({ index, text }) => ({
    index,
    head: name(text, index),
    use: choices[index] ?? uses.get(index) ?? 'none',
  }));
  return { columns, problems: [...doubts, ...missing(columns, doubts.length > 0)] };
}

function name(head: string, index: number): string {
  return head === '' ? `Column ${index + 1}` : head;
}

function missing(columns: readonly Column[], inDoubt: boolean): string[] {
  const absent = neededFields.filter((field) => !columns.some(({ use }) => use === field));
  return inDoubt ? [] : absent.map(problems.noColumn);
}

/** Whether all that a row needs has its column. */
export function hasNeeded(columns: readonly Column[]): boolean {
  return neededFields.every((field) => columns.some(({ use }) => use === field));
}
