/**
 * Reads a price list in stages, each in a file of its own: the table of `lib/table/findTable.ts`,
 * the values of its rows, a verdict on each row alone, and verdicts on the shares among each other.
 */
import { firstDay } from '@/figures/admin/daysInText';
import { textOfCell } from '@/lib/table/columns';
import { type Comma, createNumberStyle } from '@/lib/table/numberStyle';
import type { PriceTable } from './columns';
import { judgeRow } from './judgeRow';
import { judgeShares, tradingDay } from './judgeShares';
import { isShare, type ListRow } from './listRow';
import { neededFields } from './listFields';
import { problems } from './messages';
import { rowValues } from './rowValues';

/** Returns what staff have to settle about the columns of a table. */
function problemsOf({ heads, absent, doubts }: PriceTable): string[] {
  if (doubts.length > 0) {
    return doubts.map(({ use, names }) => problems.severalColumns(use, names));
  }
  const missing = neededFields.filter((field) => absent.includes(field));
  if (heads.length === 0 && missing.length > 0) return [problems.noHeads];
  return missing.map(problems.noColumn);
}

/** Returns the first day that a title above the heads names, YYYY-MM-DD; undefined if none does. */
function titleDay({ rows, heads }: PriceTable): string | undefined {
  const titles = rows.slice(0, heads[0] ?? 0).flatMap(({ cells }) => cells);
  return titles.flatMap((title) => firstDay(title) ?? [])[0];
}

/**
 * Reads the price list of a sheet: each row of it is in exactly one of read, left out and unread.
 * @param comma what commas separate if the list does not show it
 */
export function readList(table: PriceTable, comma?: Comma) {
  const dataRows = table.rows.filter(({ isEmpty, isOutside }) => !isEmpty && !isOutside);
  const cells = dataRows.flatMap((row) => row.cells.map(textOfCell));
  const numbers = createNumberStyle(cells, comma);
  const readable = table.rows.map((line): ListRow => {
    const values = rowValues(line, table, numbers);
    return { ...values, ...judgeRow(line, values, table.shape, numbers) };
  });
  const day = tradingDay(readable);
  const rows = judgeShares(readable, day);
  return {
    table,
    /** True if each field that a row needs has its column. */
    complete: table.absent.length === 0,
    /** The problems to settle before the list can be read, each with what to do. */
    problems: problemsOf(table),
    read: rows.filter(isShare),
    leftOut: rows.filter(({ reason }) => reason !== null),
    unread: rows.filter(({ why }) => why !== ''),
    asksComma: numbers.asksComma,
    /** The list's trading day, YYYY-MM-DD; null if it names none. */
    tradeDate: day ?? titleDay(table) ?? null,
  };
}

export type ListReading = ReturnType<typeof readList>;
