import * as v from 'valibot';
import {
  calculatePercentChange,
  formatPriceChange,
  isBeyondDailyLimit,
  calculatePercentMove,
} from '@/lib/change';
import { formatPrice } from '@/lib/format';
import {
  FIGURE_LIMITS,
  NOT_A_NUMBER_MESSAGE,
  findNumberError,
  formatNumberText,
  parseUsableNumber,
} from '@/lib/numbers';
import { toPlainWord, findTextError } from '@/lib/plainText';
import { listKeys, mapKeys } from '@/lib/records';
import { findRepeatedTexts } from '@/lib/repeated';
import { formatConfirmLabel, type ConfirmQuestion } from '@/lib/sanityCheck';
import { toSettledText, type FigureField, type ReplacedTexts } from '@/lib/zeros';
import { parseStockList, type Stock, type StockKind, type StocksDocument } from '../stocks';
import { MAX_SYMBOL_LENGTH, STOCK_ROWS } from '@/figures/limits';
import { equityStaffMessages } from './stockMessages';
import { stockLists } from '../registry';

export const shareTexts = v.object({
  symbol: v.string(),
  previous: v.string(),
  current: v.string(),
});
export type ShareTexts = v.InferOutput<typeof shareTexts>;

export const stockDraft = v.array(
  v.object({
    ...shareTexts.entries,
    /** Identifies the row while staff edit or move it. It is never stored. */
    id: v.string(),
    /** The id under which the share is stored. Empty for a new share. */
    stockId: v.string(),
  }),
);
export type RowDraft = v.InferOutput<typeof stockDraft>[number];

export const closeLabels = { previous: 'Previous Close', current: 'Current Close' } as const;
type CloseName = keyof typeof closeLabels;
const closeNames = listKeys(closeLabels);
export const SYMBOL_LABEL = 'Stock Symbol';
const CLOSE_INPUT = { kind: 'price', cents: true } as const;

const blankRow = { stockId: '', symbol: '', previous: '', current: '' };

function toRow(stock: Stock | undefined, index: number): RowDraft {
  const id = `row-${index}`;
  if (stock === undefined) return { id, ...blankRow };
  return {
    id,
    stockId: stock.id,
    symbol: stock.symbol,
    previous: formatNumberText(stock.previousDayClose),
    current: formatNumberText(stock.currentDayClose),
  };
}

/** Returns five rows: the stored shares, followed by empty rows. */
export function toStockDraft(kind: StockKind, stored: unknown): RowDraft[] {
  const stocks = parseStockList(kind, stored)?.stocks ?? [];
  return Array.from({ length: STOCK_ROWS }, (_, index) => toRow(stocks[index], index));
}

/** Returns the two closes as numbers. A missing close is 0. */
export function parseCloses(row: RowDraft): [previous: number, current: number] {
  return [
    parseUsableNumber(row.previous, CLOSE_INPUT) ?? 0,
    parseUsableNumber(row.current, CLOSE_INPUT) ?? 0,
  ];
}

export function computeRowChange(row: RowDraft): number {
  return calculatePercentChange(...parseCloses(row));
}

/** Formats the change of a share, such as '+9.98%' or '-N0.06'. */
export function formatRowChange(row: RowDraft): string {
  return formatPriceChange(...parseCloses(row));
}

/** Returns whether a row can be saved. It needs a symbol, and both closes must be above 0. */
export function isComplete(row: RowDraft): boolean {
  return toPlainWord(row.symbol) !== '' && parseCloses(row).every((close) => close > 0);
}

/** Returns whether the change between the two closes exceeds the daily limit. */
export function isOutOfRange(row: RowDraft): boolean {
  const [previous, current] = parseCloses(row);
  return current > 0 && isBeyondDailyLimit(previous, current);
}

/** Returns whether a row has some input but cannot be saved. */
function isPartial(row: RowDraft): boolean {
  const begun = toPlainWord(row.symbol) !== '' || parseCloses(row).some((close) => close > 0);
  return begun && !isComplete(row);
}

export function findMissingFields(row: RowDraft): {
  symbol: boolean;
  previous: boolean;
  current: boolean;
} {
  const [previous, current] = parseCloses(row);
  const partial = isPartial(row);
  return {
    symbol: partial && toPlainWord(row.symbol) === '',
    previous: partial && previous === 0,
    current: partial && current === 0,
  };
}

function describeMissingFields(row: RowDraft): string {
  const missing = findMissingFields(row);
  const closes = closeNames.filter((close) => missing[close]).map((close) => `a ${close} close`);
  const parts = closes.length === 2 ? ['both closes'] : closes;
  return [...(missing.symbol ? ['a symbol'] : []), ...parts].join(' and ');
}

/**
 * Returns the error message that prevents a save. Returns null if the row is valid. A close that is
 * not a number is no error here, because it becomes 0 when its field loses the focus.
 */
function findRowError(row: RowDraft): string | null {
  const wrong = findTextError(row.symbol, MAX_SYMBOL_LENGTH);
  if (wrong !== null) return `${SYMBOL_LABEL}: ${wrong}.`;
  for (const close of closeNames) {
    const error = findNumberError(row[close], CLOSE_INPUT);
    if (error !== null && error !== NOT_A_NUMBER_MESSAGE) return `${closeLabels[close]}: ${error}.`;
  }
  return null;
}

function formatRowName(row: RowDraft, index: number): string {
  const symbol = toPlainWord(row.symbol);
  return symbol === '' ? `Row ${index + 1}` : `Row ${index + 1} (${symbol})`;
}

export function listStockWarnings(rows: readonly RowDraft[]): string[] {
  return rows.flatMap((row, index) => {
    const name = formatRowName(row, index);
    const error = findRowError(row);
    if (error !== null) return [`${name}, ${error}`];
    return isPartial(row) ? [equityStaffMessages.leftOut(name, describeMissingFields(row))] : [];
  });
}

/**
 * Returns a question if a row looks wrong. The question contains the figures of the row, so new
 * figures need a new answer.
 */
function listRowQuestions(kind: StockKind, row: RowDraft, name: string): ConfirmQuestion[] {
  if (!isComplete(row)) return [];
  const change = calculatePercentMove(...parseCloses(row));
  const isWrongWay = kind === 'gainers' ? change < 0 : change > 0;
  const [from, to] = parseCloses(row).map(formatPrice);
  const text = formatRowChange(row);
  const label = formatConfirmLabel(`${toPlainWord(row.symbol)} from ${from} to ${to}, ${text},`);
  const reasons = [
    isWrongWay && equityStaffMessages[kind].wrongDirection(name, text),
    isOutOfRange(row) && equityStaffMessages.rowBeyondLimit(name, text),
  ].filter((reason) => reason !== false);
  return reasons.length === 0 ? [] : [{ label, reason: reasons.join(' ') }];
}

export function listStockQuestions(kind: StockKind, rows: readonly RowDraft[]): ConfirmQuestion[] {
  const symbols = rows.filter(isComplete).map((row) => toPlainWord(row.symbol).toUpperCase());
  const aboutRows = rows.flatMap((row, index) =>
    listRowQuestions(kind, row, formatRowName(row, index)),
  );
  const byLabel = new Map(aboutRows.map((question) => [question.label, question]));
  return [
    ...byLabel.values(),
    ...findRepeatedTexts(symbols).map((symbol) => ({
      label: formatConfirmLabel(`${symbol} twice among ${kind}`),
      reason: equityStaffMessages.listedTwice(symbol),
    })),
  ];
}

export function listStockFigures(rows: readonly RowDraft[]): FigureField[] {
  return rows.flatMap((row) =>
    closeNames.map((close) => ({ field: `${row.id} ${close}`, text: row[close] })),
  );
}

/** Replaces each close that is not a number with 0, as a save would store it. */
export function settleStocks(rows: readonly RowDraft[]): RowDraft[] {
  const settleRow = (row: RowDraft) =>
    mapKeys(closeNames, (close) => toSettledText({ text: row[close] }));
  return rows.map((row) => ({ ...row, ...settleRow(row) }));
}

/**
 * The warnings that are shown at a row before a save. `leaves` warns that the save would remove the
 * share from the site. The warnings `previous` and `current` report a close that is not a number.
 */
export type RowWarnings = Record<CloseName | 'leaves', string | undefined>;

export function findRowWarnings(
  row: RowDraft,
  zeros: ReplacedTexts,
  saved: readonly RowDraft[],
): RowWarnings {
  const describeZero = (close: CloseName) => {
    const typed = zeros[`${row.id} ${close}`];
    return typed === undefined
      ? undefined
      : equityStaffMessages.closeIsZero(closeLabels[close], typed);
  };
  const before = saved.find(({ id }) => id === row.id);
  const leaves =
    before !== undefined && isComplete(before) && !isComplete(row)
      ? equityStaffMessages.leavesSite(toPlainWord(before.symbol), describeMissingFields(row))
      : undefined;
  return { ...mapKeys(closeNames, describeZero), leaves };
}

/**
 * Returns the warnings that staff must confirm, because the save would store less than they expect.
 */
export function listStockZeroReasons(
  rows: readonly RowDraft[],
  zeros: ReplacedTexts,
  saved: readonly RowDraft[],
): string[] {
  return rows.flatMap((row, index) => {
    const warnings = Object.values(findRowWarnings(row, zeros, saved));
    const reasons = warnings.filter((warning) => warning !== undefined);
    return reasons.length === 0 ? [] : [`${formatRowName(row, index)}: ${reasons.join(' ')}`];
  });
}

/**
 * Returns an error message about the rows whose change is too large to be stored. One of their
 * closes must be wrong. Returns null if there are no such rows.
 */
export function findTooLargeChanges(rows: readonly RowDraft[]): string | null {
  const named = rows.flatMap((row, index) =>
    isComplete(row) && Math.abs(computeRowChange(row)) > FIGURE_LIMITS.percent.max
      ? [formatRowName(row, index)]
      : [],
  );
  return named.length === 0 ? null : equityStaffMessages.changeTooLarge(named.join(', '));
}

/**
 * Returns the rows as they are after a save. Incomplete rows become blank, because they are not
 * saved. The form therefore still counts them as unsaved.
 */
export function toSavedRows(rows: readonly RowDraft[]): RowDraft[] {
  return rows.map((row) => (isPartial(row) ? { id: row.id, ...blankRow } : row));
}

/**
 * Returns the stored id of each row. The id is undefined if the row needs a new id, because the
 * stored id is a duplicate or firestore.rules would reject it.
 */
function findReusableIds(rows: readonly RowDraft[]): (string | undefined)[] {
  const ids = rows.map(({ stockId }) => stockId);
  return ids.map((id, index) =>
    /^[!-~]{1,100}$/.test(id) && ids.indexOf(id) === index ? id : undefined,
  );
}

/**
 * Returns the document to store, with the complete rows in order and filled up to five entries.
 * Returns null if no row is complete.
 */
export function toStockDocument(
  kind: StockKind,
  rows: readonly RowDraft[],
  now: Date,
): StocksDocument | null {
  const complete = rows.filter(isComplete).slice(0, STOCK_ROWS);
  if (complete.length === 0) return null;
  const storedIds = findReusableIds(complete);
  const { documentId: id, singular } = stockLists[kind];
  const stocks = Array.from({ length: STOCK_ROWS }, (_, index): Stock => {
    const row = complete[index] ?? toRow(undefined, index);
    const [previousDayClose, currentDayClose] = parseCloses(row);
    const made = index < complete.length ? now.getTime() : 'empty';
    return {
      id: storedIds[index] ?? `${singular}_${made}_${index}`,
      symbol: toPlainWord(row.symbol),
      previousDayClose,
      currentDayClose,
      change: computeRowChange(row),
      displayOrder: index,
    };
  });
  return { id, type: kind, stocks, lastUpdated: now.toISOString() };
}
