/** Reads the rows of a file of past figures: a date and a value in each. */
import { isCalendarDate, isFutureDay } from '@/lib/days';
import { usableNumber } from '@/lib/numbers';
import { groupBy } from '@/lib/records';
import type { FoundTable, TableKind } from '@/lib/table/columns';
import { isBlankRow, misaligned, textOfCell } from '@/lib/table/grid';
import { isOfPeriods, isPointKey, periodIn } from '@/figures/history';
import type { UnreadRow } from '@/ui/admin/ColumnMenus';
import { historyFormMessages } from './historyMessages';
import type { Subject } from './historySubjects';
import { type Order, periodError, readPeriod } from '@/figures/admin/periods';

/** A row that can be imported. */
export interface ReadRow {
  /** As a spreadsheet counts, from 1. */
  row: number;
  key: string;
  value: number;
}

export type PastUse = 'date' | 'value';
const DATE_HEAD = /date|day|period|month|quarter/i;
const VALUE_HEAD = /value|close|price|rate|index|percent|yield|figure|%/i;

/** Tables of past figures. A head of both words is none: it may be two, parted by a space. */
export const pastFigures: TableKind<PastUse> = {
  things: 'figures',
  uses: { date: 'Date', value: 'Value' },
  needed: ['date', 'value'],
  headOf: (text) => {
    const isDate = DATE_HEAD.test(text);
    if (isDate === VALUE_HEAD.test(text) || /\d/.test(text)) return undefined;
    return isDate ? { use: 'date', rank: 0 } : { use: 'value', rank: text.includes('%') ? 2 : 1 };
  },
  byPlace: true,
  example: [
    ['DATE', 'VALUE'],
    ['2025-02-20', '105,432.07'],
    ['2025-02-21', '105,619.80'],
  ],
  hint: 'Copy the rows with their headings, then press Ctrl+V',
};

interface Reading {
  /** Which comes first in '03/04/2025', where staff have said it. */
  first?: Order | undefined;
  now: Date;
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
  if (isPointKey(subject.series, key)) return { key: periodIn(subject.series, key) };
  const misnamed = isOfPeriods(subject.series) ? periodError(subject.series, text) : null;
  return { why: misnamed ?? historyFormMessages.unreadableDate(text) };
}

/**
 * Each row of the table is read, or unreadable with the reason; blank rows and heads are neither. A
 * date that is there twice with the same value is read once.
 */
export function readHistoryRows(table: FoundTable<PastUse>, subject: Subject, reading: Reading) {
  const { sheet, heads, last, places, width } = table;
  const dated: ReadRow[] = [];
  const unreadable: UnreadRow[] = [];
  let asksOrder = reading.first !== undefined;
  const complete = table.absent.length === 0;
  for (const [index, cells] of complete ? sheet.rows.entries() : []) {
    if (isBlankRow(cells) || heads.includes(index)) continue;
    const row = index + 1;
    const typed = textOfCell(cells[places.value]);
    const refuse = (why: string) =>
      unreadable.push({ row, text: cells.map(textOfCell).join(' | '), why });
    if (index < (heads[0] ?? 0) || index > last) {
      // What has no digit is a title.
      if (/\d/.test(cells.join(' '))) refuse(historyFormMessages.otherTable);
      continue;
    }
    const keyed = keyOf(textOfCell(cells[places.date]), subject, reading);
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
  return { complete, read, unreadable, asksOrder };
}
