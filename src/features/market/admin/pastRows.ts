/** Reads the rows of a file of past figures: a date and a value in each. */
import { isCalendarDate, isFutureDay } from '@/lib/days';
import { parseNumberInput, usableNumber } from '@/lib/numbers';
import { isBlankCell, isBlankRow, type KnownHeads, type Shape } from '@/lib/table/grid';
import { isOfPeriods, isPointKey, periodIn } from '@/figures/history';
import { pastMessages, shownCell } from './pastMessages';
import type { Subject } from './pastSubjects';
import { type Order, readPeriod } from '@/figures/admin/periods';

/** A row that can be imported. */
export interface ReadRow {
  /** As a spreadsheet counts, from 1. */
  row: number;
  key: string;
  value: number;
}

export interface UnreadableRow {
  row: number;
  /** What stands in it. */
  text: string;
  why: string;
}

export interface PastRows {
  read: ReadRow[];
  unreadable: UnreadableRow[];
  /** Whether a date could be two days, so that staff have to say which. */
  asksOrder: boolean;
}

type Rows = readonly (readonly string[])[];

const textOf = (cell: string | undefined) => (isBlankCell(cell) ? '' : (cell ?? '').trim());

/** Which columns hold what, and how many a row may fill. */
export interface Columns {
  date: number;
  value: number;
  count: number;
}

const DATE_HEAD = /date|day|period|month|quarter/i;
const VALUE_HEAD = /value|close|price|rate|index|percent|yield|figure|%/i;

/** Finds the date and the value among heads; null where one is missing. */
function columnsIn(heads: readonly string[]): Columns | null {
  const date = heads.findIndex((head) => DATE_HEAD.test(head));
  const value = heads.findIndex((head, at) => at !== date && VALUE_HEAD.test(head));
  return date >= 0 && value >= 0 ? { date, value, count: heads.length } : null;
}

/** Heads of tables of past figures. */
export const pastHeads: KnownHeads = {
  isHead: (text) => DATE_HEAD.test(text) !== VALUE_HEAD.test(text) && !/\d/.test(text),
  holdTable: (rows) => rows.some((row) => !hasData(row) && columnsIn(row) !== null),
};

const hasData = (row: readonly string[]) =>
  row.some((cell) => parseNumberInput(cell).ok || readPeriod(cell) !== null || /\d/.test(cell));

/**
 * The row that the table begins with, and which columns its heads say; those of a table without heads
 * are the first two. Null where that is unclear.
 */
export function layoutOf(rows: Rows) {
  const start = Math.max(
    0,
    rows.findIndex((cells) => !isBlankRow(cells)),
  );
  const first = (rows[start] ?? []).map((cell) => cell.trim());
  const byPlace = { date: 0, value: 1, count: 2 };
  const hasHeads = !hasData(first);
  const found = hasHeads ? columnsIn(first) : byPlace;
  const columns: Columns | null = found ?? (first.length === 2 ? byPlace : null);
  return { start, first, hasHeads, columns };
}

interface Reading {
  /** Which comes first in '03/04/2025', where staff have said it. */
  first?: Order | undefined;
  now: Date;
  /** Which columns staff chose. */
  columns?: Partial<Columns> | undefined;
  /** How sure it is that the cells stand under their heads. */
  shape?: Shape;
}

/** The key of a figure's point by its date, or why there can be none. */
export function keyOf(
  text: string,
  subject: Subject,
  { first, now }: Reading,
): { key: string } | { why: string; either?: true } {
  if (text === '') return { why: pastMessages.noDate };
  const key = readPeriod(text, first);
  if (key === null) {
    const either = first === undefined && readPeriod(text, 'day') !== null;
    return either
      ? { why: pastMessages.eitherDay(text), either }
      : { why: pastMessages.unreadableDate(text) };
  }
  if (!isOfPeriods(subject.series) && !isCalendarDate(key))
    return { why: pastMessages.noDay(text) };
  if (isFutureDay(key, now)) return { why: pastMessages.future };
  return isPointKey(subject.series, key)
    ? { key: periodIn(subject.series, key) }
    : { why: pastMessages.unreadableDate(text) };
}

/** The rows whose date another row has with another value: which is meant, nobody can say. */
function contradicting(rows: readonly ReadRow[]): Map<ReadRow, ReadRow> {
  const byKey = new Map<string, ReadRow[]>();
  for (const row of rows) byKey.set(row.key, [...(byKey.get(row.key) ?? []), row]);
  const found = new Map<ReadRow, ReadRow>();
  for (const some of byKey.values()) {
    for (const row of some) {
      const other = some.find(({ value }) => value !== row.value);
      if (other !== undefined) found.set(row, other);
    }
  }
  return found;
}

/**
 * Each row of the file is read, or unreadable with the reason; blank rows and the heads are neither.
 * A date that is there twice with the same value is read once. Null where it is unclear which
 * columns are meant.
 */
export function readPastRows(rows: Rows, subject: Subject, reading: Reading): PastRows | null {
  const { start, first, hasHeads, columns: found } = layoutOf(rows);
  const { date, value: of, count = first.length } = reading.columns ?? found ?? {};
  if (date === undefined || of === undefined) return null;
  const read: ReadRow[] = [];
  const unreadable: UnreadableRow[] = [];
  let asksOrder = false;
  for (const [index, cells] of rows.entries()) {
    if (isBlankRow(cells) || (hasHeads && index === start)) continue;
    const row = index + 1;
    const typed = textOf(cells[of]);
    const refuse = (why: string) =>
      unreadable.push({ row, text: shownCell(cells.map(textOf).join(' | ')), why });
    const keyed = keyOf(textOf(cells[date]), subject, reading);
    if ('why' in keyed && keyed.either === true) asksOrder = true;
    const value = usableNumber(typed, { kind: subject.kind });
    if (!isBlankRow(cells.slice(count))) refuse(pastMessages.tooManyCells);
    else if (reading.shape === 'exactly' && cells.length < count) {
      refuse(pastMessages.tooFewCells);
    } else if ('why' in keyed) refuse(keyed.why);
    else if (typed === '') refuse(pastMessages.noValue);
    else if (value === null) refuse(pastMessages.noNumber(typed));
    else read.push({ row, key: keyed.key, value });
  }
  const doubtful = contradicting(read);
  for (const [{ row, key, value }, other] of doubtful) {
    unreadable.push({ row, text: `${key} | ${value}`, why: pastMessages.twice(other.row) });
  }
  const clear = new Map(
    read.filter((row) => !doubtful.has(row)).map((row) => [row.key, row] as const),
  );
  return {
    read: [...clear.values()],
    unreadable: unreadable.toSorted((a, b) => a.row - b.row),
    asksOrder: asksOrder || reading.first !== undefined,
  };
}
