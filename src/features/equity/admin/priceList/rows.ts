import type { ShareTexts } from '@/figures/admin/stockDraft';
import { isBlankCell, isBlankRow, type Sheet, trimmed } from '@/lib/table/grid';
import { readDay } from './dates';
import { type DecimalSign, readClose, readFigure } from './figures';
import { leftOutDetails, unreadable } from './messages';
import { isFund, isTotal, mayBeShareTotal, readSymbol } from './symbols';
import type { Field, LeftOutReason, LeftOutRow, ShareRow, Table, UnreadableRow } from './types';

interface Given {
  sheet: Sheet;
  table: Table;
  column: Partial<Record<Field, number>>;
  headCount: number;
  sign: DecimalSign;
  fixes: ReadonlyMap<number, ShareTexts>;
  funds: ReadonlySet<string>;
}

/** A row with a symbol and both closes, before it is compared with the others. */
export interface Parsed extends ShareRow {
  trades: number | null;
  day: string | null;
}

export type Outcome<Read = ShareRow> = Read | LeftOutRow | UnreadableRow;

const amounts = ['trades', 'volume', 'value'] as const;
const closeNames = { previous: 'The previous close', current: 'The close' } as const;

interface Unread {
  /** The wrong field, if any. */
  field?: Field;
  /** True if the cells may be shifted. */
  cut?: boolean;
  fix?: ShareTexts;
}

const hasDigit = (cell: string) => /\d/.test(cell);

/** Reads the rows of a table one by one; `at` is a row's index in the sheet. */
export function rowReader({ sheet, table, column, headCount, sign, fixes, funds }: Given) {
  const cellsOf = (at: number) => sheet.rows[at] ?? [];
  const cellOf = (at: number, field: Field) => cellsOf(at)[column[field] ?? -1] ?? '';
  // Most rows have the same text of their day.
  const days = new Map<string, string | null>();

  function dayOf(text: string): string | null {
    const day = days.get(text) ?? readDay(text);
    days.set(text, day);
    return day;
  }

  function leave(at: number, reason: LeftOutReason, detail = ''): LeftOutRow {
    const named = cellsOf(at)[column.symbol ?? table.from];
    const name = isBlankCell(named) ? cellsOf(at).find((cell) => !isBlankCell(cell)) : named;
    return { row: at + 1, name: trimmed(name ?? ''), reason, detail };
  }

  /** Trades, volume or value; null where the list does not say. It only counts for trades and ties. */
  function amountOf(at: number, field: (typeof amounts)[number]): number | null {
    const figure = readFigure(cellOf(at, field), sign);
    return figure.ok ? figure.value : null;
  }

  /** Returns whether the list has columns for what was traded, and all of them say that nothing was. */
  function isUntraded(at: number): boolean {
    const said = amounts.filter((field) => column[field] !== undefined);
    // An amount that is not a number says nothing, other than one that is not there.
    return (
      said.length > 0 &&
      said.every((field) => {
        const figure = readFigure(cellOf(at, field), sign);
        return figure.ok && !figure.value;
      })
    );
  }

  /** Returns the readable part of a row, for staff to complete. */
  function draftOf(at: number, sure: boolean): ShareTexts {
    const close = (field: 'previous' | 'current') => {
      const figure = readClose(cellOf(at, field), sign);
      return sure && figure.ok && figure.value !== null ? trimmed(cellOf(at, field)) : '';
    };
    const symbol = readSymbol(cellOf(at, 'symbol'));
    return {
      symbol: symbol.ok ? symbol.symbol : '',
      previous: close('previous'),
      current: close('current'),
    };
  }

  function refuse(
    at: number,
    why: string,
    { field, cut = false, fix }: Unread = {},
  ): UnreadableRow {
    const wrong = field === undefined ? undefined : column[field];
    const needed = [column.symbol, column.previous, column.current];
    const telling = cut || needed.includes(undefined);
    const places = [...cellsOf(at).keys()].filter(
      (place) =>
        trimmed(cellsOf(at)[place] ?? '') !== '' &&
        (telling || place === wrong || needed.includes(place)),
    );
    return {
      row: at + 1,
      cells: places.map((place) => trimmed(cellsOf(at)[place] ?? '')),
      wrong: wrong !== undefined && places.includes(wrong) ? places.indexOf(wrong) : null,
      why,
      fix: fix ?? draftOf(at, !cut),
      traded: cut || !isUntraded(at),
    };
  }

  /** Says what a row is that holds no data: outside of the table, or its heads, or a title. */
  function layoutOf(at: number): LeftOutReason | null {
    const row = cellsOf(at);
    const own = row.slice(table.from, table.to + 1);
    if (isBlankRow(row)) return 'blank';
    if (at < (table.heads[0] ?? 0)) {
      const isData = row.filter(hasDigit).length >= 2 && row.some((cell) => /^[a-z]/i.test(cell));
      return isData ? 'otherTable' : 'title';
    }
    if (at > table.last) return 'otherTable';
    if (table.heads.some((head) => at >= head && at < head + table.headHeight)) return 'heads';
    if (isBlankRow(own)) return table.from > 0 || own.length < row.length ? 'otherTable' : 'blank';
    const filled = own.filter((cell) => !isBlankCell(cell));
    const digits = filled.some(hasDigit);
    const exactly = sheet.shape === 'exactly';
    const alone = filled.length === 1 && !exactly;
    if (alone && (!digits || /\s/.test(trimmed(filled[0] ?? '')))) return 'title';
    const noSymbol = isBlankCell(own[(column.symbol ?? table.from) - table.from]);
    return !digits && (noSymbol || exactly) ? 'title' : null;
  }

  /** Says why the cells of a row may not stand under their own heads; null where they do. */
  function misaligned(at: number): string | null {
    const row = cellsOf(at);
    if (sheet.shape === 'free' || table.heads.length === 0) return null;
    if (sheet.shape === 'exactly') {
      return row.length === headCount ? null : unreadable.otherCellCount(row.length, headCount);
    }
    const { length } = cellsOf(table.heads[0] ?? 0);
    return isBlankRow(row.slice(length)) ? null : unreadable.tooManyCells(row.length, length);
  }

  /** Reads a row as far as it can be read without the others: as staff typed it, where they did. */
  function read(at: number): Outcome<Parsed> {
    const fix = fixes.get(at + 1);
    const [symbolCell, ...closes] = (['symbol', 'previous', 'current'] as const).map(
      (field) => fix?.[field] ?? cellOf(at, field),
    );
    const [previous, current] = closes.map((cell) => readClose(cell, fix ? 'point' : sign));
    const symbol = readSymbol(symbolCell ?? '');
    if (previous === undefined || current === undefined) return leave(at, 'blank');
    const no = (why: string, field: Field) => refuse(at, why, fix ? { fix } : { field });
    if (fix === undefined) {
      const layout = layoutOf(at);
      if (layout !== null) return leave(at, layout);
      const both = previous.ok && current.ok && Boolean(previous.value && current.value);
      const cut = misaligned(at);
      const first = cellsOf(at)
        .slice(table.from)
        .find((cell) => !isBlankCell(cell));
      const name = isBlankCell(symbolCell) ? first : symbolCell;
      const isShare = mayBeShareTotal(symbolCell ?? '') && both && cut === null;
      if (isTotal(name ?? '') && !isShare) return leave(at, 'total');
      if (cut !== null) return refuse(at, cut, { cut: true });
    }
    if (!symbol.ok) return no(symbol.why, 'symbol');
    if (fix === undefined && isFund(symbol.symbol, funds)) return leave(at, 'fund');
    if (!previous.ok) return no(previous.why, 'previous');
    if (!current.ok) return no(current.why, 'current');
    if (!previous.value || !current.value) {
      const missing = previous.value ? 'current' : 'previous';
      const { neither, noPrevious, noCurrent } = leftOutDetails;
      if (fix !== undefined || amounts.some((field) => amountOf(at, field))) {
        return no(unreadable.missing(closeNames[missing]), missing);
      }
      const detail = previous.value ? noCurrent : current.value ? noPrevious : neither;
      return leave(at, 'noCloses', detail);
    }
    return {
      row: at + 1,
      symbol: symbol.symbol,
      previous: previous.value,
      current: current.value,
      trades: fix ? null : amountOf(at, 'trades'),
      volume: amountOf(at, 'volume'),
      value: amountOf(at, 'value'),
      day: fix ? null : dayOf(cellOf(at, 'date')),
      corrected: fix !== undefined,
    };
  }

  /** Says what becomes of a row that is listed once, on a list of `day`. */
  function settle(row: Parsed, day: string | null): Outcome {
    const at = row.row - 1;
    const own = row.day;
    if (day !== null && own !== null && own > day) {
      return refuse(at, unreadable.laterDay(own, day), { field: 'date' });
    }
    if (day !== null && own !== null && own < day) {
      return leave(at, 'noTrade', leftOutDetails.lastTraded(own));
    }
    if (!row.corrected && isUntraded(at)) return leave(at, 'noTrade');
    return row.previous === row.current ? leave(at, 'unchanged') : row;
  }

  return { read, settle, refuse };
}
