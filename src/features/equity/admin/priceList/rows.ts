import { isBlankCell, isBlankRow, type Sheet, trimmed } from '@/lib/table/grid';
import { readDay } from './dates';
import { type DecimalSign, readClose, readFigure } from './figures';
import { leftOutDetails, unreadable } from './messages';
import { isFund, isTotal, mayBeShareTotal, readSymbol } from './symbols';
import type {
  Field,
  LeftOutReason,
  LeftOutRow,
  RowFix,
  ShareRow,
  Table,
  UnreadableRow,
} from './types';

/** What is needed to read a row. */
export interface RowReader {
  sheet: Sheet;
  table: Table;
  column: Partial<Record<Field, number>>;
  headCount: number;
  sign: DecimalSign;
  fixes: ReadonlyMap<number, RowFix>;
  funds: ReadonlySet<string>;
  /** Days by the text that they were read from: most rows have the same. */
  days: Map<string, string | null>;
}

/** A row with a symbol and both closes, before it is compared with the others. */
export interface Parsed extends ShareRow {
  trades: number | null;
  day: string | null;
}

const amounts = ['trades', 'volume', 'value'] as const;
const closeNames = { previous: 'The previous close', current: 'The close' } as const;

type Outcome = Parsed | LeftOutRow | UnreadableRow;

function leave(reader: RowReader, at: number, reason: LeftOutReason, detail = ''): LeftOutRow {
  const cells = reader.sheet.rows[at] ?? [];
  const named = cells[reader.column.symbol ?? reader.table.from];
  const name = isBlankCell(named) ? (cells.find((cell) => !isBlankCell(cell)) ?? '') : named;
  return { row: at + 1, name: trimmed(name ?? ''), reason, detail };
}

function cellOf(reader: RowReader, at: number, field: Field): string {
  const column = reader.column[field];
  return column === undefined ? '' : (reader.sheet.rows[at]?.[column] ?? '');
}

/** What of a row can be read, for staff to complete. */
function draftOf(reader: RowReader, at: number, sure: boolean): RowFix {
  const close = (field: 'previous' | 'current') => {
    const cell = cellOf(reader, at, field);
    const figure = readClose(cell, reader.sign);
    return sure && figure.ok && figure.value !== null ? trimmed(cell) : '';
  };
  const symbol = readSymbol(cellOf(reader, at, 'symbol'));
  return {
    symbol: symbol.ok ? symbol.symbol : '',
    previous: close('previous'),
    current: close('current'),
  };
}

/** A row that cannot be read, with the field that is at fault; `cut` where its cells may be shifted. */
export function unreadableRow(
  reader: RowReader,
  at: number,
  why: string,
  field: Field | null,
  { cut = false, fix }: { cut?: boolean; fix?: RowFix } = {},
): UnreadableRow {
  const all = reader.sheet.rows[at] ?? [];
  const { symbol, previous, current } = reader.column;
  const used = new Set([
    symbol,
    previous,
    current,
    field === null ? undefined : reader.column[field],
  ]);
  const telling = cut || symbol === undefined || previous === undefined || current === undefined;
  const columns = all.flatMap((cell, column) =>
    trimmed(cell) !== '' && (telling || used.has(column)) ? [column] : [],
  );
  const column = field === null ? undefined : reader.column[field];
  const wrong = column === undefined ? -1 : columns.indexOf(column);
  return {
    row: at + 1,
    cells: columns.map((place) => trimmed(all[place] ?? '')),
    wrong: wrong === -1 ? null : wrong,
    why,
    fix: fix ?? draftOf(reader, at, !cut),
    traded: cut || !isUntraded(reader, at),
  };
}

/** Where a row stands: outside of the table, or a row of it that is no data. */
function layoutOf(reader: RowReader, at: number): LeftOutReason | null {
  const { table, sheet } = reader;
  const row = sheet.rows[at] ?? [];
  const own = row.slice(table.from, table.to + 1);
  if (isBlankRow(row)) return 'blank';
  const [first = 0] = table.heads;
  if (at < first) return hasDigitsInTwo(row) ? 'otherTable' : 'title';
  if (at > table.last) return 'otherTable';
  if (table.heads.some((head) => at >= head && at < head + table.headHeight)) return 'heads';
  if (isBlankRow(own)) return table.from > 0 || own.length < row.length ? 'otherTable' : 'blank';
  const filled = own.filter((cell) => !isBlankCell(cell));
  const digits = filled.some((cell) => /\d/.test(cell));
  const symbol = own[(reader.column.symbol ?? table.from) - table.from];
  const alone = filled.length === 1 && sheet.shape !== 'exactly';
  if (alone && (!digits || /\s/.test(trimmed(filled[0] ?? '')))) return 'title';
  return !digits && (isBlankCell(symbol) || sheet.shape === 'exactly') ? 'title' : null;
}

function hasDigitsInTwo(row: readonly string[]): boolean {
  return (
    row.filter((cell) => /\d/.test(cell)).length >= 2 && row.some((cell) => /^[a-z]/i.test(cell))
  );
}

/** Why the cells of a row may not stand under their own heads; null where they do. */
function misaligned(reader: RowReader, at: number): string | null {
  const { sheet, table, headCount } = reader;
  const row = sheet.rows[at] ?? [];
  if (sheet.shape === 'free' || table.heads.length === 0) return null;
  if (sheet.shape === 'exactly') {
    return row.length === headCount ? null : unreadable.otherCellCount(row.length, headCount);
  }
  const heads = sheet.rows[table.heads[0] ?? 0] ?? [];
  const beyond = row.slice(heads.length).some((cell) => !isBlankCell(cell));
  return beyond ? unreadable.tooManyCells(row.length, heads.length) : null;
}

/** Reads the row at an index, as far as it can be read without the others. */
export function readRow(reader: RowReader, at: number): Outcome {
  const fix = reader.fixes.get(at + 1);
  if (fix !== undefined) return readFix(reader, at, fix);
  const layout = layoutOf(reader, at);
  if (layout !== null) return leave(reader, at, layout);
  const symbolCell = cellOf(reader, at, 'symbol');
  const previous = readClose(cellOf(reader, at, 'previous'), reader.sign);
  const current = readClose(cellOf(reader, at, 'current'), reader.sign);
  const both = previous.ok && current.ok && Boolean(previous.value) && Boolean(current.value);
  const cut = misaligned(reader, at);
  const name = isBlankCell(symbolCell) ? firstText(reader, at) : symbolCell;
  if (isTotal(name) && !(mayBeShareTotal(symbolCell) && both && cut === null)) {
    return leave(reader, at, 'total');
  }
  if (cut !== null) return unreadableRow(reader, at, cut, null, { cut: true });
  const symbol = readSymbol(symbolCell);
  if (!symbol.ok) return unreadableRow(reader, at, symbol.why, 'symbol');
  if (isFund(symbol.symbol, reader.funds)) return leave(reader, at, 'fund');
  if (!previous.ok) return unreadableRow(reader, at, previous.why, 'previous');
  if (!current.ok) return unreadableRow(reader, at, current.why, 'current');
  if (!previous.value || !current.value) {
    const { neither, noPrevious, noCurrent } = leftOutDetails;
    const missing = previous.value ? 'current' : 'previous';
    if (amounts.some((field) => amountOf(reader, at, field))) {
      return unreadableRow(reader, at, unreadable.missing(closeNames[missing]), missing);
    }
    const detail = previous.value ? noCurrent : current.value ? noPrevious : neither;
    return leave(reader, at, 'noCloses', detail);
  }
  return {
    row: at + 1,
    symbol: symbol.symbol,
    previous: previous.value,
    current: current.value,
    trades: amountOf(reader, at, 'trades'),
    volume: amountOf(reader, at, 'volume'),
    value: amountOf(reader, at, 'value'),
    day: dayOf(reader, cellOf(reader, at, 'date')),
    corrected: false,
  };
}

function dayOf({ days }: RowReader, text: string): string | null {
  const known = days.get(text);
  if (known !== undefined) return known;
  const day = readDay(text);
  days.set(text, day);
  return day;
}

function firstText(reader: RowReader, at: number): string {
  return reader.sheet.rows[at]?.slice(reader.table.from).find((cell) => !isBlankCell(cell)) ?? '';
}

/** A row as staff typed it; what stands in the list does not count any more. */
function readFix(reader: RowReader, at: number, fix: RowFix): Parsed | UnreadableRow {
  const symbol = readSymbol(fix.symbol);
  const previous = readClose(fix.previous, 'point');
  const current = readClose(fix.current, 'point');
  const refuse = (why: string) => unreadableRow(reader, at, why, null, { fix });
  if (!symbol.ok) return refuse(symbol.why);
  if (!previous.ok) return refuse(previous.why);
  if (!current.ok) return refuse(current.why);
  if (!previous.value) return refuse(unreadable.missing(closeNames.previous));
  if (!current.value) return refuse(unreadable.missing(closeNames.current));
  return {
    row: at + 1,
    symbol: symbol.symbol,
    previous: previous.value,
    current: current.value,
    trades: null,
    volume: amountOf(reader, at, 'volume'),
    value: amountOf(reader, at, 'value'),
    day: null,
    corrected: true,
  };
}

/** Trades, volume or value; null where the list does not say. It only counts for trades and ties. */
function amountOf(reader: RowReader, at: number, field: (typeof amounts)[number]): number | null {
  const figure = readFigure(cellOf(reader, at, field), reader.sign);
  return figure.ok ? figure.value : null;
}

/** Whether the list has columns for what was traded, and all of them say that nothing was. */
function isUntraded(reader: RowReader, at: number): boolean {
  const said = amounts
    .filter((field) => reader.column[field] !== undefined)
    .map((field) => readFigure(cellOf(reader, at, field), reader.sign));
  // An amount that is not a number says nothing, other than one that is not there.
  return said.length > 0 && said.every((figure) => figure.ok && !figure.value);
}

/** What becomes of a row that is listed once, on a list of `day`. */
export function outcomeOf(
  reader: RowReader,
  row: Parsed,
  day: string | null,
): ShareRow | LeftOutRow | UnreadableRow {
  const at = row.row - 1;
  if (day !== null && row.day !== null && row.day > day) {
    return unreadableRow(reader, at, unreadable.laterDay(row.day, day), 'date');
  }
  if (day !== null && row.day !== null && row.day < day) {
    return leave(reader, at, 'noTrade', leftOutDetails.lastTraded(row.day));
  }
  if (!row.corrected && isUntraded(reader, at)) return leave(reader, at, 'noTrade');
  if (row.previous === row.current) return leave(reader, at, 'unchanged');
  const { symbol, previous, current, value, volume, corrected } = row;
  return { row: row.row, symbol, previous, current, value, volume, corrected };
}
