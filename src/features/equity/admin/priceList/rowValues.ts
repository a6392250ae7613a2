import { findFirstDay, parseWholeDay } from '@/figures/admin/daysInText';
import { parseUsableNumber } from '@/lib/numbers';
import { getCellText } from '@/lib/table/columns';
import type { createNumberStyle } from '@/lib/table/numberStyle';
import type { PriceTable } from './columns';
import { type ListField, neededFields } from './listFields';

export type NumberStyle = ReturnType<typeof createNumberStyle>;
export type PriceRow = PriceTable['rows'][number];

/** The values of a row of a price list. An unreadable value is null or empty. */
export interface RowValues {
  /** The row number in the spreadsheet. The first row is 1. */
  row: number;
  /** The symbol as written in the list. If the row has no symbol, the first text in the row. */
  name: string;
  /** The texts of the symbol, the closes and the other used cells, joined with spaces. */
  text: string;
  /**
   * The symbol in capitals, without the flags of the Exchange: 'Accesscorp [MRF]' becomes
   * 'ACCESSCORP'.
   */
  symbol: string;
  /** The closing prices. A missing close is 0, and an unreadable close is null. */
  previous: number | null;
  current: number | null;
  /**
   * The value traded in naira, and the number of shares traded. Null if the list has no such
   * column.
   */
  value: number | null;
  volume: number | null;
  /** True if the number of trades, the volume or the value is above 0. */
  hasAmount: boolean;
  /** False if all amounts are 0. An amount that cannot be read counts as a trade. */
  traded: boolean;
  /** True if at least one amount is 0 and no amount is above 0. */
  untraded: boolean;
  /** The date of the last trade as 'YYYY-MM-DD'. Null if the list has no date. */
  day: string | null;
}

const amountFields = ['trades', 'volume', 'value'] as const;

/**
 * Matches the text of a missing close, such as '-' or 'n/a'. Accounting formats write a currency
 * before or after the dash.
 */
const MISSING_CLOSE =
  /^(|(N|NGN|=N=|\u20a6)?\s*[-\u2010-\u2015\u2212]+\s*(N|NGN|=N=|\u20a6|naira)?|n\/?a|nil|susp(\.|ended)?)$/i;

/** Matches the flags that the Exchange adds in brackets after a symbol, such as '[MRF]'. */
const SYMBOL_FLAGS = /\s*[[(][A-Z,/; ]*[\])]/gi;

/** Parses a close or an amount. A missing number is 0. A text that is not a price is null. */
function readPrice(cell: string, numbers: NumberStyle): number | null {
  if (MISSING_CLOSE.test(cell)) return 0;
  const plain = numbers.toInput(cell);
  return plain === null || plain.includes('%') ? null : parseUsableNumber(plain, { kind: 'price' });
}

/**
 * Reads the values of a row. If a number may have been split into two cells, all numbers of the row
 * are unreadable.
 */
export function readRowValues(
  { row, cells, texts, cut }: PriceRow,
  { columnOf }: Pick<PriceTable, 'columnOf'>,
  numbers: NumberStyle,
): RowValues {
  const readField = (field: ListField) =>
    columnOf[field] >= 0 && cut === null ? readPrice(texts[field], numbers) : null;
  const filled = cells.map(getCellText).filter(Boolean);
  const used = cut === null ? neededFields.map((field) => texts[field]).filter(Boolean) : filled;
  const amounts = amountFields.filter((field) => columnOf[field] >= 0).map(readField);
  const hasAmount = amounts.some(Boolean);
  return {
    row,
    name: texts.symbol || filled[0] || '',
    text: used.join(' '),
    symbol: texts.symbol.replace(SYMBOL_FLAGS, '').toUpperCase(),
    previous: readField('previous'),
    current: readField('current'),
    value: readField('value'),
    volume: readField('volume'),
    hasAmount,
    traded: amounts.length === 0 || amounts.some((amount) => amount !== 0),
    untraded: !hasAmount && amounts.includes(0),
    day: parseWholeDay(texts.date) ?? findFirstDay(texts.date),
  };
}
