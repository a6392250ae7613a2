import { MERGED, type Sheet } from '@/lib/table/grid';
import { columnsOf, type ColumnChoices, hasNeeded, type LearnedHeads } from './columns';
import { readDay } from './dates';
import { decimalSignOf } from './figures';
import { leftOutDetails, problems, unreadable } from './messages';
import { outcomeOf, type Parsed, readRow, type RowReader, unreadableRow } from './rows';
import { mayBeShareTotal } from './symbols';
import type { Field, LeftOutRow, Reading, RowFix, ShareRow, Table, UnreadableRow } from './types';
import { bestTable, tablesOf } from './tables';

const figures = ['previous', 'current', 'trades', 'volume', 'value'] as const;

/** Whether one of a row's figures is the sum of all others'. */
function sumsUp(row: Parsed, others: readonly Parsed[]): boolean {
  return figures.some((name) => {
    const own = row[name] ?? 0;
    const sum = others.reduce((total, other) => total + (other[name] ?? 0), 0);
    return own > 0 && others.length > 1 && Math.abs(own - sum) < 1e-6 * own;
  });
}

/** Leaves out a `TOTAL` that sums the list up; a share of that symbol stays. */
function withoutTotals(rows: readonly Parsed[]): { kept: Parsed[]; leftOut: LeftOutRow[] } {
  const isSum = (row: Parsed) =>
    mayBeShareTotal(row.symbol) &&
    !row.corrected &&
    sumsUp(
      row,
      rows.filter((other) => !mayBeShareTotal(other.symbol)),
    );
  const totals = new Set(rows.filter(isSum));
  return {
    kept: rows.filter((row) => !totals.has(row)),
    leftOut: [...totals].map(({ row, symbol }) => ({
      row,
      name: symbol,
      reason: 'total' as const,
      detail: '',
    })),
  };
}

const amount = ({ value, volume, trades }: Parsed) => [value ?? -1, volume ?? -1, trades ?? -1];

function largerFirst(one: Parsed, other: Parsed): number {
  const [a, b] = [amount(one), amount(other)];
  const differs = a.findIndex((size, place) => size !== b[place]);
  return differs === -1 ? one.row - other.row : (b[differs] ?? 0) - (a[differs] ?? 0);
}

interface WithoutRepeats {
  kept: Parsed[];
  leftOut: LeftOutRow[];
  unreadable: UnreadableRow[];
}

/**
 * One row for each symbol. Of rows with the same closes that with the most traded stays; rows with
 * other closes are all refused, unless staff typed one of them.
 */
function withoutRepeats(
  rows: readonly Parsed[],
  refuse: (row: Parsed, why: string) => UnreadableRow,
): WithoutRepeats {
  const bySymbol = new Map<string, Parsed[]>();
  for (const row of rows) bySymbol.set(row.symbol, [...(bySymbol.get(row.symbol) ?? []), row]);
  const out: WithoutRepeats = { kept: [], leftOut: [], unreadable: [] };
  for (const [symbol, all] of bySymbol) {
    const typed = all.filter(({ corrected }) => corrected);
    const group = [...(typed.length > 0 ? typed : all)].sort(largerFirst);
    const [first] = group;
    if (first === undefined) continue;
    const agree = group.every(
      ({ previous, current }) => previous === first.previous && current === first.current,
    );
    if (agree) out.kept.push(first);
    for (const row of all) {
      if (agree && row !== first) {
        const detail = leftOutDetails.sameAs(first.row);
        out.leftOut.push({ row: row.row, name: symbol, reason: 'twice', detail });
      } else if (!agree && group.includes(row)) {
        const others = group.filter((other) => other !== row).map((other) => other.row);
        out.unreadable.push(
          refuse(
            row,
            unreadable.listedTwice(
              symbol,
              others.sort((a, b) => a - b),
            ),
          ),
        );
      } else if (!agree) {
        const detail = leftOutDetails.sameAs(first.row);
        out.leftOut.push({ row: row.row, name: symbol, reason: 'twice', detail });
      }
    }
  }
  return out;
}

/** What staff decided on how a sheet is read. */
export interface Choices {
  /** Index of the table; by itself the most likely one. */
  table?: number | undefined;
  columns?: ColumnChoices;
  /** What they said of such heads before. */
  learned?: LearnedHeads;
  /** What staff typed in the place of rows, by row number. */
  fixes?: ReadonlyMap<number, RowFix>;
  /** Symbols of bonds and funds. */
  funds?: ReadonlySet<string>;
}

/** All of a sheet without known heads. */
export function wholeSheet(sheet: Sheet): Table {
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
