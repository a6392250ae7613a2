import { isBlankCell, isBlankRow, type KnownHeads, type Sheet, trimmed } from '@/lib/table/grid';
import { areHeads, type Head, headKey, headOf } from './heads';
import { neededFields, type Table } from './types';

type Row = readonly string[];

/** Returns the text of a head that may stand over two rows. */
export function headText(sheet: Sheet, table: Table, column: number): string {
  const first = table.heads[0];
  if (first === undefined) return '';
  const texts = sheet.rows
    .slice(first, first + table.headHeight)
    .map((row) => row[column])
    .filter((cell) => !isBlankCell(cell))
    .map((cell) => trimmed(cell ?? ''));
  return texts.join(' ').replace(/\s+/g, ' ');
}

/** Returns the head of a column; of one over two rows what both say together, or else the lower one. */
export function headIn(sheet: Sheet, table: Table, column: number): Head | null {
  const lower = sheet.rows[(table.heads[0] ?? -1) + table.headHeight - 1]?.[column];
  return headOf(headText(sheet, table, column)) ?? (lower === undefined ? null : headOf(lower));
}

function joined(upper: Row, lower: Row): (Head | null)[] {
  const width = Math.max(upper.length, lower.length);
  return Array.from({ length: width }, (_, column) => {
    const [top, bottom] = [upper[column] ?? '', lower[column] ?? ''];
    const both = isBlankCell(top) ? bottom : isBlankCell(bottom) ? top : `${top} ${bottom}`;
    return headOf(both) ?? headOf(bottom);
  });
}

const hasDigit = (row: Row) => row.some((cell) => /\d/.test(cell));

/** Counts the required fields that have a head. */
const needed = (heads: readonly (Head | null)[]) =>
  neededFields.filter((field) => heads.some((head) => head?.field === field)).length;

/** Returns the heads that begin at a row, or null where none do: over two rows where both together say more. */
function headsAt(
  rows: readonly Row[],
  index: number,
): { heads: (Head | null)[]; height: 1 | 2 } | null {
  const row = rows[index] ?? [];
  const next = rows[index + 1] ?? [];
  const own = row.map(headOf);
  if (!hasDigit(row) && !hasDigit(next)) {
    const below = next.map(headOf);
    const both = joined(row, next);
    const more = needed(both) > Math.max(needed(own), needed(below));
    if (more && areHeads(both)) return { heads: both, height: 2 };
  }
  return areHeads(own) ? { heads: own, height: 1 } : null;
}

const layoutOf = (heads: readonly (Head | null)[]) =>
  heads
    .map((head) => (head === null ? '' : `${head.field}${head.rank}`))
    .join('|')
    .replace(/\|+$/, '');

/** Returns the ranges of tables that stand side by side: each begins with the first one's symbol head. */
function sides(row: Row, heads: readonly (Head | null)[]): [from: number, to: number][] {
  const width = heads.length - 1;
  const first = heads.findIndex((head) => head !== null);
  const symbols = heads.flatMap((head, column) => (head?.field === 'symbol' ? [column] : []));
  const key = headKey(row[symbols[0] ?? 0] ?? '');
  const same = symbols.filter((column) => headKey(row[column] ?? '') === key);
  if (same.length < 2) return [[0, width]];
  const lead = (same[0] ?? 0) - first;
  return same.map((column, side) => {
    const next = same[side + 1];
    return [side === 0 ? 0 : column - lead, next === undefined ? width : next - lead - 1];
  });
}

/**
 * The tables of a sheet by their heads, from the top. The same heads again, as a printed list has on
 * each page, go on with the table; other ones begin another.
 */
export function tablesOf(all: Sheet['rows']): Table[] {
  const found: { heads: number[]; height: 1 | 2; layout: string; sides: [number, number][] }[] = [];
  for (let index = 0; index < all.length; index += 1) {
    const at = headsAt(all, index);
    if (at === null) continue;
    const layout = layoutOf(at.heads);
    const last = found.at(-1);
    if (last?.layout === layout) last.heads.push(index);
    else {
      const row = all[index + at.height - 1] ?? [];
      found.push({ heads: [index], height: at.height, layout, sides: sides(row, at.heads) });
    }
    index += at.height - 1;
  }
  return found.flatMap(({ heads, height, sides: places }, place) => {
    const last = (found[place + 1]?.heads[0] ?? all.length) - 1;
    const rows = all.slice(heads[0] ?? 0, last + 1);
    const filled = rows.filter((row) => !isBlankRow(row)).length;
    const size = filled - heads.length * height;
    return places.map(([from, to]) => ({ heads, headHeight: height, from, to, last, size }));
  });
}

const isComplete = (sheet: Sheet, table: Table) => {
  const uses = new Set<string>();
  for (let column = table.from; column <= table.to; column += 1) {
    uses.add(headIn(sheet, table, column)?.field ?? '');
  }
  return uses.has('symbol') && uses.has('previous') && uses.has('current');
};

/** Rates how well a table can be read: by its required columns first, then by its rows. */
function worth(sheet: Sheet, table: Table): number {
  return (isComplete(sheet, table) ? 1e9 : 0) + table.size;
}

/** Returns the table that is most likely the price list; -1 where there is none. */
export function bestTable(sheet: Sheet, tables: readonly Table[]): number {
  const worths = tables.map((table) => worth(sheet, table));
  return worths.length === 0 ? -1 : worths.indexOf(Math.max(...worths));
}

/** Returns the sheet that is most likely the price list; the first where none has heads. */
export function bestSheet(sheets: readonly Sheet[]): number {
  const worths = sheets.map((sheet) =>
    Math.max(-1, ...tablesOf(sheet.rows).map((table) => worth(sheet, table))),
  );
  return Math.max(0, worths.indexOf(Math.max(...worths)));
}

export const listHeads: KnownHeads = {
  isHead: (text) => headOf(text) !== null,
  holdTable: (rows) => tablesOf(rows).length > 0,
};
