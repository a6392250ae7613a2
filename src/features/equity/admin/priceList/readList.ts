import { columnsOf, type ColumnChoices, hasNeeded } from './columns';
import { readDay } from './dates';
import { decimalSignOf, MERGED } from './figures';
import { problems } from './messages';
import { outcomeOf, type Parsed, readRow, type RowReader, unreadableRow } from './rows';
import { withoutRepeats, withoutTotals } from './repeats';
import { bestTable, tablesOf } from './tables';
import type {
  Field,
  LeftOutRow,
  Reading,
  RowFix,
  ShareRow,
  Sheet,
  Table,
  UnreadableRow,
} from './types';

/** What staff decided on how a sheet is read. */
export interface Choices {
  /** Index of the table; by itself the most likely one. */
  table?: number | undefined;
  columns?: ColumnChoices;
  /** What staff typed in the place of rows, by row number. */
  fixes?: ReadonlyMap<number, RowFix>;
  /** Symbols of bonds and funds. */
  funds?: ReadonlySet<string>;
}

/** All of a sheet without known heads. */
function wholeSheet(sheet: Sheet): Table {
  const width = Math.max(1, ...sheet.rows.map((row) => row.length));
  const last = sheet.rows.length - 1;
  return { heads: [], headHeight: 1, from: 0, to: width - 1, last, size: sheet.rows.length };
}

/** The list's day: that of most rows, the newest of those in as many. */
function tradeDayOf(rows: readonly Parsed[]): string | null {
  const counts = new Map<string, number>();
  for (const { day } of rows) if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1);
  let best: string | null = null;
  for (const [day, count] of counts) {
    const most = best === null ? 0 : (counts.get(best) ?? 0);
    if (count > most || (count === most && best !== null && day > best)) best = day;
  }
  return best;
}

/** A day in the lines above the first heads, where no column has one. */
function titleDay(sheet: Sheet, table: Table): string | null {
  const above = sheet.rows.slice(0, table.heads[0] ?? 0).flat();
  return above.reduce<string | null>((found, cell) => found ?? readDay(cell), null);
}

/**
 * Reads a sheet as a price list. Each of its rows is in exactly one of read, left out and
 * unreadable; nothing is guessed.
 */
export function readList(sheet: Sheet, choices: Choices = {}): Reading {
  const tables = tablesOf(sheet);
  const index = choices.table ?? bestTable(sheet, tables);
  const table = tables[index] ?? wholeSheet(sheet);
  const { columns, problems: ofColumns } = columnsOf(sheet, table, choices.columns ?? {});
  const column: Partial<Record<Field, number>> = {};
  for (const { index: at, use } of columns) if (use !== 'none') column[use] = at;
  const prices = [column.previous, column.current].filter((at) => at !== undefined);
  const reader: RowReader = {
    sheet,
    table,
    column,
    headCount: columns.filter(({ head }) => head !== '').length,
    sign: decimalSignOf(pricesIn(sheet, table, prices)),
    fixes: choices.fixes ?? new Map(),
    funds: choices.funds ?? new Set(),
    days: new Map(),
  };

  const leftOut: LeftOutRow[] = [];
  const unreadable: UnreadableRow[] = [];
  const parsed: Parsed[] = [];
  sheet.rows.forEach((_, at) => {
    const outcome = readRow(reader, at);
    if ('reason' in outcome) leftOut.push(outcome);
    else if ('why' in outcome) unreadable.push(outcome);
    else parsed.push(outcome);
  });

  const { kept, leftOut: totals } = withoutTotals(parsed);
  const once = withoutRepeats(kept, (row, why) => unreadableRow(reader, row.row - 1, why, null));
  const day = tradeDayOf(once.kept);
  const read: ShareRow[] = [];
  for (const row of once.kept) {
    const outcome = outcomeOf(reader, row, day);
    if ('reason' in outcome) leftOut.push(outcome);
    else if ('why' in outcome) unreadable.push(outcome);
    else read.push(outcome);
  }
  const byRow = (one: { row: number }, other: { row: number }) => one.row - other.row;
  const allUnreadable = [...unreadable, ...once.unreadable].sort(byRow);
  return {
    read,
    leftOut: [...leftOut, ...totals, ...once.leftOut].sort(byRow),
    unreadable: allUnreadable,
    columns,
    tables,
    table: tables[index] === undefined ? -1 : index,
    problems: [
      ...(tables.length === 0 && !hasNeeded(columns) ? [problems.noHeads] : ofColumns),
      ...(tables.length > 1
        ? [problems.severalTables(tables.length, (table.heads[0] ?? 0) + 1)]
        : []),
      ...(reader.sign === 'comma' ? [problems.decimalCommas] : []),
      ...(hasNeeded(columns) ? problemsOfRows(allUnreadable, columns) : []),
    ],
    tradeDate: day ?? titleDay(sheet, table),
  };
}

function* pricesIn(sheet: Sheet, table: Table, columns: readonly number[]): Generator<string> {
  const first = table.heads[0] ?? 0;
  for (const row of sheet.rows.slice(first, table.last + 1)) {
    for (const column of columns) yield row[column] ?? '';
  }
}

/** What many rows have in common, said once with what to do. */
function problemsOfRows(rows: readonly UnreadableRow[], columns: Reading['columns']): string[] {
  const wrong = rows.map(({ cells, wrong: at }) => (at === null ? '' : (cells[at] ?? '')));
  const merged = wrong.filter((cell) => cell === MERGED).length;
  const errors = wrong.filter((cell) => /^#[A-Z]/i.test(cell)).length;
  const names = wrong.filter(
    (cell, at) => /[a-z]\s+[a-z]/i.test(cell) && rows[at]?.fix.symbol === '',
  );
  const symbol = columns.find(({ use }) => use === 'symbol');
  return [
    ...(merged > 0 ? [problems.mergedCells(merged)] : []),
    ...(errors > 0 ? [problems.formulaErrors(errors)] : []),
    ...(names.length > 2 && names.length * 2 > rows.length && symbol !== undefined
      ? [problems.namesForSymbols(symbol.head)]
      : []),
  ];
}
