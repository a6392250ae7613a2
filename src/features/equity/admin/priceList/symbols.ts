import { MAX_SYMBOL } from '@/figures/limits';
import { MERGED, trimmed } from '@/lib/table/grid';
import { unreadable } from './messages';

/** The flags that the exchange sets in brackets behind a symbol; they are no part of it. */
const FLAGS = new Set([
  'BLS',
  'MRF',
  'DWL',
  'DIP',
  'AWR',
  'RST',
  'BMF',
  'BAA',
  'BRS',
  'MRS',
  'BMB',
]);
const BRACKETS = /[[(]([^[(\])]*)[\])]/g;
const SYMBOL = /^[A-Z\d][A-Z\d.&/'-]*$/;
/** A row that sums others up; `TOTAL` alone is also the symbol of a share. */
const TOTAL = /^(grand|sub|market|overall)?[\s-]*totals?[\s:]*$|^(average|sum)[\s:]*$/i;

export type SymbolText = { ok: true; symbol: string } | { ok: false; why: string };

/** Returns a symbol in capitals without the exchange's flags: `Accesscorp [MRF]` is ACCESSCORP. */
export function readSymbol(cell: string): SymbolText {
  const text = trimmed(cell);
  if (text === '') return { ok: false, why: unreadable.noSymbol };
  if (text === MERGED) return { ok: false, why: unreadable.merged };
  for (const [bracket = '', inside = ''] of text.matchAll(BRACKETS)) {
    const flags = inside
      .toUpperCase()
      .split(/[\s,/;]+/)
      .filter(Boolean);
    if (flags.some((flag) => !FLAGS.has(flag))) {
      return { ok: false, why: unreadable.unknownFlag(bracket) };
    }
  }
  const symbol = trimmed(text.replace(BRACKETS, '')).toUpperCase();
  if (symbol === '') return { ok: false, why: unreadable.noSymbol };
  if (/^[\d.,\s-]+$/.test(symbol)) return { ok: false, why: unreadable.numberForSymbol(text) };
  if (/\s/.test(symbol)) return { ok: false, why: unreadable.nameForSymbol(text) };
  if (!SYMBOL.test(symbol)) return { ok: false, why: unreadable.noSymbolAtAll(text) };
  if (symbol.length > MAX_SYMBOL) return { ok: false, why: unreadable.symbolTooLong(text) };
  return { ok: true, symbol };
}

export function isTotal(cell: string): boolean {
  return TOTAL.test(trimmed(cell));
}

/** Returns whether the row is named as the share of that name is, which trades on the exchange. */
export function mayBeShareTotal(cell: string): boolean {
  return /^total$/i.test(trimmed(cell));
}

/** Bonds of the federal government: `FGS202873`, `FGSUK2031S4`, `FG162037S2`. */
const GOVERNMENT_BOND = /^FG(S|B|SUK)?\d{4,}/;

/** Returns whether a symbol is a bond or a fund, by the exchange's way to name bonds and by staff's list. */
export function isFund(symbol: string, funds: ReadonlySet<string>): boolean {
  return funds.has(symbol) || GOVERNMENT_BOND.test(symbol);
}
