/**
 * Reads a price list in four steps. `lib/table/findTable.ts` finds the table. `readRowValues` reads
 * the values of each row. `judgeRow` gives each row a verdict. `judgeShares` compares the shares
 * with each other.
 */
import { findFirstDay } from '@/figures/admin/daysInText';
import { getCellText } from '@/lib/table/columns';
import { type CommaMeaning, createNumberStyle } from '@/lib/table/numberStyle';
import type { PriceTable } from './columns';
import { judgeRow } from './judgeRow';
import { judgeShares, findTradingDay } from './judgeShares';
import { isShare, type ListRow } from './listRow';
import { neededFields } from './listFields';
import { problemMessages } from './messages';
import { readRowValues } from './rowValues';

/**
 * Returns messages about columns that are missing or ambiguous. Staff have to choose these columns.
 */
function listProblems({ heads, absent, doubts }: PriceTable): string[] {
  if (doubts.length > 0) {
    return doubts.map(({ use, names }) => problemMessages.severalColumns(use, names));
  }
  const missing = neededFields.filter((field) => absent.includes(field));
  if (heads.length === 0 && missing.length > 0) return [problemMessages.noHeads];
  return missing.map(problemMessages.noColumn);
}

/** Returns the first date above the headings as 'YYYY-MM-DD'. Undefined if there is none. */
function findTitleDay({ rows, heads }: PriceTable): string | undefined {
  const titles = rows.slice(0, heads[0] ?? 0).flatMap(({ cells }) => cells);
  return titles.flatMap((title) => findFirstDay(title) ?? [])[0];
}

/**
 * Reads a price list. Each row of the table is in exactly one of the lists `read`, `leftOut` and
 * `unread`.
 * @param comma whether commas separate thousands or decimals, if the numbers are ambiguous
 */
export function readList(table: PriceTable, comma?: CommaMeaning) {
  const dataRows = table.rows.filter(({ isEmpty, isOutside }) => !isEmpty && !isOutside);
  const cells = dataRows.flatMap((row) => row.cells.map(getCellText));
  const numbers = createNumberStyle(cells, comma);
  const readable = table.rows.map((line): ListRow => {
    const values = readRowValues(line, table, numbers);
    return { ...values, ...judgeRow(line, values, table.shape, numbers) };
  });
  const day = findTradingDay(readable);
  const rows = judgeShares(readable, day);
  return {
    table,
    complete: table.absent.length === 0,
    problems: listProblems(table),
    read: rows.filter(isShare),
    leftOut: rows.filter(({ reason }) => reason !== null),
    unread: rows.filter(({ why }) => why !== ''),
    asksComma: numbers.asksComma,
    /** The trading day of the list as 'YYYY-MM-DD'. Null if it is unknown. */
    tradeDate: day ?? findTitleDay(table) ?? null,
  };
}

export type ListReading = ReturnType<typeof readList>;
