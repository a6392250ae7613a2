import type { ShareTexts } from '@/figures/admin/stockDraft';
import { MERGED, type Sheet } from '@/lib/table/grid';
import { columnsOf, type ColumnChoices, hasNeeded, type LearnedHeads } from './columns';
import { readDay } from './dates';
import { decimalSignOf } from './figures';
import { leftOutDetails, problems, unreadable } from './messages';
import { type Outcome, type Parsed, rowReader } from './rows';
import { mayBeShareTotal } from './symbols';
import type { Field, LeftOutRow, Reading, ShareRow, Table, UnreadableRow } from './types';
import { bestTable, tablesOf } from './tables';

const figures = ['previous', 'current', 'trades', 'volume', 'value'] as const;

/** Returns whether one of a row's figures is the sum of all others'. */
function sumsUp(row: Parsed, others: readonly Parsed[]): boolean {
  return figures.some((name) => {
    const own = row[name] ?? 0;
    const sum = others.reduce((total, other) => total + (other[name] ?? 0), 0);
    return own > 0 && others.length > 1 && Math.abs(own - sum) < 1e-6 * own;
  });
}

const leftOutAs = (reason: 'total' | 'twice', { row, symbol }: Parsed, detail = '') => ({
  ...{ row, name: symbol, reason, detail },
});

/** Leaves out a `TOTAL` that sums the list up; a share of that symbol stays. */
function withoutTotals(rows: readonly Parsed[]): (Parsed | LeftOutRow)[] {
  const others = rows.filter(({ symbol }) => !mayBeShareTotal(symbol));
  return rows.map((row) =>
    mayBeShareTotal(row.symbol) && !row.corrected && sumsUp(row, others)
      ? leftOutAs('total', row)
      : row,
  );
}

const amount = ({ value, volume, trades }: Parsed) => [value ?? -1, volume ?? -1, trades ?? -1];

function largerFirst(one: Parsed, other: Parsed): number {
  const [a, b] = [amount(one), amount(other)];
  const differs = a.findIndex((size, place) => size !== b[place]);
  return differs === -1 ? one.row - other.row : (b[differs] ?? 0) - (a[differs] ?? 0);
}

/**
 * One row for each symbol. Of rows with the same closes that with the most traded stays; rows with
 * other closes are all refused, unless staff typed one of them.
 */
function listedOnce(
  rows: readonly (Parsed | LeftOutRow)[],
  refuse: (at: number, why: string) => UnreadableRow,
): Outcome<Parsed>[] {
  const bySymbol = new Map<string, Parsed[]>();
  for (const row of rows) {
    if (!('reason' in row)) bySymbol.set(row.symbol, [...(bySymbol.get(row.symbol) ?? []), row]);
  }
  const repeats = [...bySymbol].flatMap(([symbol, all]) => {
    const typed = all.filter(({ corrected }) => corrected);
    const group = (typed.length > 0 ? typed : all).toSorted(largerFirst);
    const [first] = group;
    const agree = group.every(
      ({ previous, current }) => previous === first?.previous && current === first.current,
    );
    return all.map((row): Outcome<Parsed> => {
      if (agree && row === first) return row;
      if (agree || !group.includes(row)) {
        return leftOutAs('twice', row, leftOutDetails.sameAs(first?.row ?? 0));
      }
      const others = group.filter((other) => other !== row).map((other) => other.row);
      return refuse(
        row.row - 1,
        unreadable.listedTwice(
          symbol,
          others.toSorted((a, b) => a - b),
        ),
      );
    });
  });
  return [...rows.filter((row) => 'reason' in row), ...repeats];
}

/** The choices of staff on how a sheet is read. */
export interface Choices {
  /** Index of the table; by itself the most likely one. */
  table?: number | undefined;
  columns?: ColumnChoices;
  /** The uses that staff chose for such heads before. */
  learned?: LearnedHeads;
  /** The texts that staff typed in place of rows, by row number. */
  fixes?: ReadonlyMap<number, ShareTexts>;
  /** Symbols of bonds and funds. */
  funds?: ReadonlySet<string>;
}

/** All of a sheet without known heads. */
export function wholeSheet(sheet: Sheet): Table {
  const width = Math.max(1, ...sheet.rows.map((row) => row.length));
  const last = sheet.rows.length - 1;
  return { heads: [], headHeight: 1, from: 0, to: width - 1, last, size: sheet.rows.length };
}

/** Returns the list's day: that of most rows, the newest of those in as many. */
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

/** Returns a day in the lines above the first heads, where no column has one. */
function titleDay(sheet: Sheet, table: Table): string | null {
  const above = sheet.rows.slice(0, table.heads[0] ?? 0).flat();
  return above.reduce<string | null>((found, cell) => found ?? readDay(cell), null);
}

/**
 * Reads a sheet as a price list. Each of its rows is in exactly one of read, left out and
 * unreadable; nothing is guessed.
 */
export function readList(sheet: Sheet, choices: Choices = {}): Reading {
  const tables = tablesOf(sheet.rows);
  const index = choices.table ?? bestTable(sheet, tables);
  const table = tables[index] ?? wholeSheet(sheet);
  const { columns, problems: ofColumns } = columnsOf(
    sheet,
    table,
    choices.columns ?? {},
    choices.learned,
  );
  const column: Partial<Record<Field, number>> = {};
  for (const { index: at, use } of columns) if (use !== 'none') column[use] = at;
  const prices = [column.previous, column.current].filter((at) => at !== undefined);
  const sign = decimalSignOf(pricesIn(sheet, table, prices));
  const reader = rowReader({
    sheet,
    table,
    column,
    headCount: columns.filter(({ head }) => head !== '').length,
    sign,
    fixes: choices.fixes ?? new Map(),
    funds: choices.funds ?? new Set(),
  });
  const leftOut: LeftOutRow[] = [];
  const unreadable: UnreadableRow[] = [];
  /** Sorts the outcomes; those that were read are handed back. */
  const readOf = <Read extends ShareRow>(outcomes: readonly Outcome<Read>[]) =>
    outcomes.flatMap((outcome) => {
      if ('reason' in outcome) leftOut.push(outcome);
      else if ('why' in outcome) unreadable.push(outcome);
      else return outcome;
      return [];
    });

  const parsed = readOf(sheet.rows.map((_, at) => reader.read(at)));
  const once = readOf(listedOnce(withoutTotals(parsed), reader.refuse));
  const day = tradeDayOf(once);
  const read = readOf(once.map((row) => reader.settle(row, day)));
  const byRow = (one: { row: number }, other: { row: number }) => one.row - other.row;
  unreadable.sort(byRow);
  return {
    read,
    leftOut: leftOut.sort(byRow),
    unreadable,
    columns,
    tables,
    table: tables[index] === undefined ? -1 : index,
    problems: [
      ...(tables.length === 0 && !hasNeeded(columns) ? [problems.noHeads] : ofColumns),
      ...(tables.length > 1
        ? [problems.severalTables(tables.length, (table.heads[0] ?? 0) + 1)]
        : []),
      ...(sign === 'comma' ? [problems.decimalCommas] : []),
      ...(hasNeeded(columns) ? problemsOfRows(unreadable, columns) : []),
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

/** Returns the problems that many rows have in common, each with what to do. */
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
