import { recall, remember } from '@/browser/cache';
import { fieldsOf } from '@/lib/stored';
import type { LearnedHeads } from './columns';
import { readSymbol } from './symbols';
import { type ColumnUse, fields } from './types';

/*
 * What staff decided on one list and want on the next: which symbols are left out, and what heads
 * mean. It is kept for all staff of this browser.
 */
const FUNDS = 'priceList/funds';
const HEADS = 'priceList/heads';

/** Exchange-traded funds and an infrastructure fund of the Lagos exchange. */
const knownFunds: readonly string[] = [
  'GREENWETF',
  'LOTUSHAL15',
  'MERGROWTH',
  'MERVALUE',
  'NEWGOLD',
  'NIDF',
  'SIAMLETF40',
  'STANBICETF30',
  'VETBANK',
  'VETGOODS',
  'VETGRIF30',
  'VETINDETF',
  'VSPBONDETF',
];

/** Returns the symbols in a text, parted by commas, spaces or lines; what is none is left out. */
export function symbolsIn(text: string): string[] {
  const symbols = text.split(/[\s,;]+/).map(readSymbol);
  return [...new Set(symbols.flatMap((read) => (read.ok ? [read.symbol] : [])))].sort();
}

export function rememberFunds(symbols: readonly string[]): void {
  remember(FUNDS, { data: symbols.join(' '), at: new Date().toISOString() });
}

export function recallFunds(): readonly string[] {
  const kept = recall(FUNDS)?.data;
  return typeof kept === 'string' ? symbolsIn(kept) : knownFunds;
}

export function rememberHeads(heads: LearnedHeads): void {
  remember(HEADS, { data: heads, at: new Date().toISOString() });
}

const uses: readonly ColumnUse[] = [...fields, 'none'];

export function recallHeads(): LearnedHeads {
  return Object.fromEntries(
    Object.entries(fieldsOf(recall(HEADS)?.data) ?? {}).flatMap(([head, kept]) =>
      uses.filter((use) => use === kept).map((use) => [head, use] as const),
    ),
  );
}
