import { MAX_SYMBOL } from '@/figures/limits';
import { shortened } from '@/lib/difference';
import { keysOf } from '@/lib/records';
import { textOfCell } from '@/lib/table/columns';
import { NOT_CALCULATED } from '@/lib/table/messages';
import type { PriceTable } from './columns';
import { unreadable } from './messages';
import type { NumberStyle, PriceRow, RowValues } from './rowValues';
import { leftOut, READ, unreadableRow, type Verdict } from './verdict';

const isSymbol = (text: string) =>
  /^(?=.*[A-Z])[A-Z\d][A-Z\d.&/'-]*$/.test(text) && text.length <= MAX_SYMBOL;

/** Exchange-traded funds and an infrastructure fund on the Lagos exchange. */
const FUND =
  /^(GREENWETF|LOTUSHAL15|MERGROWTH|MERVALUE|NEWGOLD|NIDF|SIAMLETF40|STANBICETF30|VETBANK|VETGOODS|VETGRIF30|VETINDETF|VSPBONDETF)$/;
/** Federal government bonds: `FGS202873`, `FGSUK2031S4`, `FG162037S2`. */
const GOVERNMENT_BOND = /^FG(S|B|SUK)?\d{4,}/;
/** A summary row. `TOTAL` alone is also the symbol of a share. */
const TOTAL = /^(grand|sub|market|overall)?[\s-]*totals?[\s:]*$|^(average|sum)[\s:]*$/i;

/** Returns the verdict on a row from its symbol and closes. */
function judgeShare({ texts }: PriceRow, values: RowValues, numbers: NumberStyle): Verdict {
  const { symbol, previous, current, hasAmount } = values;
  if (symbol === '') return unreadableRow(unreadable.noSymbol);
  if (!isSymbol(symbol)) return unreadableRow(unreadable.invalidSymbol(symbol));
  if (FUND.test(symbol) || GOVERNMENT_BOND.test(symbol)) return leftOut('fund');
  const closes = { previous, current };
  const noPrice = keysOf(closes).find((close) => closes[close] === null);
  if (noPrice !== undefined) {
    const text = texts[noPrice];
    const why = numbers.isEither(text) ? 'eitherNumber' : 'noPrice';
    return unreadableRow(unreadable[why](shortened(text)));
  }
  if (previous && current) return READ;
  return hasAmount ? unreadableRow(unreadable.missing) : leftOut('noCloses');
}

/** Returns the verdict on a row without comparing it with other rows. */
export function judgeRow(
  line: PriceRow,
  values: RowValues,
  shape: PriceTable['shape'],
  numbers: NumberStyle,
): Verdict {
  const { cells, texts, isEmpty, isOutside, cut } = line;
  const { name, previous, current } = values;
  const filled = cells.map(textOfCell).filter(Boolean);
  const cellsWithDigits = filled.filter((cell) => /\d/.test(cell)).length;
  // If cells are separated by spaces, it is uncertain which cell belongs to which heading.
  const isLoose = shape === 'exactly';
  const isTotal = TOTAL.test(name);
  const isShareTotal = /^total$/i.test(name) && previous && current;
  if (isEmpty) return leftOut('layout');
  if (isOutside) return leftOut(cellsWithDigits >= 2 ? 'otherTable' : 'layout');
  if (Object.values(texts).includes(NOT_CALCULATED) && !isTotal)
    return unreadableRow(unreadable.notCalculated);
  if (cellsWithDigits === 0 && (isLoose || texts.symbol === '')) return leftOut('layout');
  if (filled.length === 1 && !isLoose) return leftOut('layout');
  if (isTotal && !isShareTotal) return leftOut('total');
  if (cut !== null) return unreadableRow(unreadable[cut]);
  return judgeShare(line, values, numbers);
}
