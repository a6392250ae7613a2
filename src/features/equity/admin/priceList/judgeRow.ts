import { MAX_SYMBOL_LENGTH } from '@/figures/limits';
import { shortenText } from '@/lib/difference';
import { listKeys } from '@/lib/records';
import { getCellText } from '@/lib/table/columns';
import { NOT_CALCULATED } from '@/lib/table/messages';
import type { PriceTable } from './columns';
import { unreadableReasons } from './messages';
import type { NumberStyle, PriceRow, RowValues } from './rowValues';
import {
  createLeftOutVerdict,
  ACCEPTED_VERDICT,
  createUnreadableVerdict,
  type Verdict,
} from './verdict';

const isSymbol = (text: string) =>
  /^(?=.*[A-Z])[A-Z\d][A-Z\d.&/'-]*$/.test(text) && text.length <= MAX_SYMBOL_LENGTH;

/** The symbols of funds that are listed on the Lagos exchange. Funds are not shares. */
const FUND_SYMBOL =
  /^(GREENWETF|LOTUSHAL15|MERGROWTH|MERVALUE|NEWGOLD|NIDF|SIAMLETF40|STANBICETF30|VETBANK|VETGOODS|VETGRIF30|VETINDETF|VSPBONDETF)$/;
/** The symbols of Federal Government bonds, such as 'FGS202873', 'FGSUK2031S4' and 'FG162037S2'. */
const GOVERNMENT_BOND_SYMBOL = /^FG(S|B|SUK)?\d{4,}/;
/**
 * The names of summary rows, such as 'Grand total'. 'TOTAL' alone can also be the symbol of a
 * share.
 */
const TOTAL_NAME = /^(grand|sub|market|overall)?[\s-]*totals?[\s:]*$|^(average|sum)[\s:]*$/i;

/**
 * Returns the verdict on a row that looks like a share. The verdict depends on the symbol and the
 * closes of the row.
 */
function judgeShare({ texts }: PriceRow, values: RowValues, numbers: NumberStyle): Verdict {
  const { symbol, previous, current, hasAmount } = values;
  if (symbol === '') return createUnreadableVerdict(unreadableReasons.noSymbol);
  if (!isSymbol(symbol)) return createUnreadableVerdict(unreadableReasons.invalidSymbol(symbol));
  if (FUND_SYMBOL.test(symbol) || GOVERNMENT_BOND_SYMBOL.test(symbol))
    return createLeftOutVerdict('fund');
  const closes = { previous, current };
  const noPrice = listKeys(closes).find((close) => closes[close] === null);
  if (noPrice !== undefined) {
    const text = texts[noPrice];
    const why = numbers.isEither(text) ? 'eitherNumber' : 'noPrice';
    return createUnreadableVerdict(unreadableReasons[why](shortenText(text)));
  }
  if (previous && current) return ACCEPTED_VERDICT;
  return hasAmount
    ? createUnreadableVerdict(unreadableReasons.missing)
    : createLeftOutVerdict('noCloses');
}

/** Returns the verdict on a single row. Rows are compared with each other later. */
export function judgeRow(
  line: PriceRow,
  values: RowValues,
  shape: PriceTable['shape'],
  numbers: NumberStyle,
): Verdict {
  const { cells, texts, isEmpty, isOutside, cut } = line;
  const { name, previous, current } = values;
  const filled = cells.map(getCellText).filter(Boolean);
  const cellsWithDigits = filled.filter((cell) => /\d/.test(cell)).length;
  // The shape 'exactly' means that only spaces separate the columns of a pasted table. Blank cells
  // are then missing, so a value may be under the wrong heading.
  const isLoose = shape === 'exactly';
  const isTotal = TOTAL_NAME.test(name);
  const isShareTotal = /^total$/i.test(name) && previous && current;
  if (isEmpty) return createLeftOutVerdict('layout');
  if (isOutside) return createLeftOutVerdict(cellsWithDigits >= 2 ? 'otherTable' : 'layout');
  if (Object.values(texts).includes(NOT_CALCULATED) && !isTotal)
    return createUnreadableVerdict(unreadableReasons.notCalculated);
  if (cellsWithDigits === 0 && (isLoose || texts.symbol === ''))
    return createLeftOutVerdict('layout');
  if (filled.length === 1 && !isLoose) return createLeftOutVerdict('layout');
  if (isTotal && !isShareTotal) return createLeftOutVerdict('total');
  if (cut !== null) return createUnreadableVerdict(unreadableReasons[cut]);
  return judgeShare(line, values, numbers);
}
