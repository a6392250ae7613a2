/** Reads the rows of a file of past figures: a date and a value in each. */
import { isCalendarDate, isFutureDay } from '@/lib/days';
import { parseNumberInput, usableNumber } from '@/lib/numbers';
import { groupBy, keysOf } from '@/lib/records';
import {
  type Cells,
  type ColumnChoices,
  columnsOf,
  isBlankRow,
  type KnownHeads,
  misaligned,
  placesOf,
  type Sheet,
  textOfCell,
} from '@/lib/table/grid';
import { isOfPeriods, isPointKey, periodIn } from '@/figures/history';
import type { UnreadRow } from '@/ui/admin/UnreadRows';
import { historyFormMessages } from './historyMessages';
import type { Subject } from './historySubjects';
import { type Order, readPeriod } from '@/figures/admin/periods';

/** A row that can be imported. */
export interface ReadRow {
  /** As a spreadsheet counts, from 1. */
  row: number;
  key: string;
  value: number;
}

/** The uses of columns, as their menus name them. */
export const pastUses = { date: 'Date', value: 'Value' };
export type PastUse = keyof typeof pastUses;
const uses = keysOf(pastUses);

const DATE_HEAD = /date|day|period|month|quarter/i;
const VALUE_HEAD = /value|close|price|rate|index|percent|yield|figure|%/i;

/** Finds the date and the value among heads; null where one is missing. */
function placesIn(heads: Cells): Record<PastUse, number> | null {
  const date = heads.findIndex((head) => DATE_HEAD.test(head));
  const value = heads.findIndex((head, at) => at !== date && VALUE_HEAD.test(head));
  return date >= 0 && value >= 0 ? { date, value } : null;
}

/** Heads of tables of past figures. */
export const historyHeads: KnownHeads = {
  isHead: (text) => DATE_HEAD.test(text) !== VALUE_HEAD.test(text) && !/\d/.test(text),
  areHeads: (row) => !hasData(row) && placesIn(row) !== null,
};

const hasData = (row: Cells) =>
  row.some((cell) => parseNumberInput(cell).ok || readPeriod(cell) !== null || /\d/.test(cell));

interface Reading {
  /** Which comes first in '03/04/2025', where staff have said it. */
  first?: Order | undefined;
  now: Date;
  columns?: ColumnChoices<PastUse>;
}

/** The key of a figure's point by its date, or why there can be none. */
export function keyOf(
  text: string,
  subject: Subject,
  { first, now }: Reading,
): { key: string } | { why: string; either?: true } {
  if (text === '') return { why: historyFormMessages.noDate };
  const key = readPeriod(text, first);
  if (key === null) {
    const either = first === undefined && readPeriod(text, 'day') !== null;
    return either
      ? { why: historyFormMessages.eitherDay(text), either }
      : { why: historyFormMessages.unreadableDate(text) };
  }
  if (!isOfPeriods(subject.series) && !isCalendarDate(key))
    return { why: historyFormMessages.noDay(text) };
  if (isFutureDay(key, now)) return { why: historyFormMessages.future };
  return isPointKey(subject.series, key)
    ? { key: periodIn(subject.series, key) }
    : { why: historyFormMessages.unreadableDate(text) };
}

/**
 * Each row of the file is read, or unreadable with the reason; blank rows and the heads are neither.
 * A date that is there twice with the same value is read once. The columns are known by their heads;
 * those of a table without are the first two.
 */
export function readHistoryRows(sheet: Sheet, subject: Subject, reading: Reading) {
  const { rows } = sheet;
  const { columns: chosen = {} } = reading;
  const start = rows.findIndex((cells) => !isBlankRow(cells));
  const top = rows[start] ?? [];
  const hasHeads = !hasData(top);
  const isPair = !hasHeads || top.length === 2;
  const places = (hasHeads ? placesIn(top) : null) ?? (isPair ? { date: 0, value: 1 } : null);
  const [heads, below] = hasHeads ? [top, rows.slice(start + 1)] : [[], rows.slice(start)];
  const cells = { heads, below, width: top.length };
  const columns = columnsOf(cells, uses, chosen, (use) => places?.[use]);
  const isChosen = Object.keys(chosen).length > 0;
  const width = hasHeads || isChosen ? top.length : 2;
  const dated: ReadRow[] = [];
  const unreadable: UnreadRow[] = [];
  let asksOrder = reading.first !== undefined;
  const at = placesOf(uses, columns);
  const complete = uses.every((use) => at[use] >= 0);
  for (const [index, cells] of complete ? rows.entries() : []) {
    if (isBlankRow(cells) || (hasHeads && index === start)) continue;
    const row = index + 1;
    const typed = textOfCell(cells[at.value]);
    const refuse = (why: string) =>
      unreadable.push({ row, text: cells.map(textOfCell).join(' | '), why });
    const keyed = keyOf(textOfCell(cells[at.date]), subject, reading);
    if ('why' in keyed && keyed.either === true) asksOrder = true;
    const value = usableNumber(typed, { kind: subject.kind });
    const cut = misaligned(cells, sheet, width);
    if (cut !== null) refuse(historyFormMessages[cut]);
    else if ('why' in keyed) refuse(keyed.why);
    else if (typed === '') refuse(historyFormMessages.noValue);
    else if (value === null) refuse(historyFormMessages.noNumber(typed));
    else dated.push({ row, key: keyed.key, value });
  }
  const read = [...groupBy(dated, ({ key }) => key).values()].flatMap((group) => {
    // Of two values for one date nobody can say which is meant.
    const doubtful = group.flatMap(({ row, key, value }) => {
      const other = group.find((each) => each.value !== value);
      const why = other && historyFormMessages.twice(other.row);
      return why === undefined ? [] : { row, text: `${key} | ${value}`, why };
    });
    unreadable.push(...doubtful);
    return doubtful.length === 0 ? group.slice(0, 1) : [];
  });
  unreadable.sort((a, b) => a.row - b.row);
  /**
   * No row is read before both uses have their column (`complete`); `asksOrder` where a date could be
   * two days, so that staff have to say which.
   */
  return { columns, complete, read, unreadable, asksOrder };
}
