import type { ShareTexts } from '@/figures/admin/stockDraft';

/** The fields that the reader takes from columns. */
export const fields = [
  'symbol',
  'previous',
  'current',
  'trades',
  'volume',
  'value',
  'date',
] as const;
export type Field = (typeof fields)[number];
export const neededFields = ['symbol', 'previous', 'current'] as const;
export type ColumnUse = Field | 'none';

/** A table on a sheet: the rows of `heads` and the data below them, in the columns `from` to `to`. */
export interface Table {
  heads: readonly number[];
  /** Rows that one head has, 2 where it is written over two lines. */
  headHeight: 1 | 2;
  from: number;
  to: number;
  /** Index of the last row that belongs to it. */
  last: number;
  /** Data rows below its heads, blank ones included. */
  size: number;
}

export interface Column {
  index: number;
  head: string;
  use: ColumnUse;
}

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

export const leftOutReasons = [
  'noTrade',
  'noCloses',
  'unchanged',
  'fund',
  'total',
  'twice',
  'otherTable',
  'title',
  'heads',
  'blank',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** Reasons that say nothing of a share: they are not counted for staff. */
export const layoutReasons: ReadonlySet<LeftOutReason> = new Set(['title', 'heads', 'blank']);

export interface LeftOutRow {
  row: number;
  /** The text in the symbol's column, or the first text of the row. */
  name: string;
  reason: LeftOutReason;
  /** A detail of the reason, such as the day of the last trade. */
  detail: string;
}

export interface UnreadableRow {
  row: number;
  /** The cells of the used columns; of all columns where it is not sure which is which. */
  cells: readonly string[];
  /** The index in `cells` of the wrong one, or null. */
  wrong: number | null;
  why: string;
  /** The readable part, for staff to complete. */
  fix: ShareTexts;
  /** False where the list says that nothing of it was traded. */
  traded: boolean;
}

/** The rows of a list: each row of the input is in exactly one of the three. */
export interface Reading {
  read: readonly ShareRow[];
  leftOut: readonly LeftOutRow[];
  unreadable: readonly UnreadableRow[];
  columns: readonly Column[];
  tables: readonly Table[];
  /** Index in `tables`; -1 where no heads were found. */
  table: number;
  /** The problems of the list as a whole, each with what to do. */
  problems: readonly string[];
  /** The list's trading day, YYYY-MM-DD. */
  tradeDate: string | null;
}
