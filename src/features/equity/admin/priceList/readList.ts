import { MERGED, type Sheet } from '@/lib/table/grid';
import { byText } from '@/lib/order';
import { groupBy } from '@/lib/records';
import { decimalSignOf, readDay } from './cells';
import {
  bestTable,
  columnsOf,
  type LearnedHeads,
  type ListChoices,
  type ListColumn,
  type Table,
  tablesOf,
  wholeSheet,
} from './columns';
import { type ListField, leftOutDetails, neededFields, problems, unreadable } from './messages';
import {
  type Given,
  type LeftOutRow,
  type RowOutcome,
  type Parsed,
  rowReader,
  type ShareRow,
  type UnreadableRow,
} from './rows';

/** The choices of staff on how a sheet is read. */
export interface Choices extends Partial<Pick<Given, 'fixes' | 'funds'>> {
  /** Index of the table; by itself the most likely one. */
  table?: number | undefined;
  columns?: ListChoices;
  /** The uses that staff chose for such heads before. */
  learned?: LearnedHeads;
}

/** The rows of a list: each row of the input is in exactly one of the three. */
export interface ListReading {
  read: readonly ShareRow[];
  leftOut: readonly LeftOutRow[];
  unreadable: readonly UnreadableRow[];
  columns: readonly ListColumn[];
  /** Returns whether all that a row needs has its column. */
  complete: boolean;
  tables: readonly Table[];
  /** Index in `tables`; -1 where no heads were found. */
  table: number;
  /** The problems of the list as a whole, each with what to do. */
  problems: readonly string[];
  /** The list's trading day, YYYY-MM-DD. */
  tradeDate: string | null;
}

/**
 * One row for each symbol. Of rows with the same closes that with the most traded stays; rows with
 * other closes are all refused, unless staff typed one of them.
 */
function listedOnce(
  rows: readonly Parsed[],
  refuse: (at: number, why: string) => UnreadableRow,
): RowOutcome<Parsed>[] {
  const bySymbol = groupBy(rows, ({ symbol }) => symbol);
  return [...bySymbol].flatMap(([symbol, all]) => {
    const typed = all.filter(({ corrected }) => corrected);
    const traded = ({ value, volume }: Parsed) => value ?? volume ?? 0;
    const group = (typed.length > 0 ? typed : all).toSorted((a, b) => traded(b) - traded(a));
    const [first] = group;
    const agree = group.every(
      ({ previous, current }) => previous === first?.previous && current === first.current,
    );
    return all.map((row): RowOutcome<Parsed> => {
      if (agree && row === first) return row;
      if (agree || !group.includes(row)) {
        const detail = leftOutDetails.sameAs(first?.row ?? 0);
        return { row: row.row, name: symbol, reason: 'twice', detail };
      }
      const others = group.filter((other) => other !== row).map((other) => other.row);
      const inOrder = others.toSorted((a, b) => a - b);
      return refuse(row.row - 1, unreadable.listedTwice(symbol, inOrder));
    });
  });
}

/** Returns the list's day: that of most rows, the newest of those in as many. */
function dayOfMost(rows: readonly Parsed[]): string | null {
  const days = groupBy(
    rows.flatMap(({ day }) => day ?? []),
    (day) => day,
  );
  const [most] = [...days].toSorted(
    ([one, ones], [other, others]) => others.length - ones.length || byText(other, one),
  );
  return most?.[0] ?? null;
}

/** Returns the problems that many rows have in common, each with what to do. */
function problemsOfRows(rows: readonly UnreadableRow[], columns: readonly ListColumn[]): string[] {
  const wrong = rows.map(({ cells }) => cells.find(({ isWrong }) => isWrong)?.text ?? '');
  const merged = wrong.filter((cell) => cell === MERGED).length;
  const errors = wrong.filter((cell) => /^#[A-Z]/i.test(cell)).length;
  const names = rows.filter(({ why }, at) => why === unreadable.nameForSymbol(wrong[at] ?? ''));
  const symbol = columns.find(({ use }) => use === 'symbol');
  return [
    ...(merged > 0 ? [problems.mergedCells(merged)] : []),
    ...(errors > 0 ? [problems.formulaErrors(errors)] : []),
    ...(names.length > 2 && names.length * 2 > rows.length && symbol !== undefined
      ? [problems.namesForSymbols(symbol.name)]
      : []),
  ];
}

/**
 * Reads a sheet as a price list. Each of its rows is in exactly one of read, left out and
 * unreadable; nothing is guessed.
 */
export function readList(sheet: Sheet, choices: Choices = {}): ListReading {
  const { fixes = new Map(), funds = new Set(), learned = new Map() } = choices;
  const tables = tablesOf(sheet.rows);
  const index = choices.table ?? bestTable(tables);
  const table = tables[index] ?? wholeSheet(sheet);
  const first = table.heads[0] ?? 0;
  const found = columnsOf(sheet, table, choices.columns ?? {}, learned);
  const { columns } = found;
  const column: Partial<Record<ListField, number>> = {};
  for (const { index: at, use } of columns) if (use !== 'none') column[use] = at;
  const complete = neededFields.every((field) => column[field] !== undefined);
  const sign = decimalSignOf(
    sheet.rows
      .slice(first, table.last + 1)
      .flatMap((row) => [row[column.previous ?? -1] ?? '', row[column.current ?? -1] ?? '']),
  );
  const reader = rowReader({ sheet, table, column, sign, fixes, funds });
  const leftOut: LeftOutRow[] = [];
  const refused: UnreadableRow[] = [];
  /** Sorts the outcomes; those that were read are handed back. */
  const readOf = <Read extends ShareRow>(outcomes: readonly RowOutcome<Read>[]) =>
    outcomes.flatMap((outcome) => {
      if ('reason' in outcome) leftOut.push(outcome);
      else if ('why' in outcome) refused.push(outcome);
      else return outcome;
      return [];
    });

  const parsed = readOf(sheet.rows.map((_, at) => reader.read(at)));
  const once = readOf(listedOnce(parsed, reader.refuse));
  const day = dayOfMost(once);
  const read = readOf(once.map((row) => reader.settle(row, day)));
  const titleDay = sheet.rows.slice(0, first).flat().map(readDay).find(Boolean);
  const byRow = (one: { row: number }, other: { row: number }) => one.row - other.row;
  refused.sort(byRow);
  return {
    read,
    leftOut: leftOut.sort(byRow),
    unreadable: refused,
    columns,
    complete,
    tables,
    table: tables[index] === undefined ? -1 : index,
    problems: [
      ...(tables.length === 0 && !complete ? [problems.noHeads] : found.problems),
      ...(tables.length > 1 ? [problems.severalTables(tables.length, first + 1)] : []),
      ...(sign === 'comma' ? [problems.decimalCommas] : []),
      ...(complete ? problemsOfRows(refused, columns) : []),
    ],
    tradeDate: day ?? titleDay ?? null,
  };
}
