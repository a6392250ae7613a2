import { findFirstDay, parseWholeDay } from '@/figures/admin/daysInText';
import { parseUsableNumber } from '@/lib/numbers';
import { getCellText } from '@/lib/table/columns';
import type { createNumberStyle } from '@/lib/table/numberStyle';
import type { PriceTable } from './columns';
import { type ListField, neededFields } from './listFields';

export type NumberStyle = ReturnType<typeof createNumberStyle>;
export type PriceRow = PriceTable['rows'][number];

/** The values of a row of a price list, as far as they can be read. */
export interface RowValues {
  /** The row number in a spreadsheet, from 1. */
  row: number;
  /** The symbol as written, or the first text of a row without a symbol. */
  name: string;
  /** The texts of the cells that are used, joined by spaces. */
  text: string;
  /**
   * The symbol in capitals, without the exchange's flags: `Accesscorp [MRF]` becomes ACCESSCORP.
   */
  symbol: string;
  /** The closes. A close is 0 if it is missing, and null if it cannot be read. */
  previous: number | null;
  current: number | null;
  /** The value traded in naira and the number of shares traded; null if the list has none. */
  value: number | null;
  volume: number | null;
  /** True if at least one amount is above 0. */
  hasAmount: boolean;
  /** False if all amounts are 0. An unreadable amount counts as a trade. */
  traded: boolean;
  /** True if at least one amount is 0 and none is above 0. */
  untraded: boolean;
  /** The date of the last trade as YYYY-MM-DD; null if the list has none. */
  day: string | null;
}

const amountFields = ['trades', 'volume', 'value'] as const;

/** A missing close. Accounting formats write a currency before or after the dash. */
const MISSING_CLOSE =
  /^(|(N|NGN|=N=|\u20a6)?\s*[-\u2010-\u2015\u2212]+\s*(N|NGN|=N=|\u20a6|naira)?|n\/?a|nil|susp(\.|ended)?)$/i;

/** The flags that the exchange adds in brackets after a symbol. */
const SYMBOL_FLAGS = /\s*[[(][A-Z,/; ]*[\])]/gi;

/**
 * Returns a close or an amount. Returns 0 if it is missing, and null for a text that is not a
 * price.
 */
function readPrice(cell: string, numbers: NumberStyle): number | null {
  if (MISSING_CLOSE.test(cell)) return 0;
  const plain = numbers.toInput(cell);
  return plain === null || plain.includes('%') ? null : parseUsableNumber(plain, { kind: 'price' });
}

/**
 * Reads the values of a row. Returns no numbers for a row whose cells may be split in the wrong
 * places.
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
