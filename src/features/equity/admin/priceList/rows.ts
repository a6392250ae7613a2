import type { ShareTexts } from '@/figures/admin/stockDraft';
import { isBlankRow, type Sheet, textOfCell, trimmed } from '@/lib/table/grid';
import { type DecimalSign, readClose, readDay, readFigure, readSymbol } from './cells';
import type { Table } from './columns';
import {
  type ListField,
  leftOutDetails,
  type LeftOutReason,
  neededFields,
  unreadable,
} from './messages';

/** A share with both closes, traded and changed. */
export interface ShareRow {
  /** Row of the input, from 1. */
  row: number;
  symbol: string;
  previous: number;
  current: number;
  /** Naira and shares traded, where the list says so. */
  value: number | null;
  volume: number | null;
  /** Typed by staff in the place of what stood there. */
  corrected: boolean;
}

export interface LeftOutRow {
  row: number;
  /** The text in the symbol's column, or the first text of the row. */
  name: string;
  /** 'layout' for heads, titles and blanks, which say nothing of a share and are not counted. */
  reason: LeftOutReason | 'layout';
  /** A detail of the reason, such as the day of the last trade. */
  detail: string;
}

export interface UnreadableRow {
  row: number;
  /** The cells of the used columns; of all columns where it is not sure which is which. */
  cells: readonly { text: string; isWrong: boolean }[];
  why: string;
  /** The readable part, for staff to complete. */
  fix: ShareTexts;
  /** False where the list says that nothing of it was traded. */
  traded: boolean;
}

/** A row with a symbol and both closes, before it is compared with the others. */
export interface Parsed extends ShareRow {
  day: string | null;
}

export type RowOutcome<Read = ShareRow> = Read | LeftOutRow | UnreadableRow;

export interface Given {
  sheet: Sheet;
  table: Table;
  column: Partial<Record<ListField, number>>;
  sign: DecimalSign;
  /** The texts that staff typed in place of rows, by row number. */
  fixes: ReadonlyMap<number, ShareTexts>;
  /** Symbols of bonds and funds. */
  funds: ReadonlySet<string>;
}

const amounts = ['trades', 'volume', 'value'] as const;
const closeNames = { previous: 'The previous close', current: 'The close' } as const;
/** A row that sums others up; `TOTAL` alone is also the symbol of a share. */
const TOTAL = /^(grand|sub|market|overall)?[\s-]*totals?[\s:]*$|^(average|sum)[\s:]*$/i;
/** Bonds of the federal government: `FGS202873`, `FGSUK2031S4`, `FG162037S2`. */
const GOVERNMENT_BOND = /^FG(S|B|SUK)?\d{4,}/;

/** Reads the rows of a table one by one; `at` is a row's index in the sheet. */
export function rowReader({ sheet, table, column, sign, fixes, funds }: Given) {
  const cellsOf = (at: number) => sheet.rows[at] ?? [];
  const cellOf = (at: number, field: ListField) => cellsOf(at)[column[field] ?? -1] ?? '';
  const heads = new Set(table.heads);
  // Most rows have the same text of their day.
  const days = new Map<string, string | null>();
  const width = cellsOf(table.heads[0] ?? -1).length;

  function dayOf(text: string): string | null {
    const day = days.get(text) ?? readDay(text);
    days.set(text, day);
    return day;
  }

  /** Returns the text in the symbol's column, or else the first of the row. */
  function nameOf(at: number): string {
    const texts = [cellOf(at, 'symbol'), ...cellsOf(at)].map(textOfCell);
    return texts.find((text) => text !== '') ?? '';
  }

  const leave = (at: number, reason: LeftOutRow['reason'], detail = ''): LeftOutRow => ({
    ...{ row: at + 1, name: nameOf(at), reason, detail },
  });

  /** Returns trades, volume or value; null where the list does not say. */
  function amountOf(at: number, field: (typeof amounts)[number]): number | null {
    const figure = readFigure(cellOf(at, field), sign);
    return figure.ok ? figure.value : null;
  }

  /** Returns whether the list has columns for what was traded, and all of them say that nothing was. */
  function isUntraded(at: number): boolean {
    const figures = amounts
      .filter((field) => column[field] !== undefined)
      .map((field) => readFigure(cellOf(at, field), sign));
    // An amount that is not a number says nothing, other than one that is not there.
    return figures.length > 0 && figures.every((figure) => figure.ok && !figure.value);
  }

  /** Returns the readable part of a row, for staff to complete: without closes that may be shifted. */
  function draftOf(at: number, isShifted: boolean): ShareTexts {
    const close = (field: 'previous' | 'current') => {
      const figure = readClose(cellOf(at, field), sign);
      return !isShifted && figure.ok && figure.value !== null ? trimmed(cellOf(at, field)) : '';
    };
    const symbol = readSymbol(cellOf(at, 'symbol'));
    const closes = { previous: close('previous'), current: close('current') };
    return { symbol: symbol.ok ? symbol.value : '', ...closes };
  }

  /** Refuses a row: for one field, since its cells may be 'shifted', or for the texts that staff typed. */
  function refuse(
    at: number,
    why: string,
    fault?: ListField | 'shifted',
    typed?: ShareTexts,
  ): UnreadableRow {
    const isShifted = fault === 'shifted';
    const wrong = fault === undefined || isShifted ? undefined : column[fault];
    const needed = neededFields.map((each) => column[each]);
    const all = isShifted || needed.includes(undefined);
    const cells = cellsOf(at).map((cell, place) => {
      const isTelling = all || place === wrong || needed.includes(place);
      return { text: isTelling ? trimmed(cell) : '', isWrong: place === wrong };
    });
    return {
      row: at + 1,
      cells: cells.filter(({ text }) => text !== ''),
      why,
      fix: typed ?? draftOf(at, isShifted),
      traded: isShifted || !isUntraded(at),
    };
  }

  /** Says why a row holds no share: it is outside of the table, its heads, a title or blank. */
  function layoutOf(at: number): 'layout' | 'otherTable' | null {
    const row = cellsOf(at);
    const digits = row.filter((cell) => /\d/.test(cell)).length;
    if (isBlankRow(row) || heads.has(at)) return 'layout';
    if (at < (table.heads[0] ?? 0) || at > table.last) return digits >= 2 ? 'otherTable' : 'layout';
    // Of a text with spaces it is not sure what stands under which head.
    if (sheet.shape === 'exactly') return digits === 0 ? 'layout' : null;
    const isAlone = row.filter((cell) => textOfCell(cell) !== '').length === 1;
    return isAlone || (digits === 0 && textOfCell(cellOf(at, 'symbol')) === '') ? 'layout' : null;
  }

  /** Says why the cells of a row may not stand under their own heads; null where they do. */
  function misaligned(at: number): string | null {
    const row = cellsOf(at);
    if (sheet.shape === 'free' || table.heads.length === 0) return null;
    if (sheet.shape === 'exactly') {
      return row.length === width ? null : unreadable.otherCellCount(row.length, width);
    }
    return isBlankRow(row.slice(width)) ? null : unreadable.tooManyCells(row.length, width);
  }

  /** Reads a row as far as it can be read without the others: as staff typed it, where they did. */
  function read(at: number): RowOutcome<Parsed> {
    const fix = fixes.get(at + 1);
    const isTyped = fix !== undefined;
    const textOf = (field: keyof ShareTexts) => fix?.[field] ?? cellOf(at, field);
    const symbol = readSymbol(textOf('symbol'));
    const previous = readClose(textOf('previous'), isTyped ? 'point' : sign);
    const current = readClose(textOf('current'), isTyped ? 'point' : sign);
    const no = (why: string, field: ListField) => refuse(at, why, isTyped ? undefined : field, fix);
    if (!isTyped) {
      const layout = layoutOf(at);
      if (layout !== null) return leave(at, layout);
      const cut = misaligned(at);
      const hasCloses = previous.ok && current.ok && Boolean(previous.value && current.value);
      const isShare = cut === null && hasCloses && /^total$/i.test(nameOf(at));
      if (TOTAL.test(nameOf(at)) && !isShare) return leave(at, 'total');
      if (cut !== null) return refuse(at, cut, 'shifted');
    }
    if (!symbol.ok) return no(symbol.why, 'symbol');
    if (!isTyped && (funds.has(symbol.value) || GOVERNMENT_BOND.test(symbol.value))) {
      return leave(at, 'fund');
    }
    if (!previous.ok) return no(previous.why, 'previous');
    if (!current.ok) return no(current.why, 'current');
    if (!previous.value || !current.value) {
      const missing = previous.value ? 'current' : 'previous';
      if (isTyped || amounts.some((field) => amountOf(at, field))) {
        return no(unreadable.missing(closeNames[missing]), missing);
      }
      const isNeither = !previous.value && !current.value;
      return leave(at, 'noCloses', leftOutDetails[isNeither ? 'neither' : missing]);
    }
    return {
      row: at + 1,
      symbol: symbol.value,
      previous: previous.value,
      current: current.value,
      volume: amountOf(at, 'volume'),
      value: amountOf(at, 'value'),
      day: isTyped ? null : dayOf(cellOf(at, 'date')),
      corrected: isTyped,
    };
  }

  /** Says what becomes of a row that is listed once, on a list of `day`. */
  function settle(row: Parsed, day: string | null): RowOutcome {
    const at = row.row - 1;
    if (day !== null && row.day !== null && row.day !== day) {
      return row.day > day
        ? refuse(at, unreadable.laterDay(row.day, day), 'date')
        : leave(at, 'noTrade', leftOutDetails.lastTraded(row.day));
    }
    if (!row.corrected && isUntraded(at)) return leave(at, 'noTrade');
    return row.previous === row.current ? leave(at, 'unchanged') : row;
  }

  return { read, settle, refuse };
}
