import { isBlankCell, type Sheet } from '@/lib/table/grid';
import { headKey } from './heads';
import { problems } from './messages';
import { headIn, headText } from './tables';
import { type Column, type ColumnUse, fields, neededFields, type Table } from './types';

/** The uses that staff chose for columns, by index. */
export type ColumnChoices = Readonly<Record<number, ColumnUse>>;
/** The uses that staff chose for heads on earlier trading days, by the heads' keys. */
export type LearnedHeads = Readonly<Record<string, ColumnUse>>;

/** Returns the uses to remember from the choices on these columns. */
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

/** Returns the first cells below the heads of a column. */
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

/** Returns the columns of a table with what each is, and what staff have to choose. */
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
  // Of two columns with one head, or without, nobody has said which.
  const single = (key: string) => key !== '' && keys.indexOf(key) === keys.lastIndexOf(key);
  const choices: Record<number, ColumnUse> = {};
  found.forEach(({ index }, at) => {
    const key = keys[at] ?? '';
    const use = made[index] ?? (Object.hasOwn(learned, key) && single(key) ? learned[key] : null);
    if (use) choices[index] = use;
  });
  const chosen = new Set(Object.values(choices));
  const doubts: string[] = [];
  const guessed = new Map<number, ColumnUse>();
  for (const field of fields.filter((each) => !chosen.has(each))) {
    const of = found.filter(({ index, head }) => head?.field === field && !(index in choices));
    const best = Math.min(...of.map(({ head }) => head?.rank ?? 0));
    const [first, ...others] = of.filter(({ head }) => head?.rank === best);
    if (first === undefined) continue;
    const names = [first, ...others].map(({ text, index }) => name(text, index));
    if (others.length === 0) guessed.set(first.index, field);
    else doubts.push(problems.severalColumns(field, names));
  }
  const columns = found.map(({ index, text }) => ({
    index,
    head: name(text, index),
    use: choices[index] ?? guessed.get(index) ?? 'none',
  }));
  const absent = neededFields.filter((field) => !columns.some(({ use }) => use === field));
  return { columns, problems: doubts.length > 0 ? doubts : absent.map(problems.noColumn) };
}

const name = (head: string, index: number) => (head === '' ? `Column ${index + 1}` : head);

/** Returns whether all that a row needs has its column. */
export function hasNeeded(columns: readonly Column[]): boolean {
  return neededFields.every((field) => columns.some(({ use }) => use === field));
}
