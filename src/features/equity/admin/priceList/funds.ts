import { readSymbol } from './symbols';

/*
 * The symbols of bonds and funds that staff leave out. They are kept in this browser; where local
 * storage is off or full, those that are known from the start stay.
 */
const KEY = 'priceList:funds';

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

/** The symbols in a text, parted by commas, spaces or lines; what is none is left out. */
export function symbolsIn(text: string): string[] {
  const symbols = text.split(/[\s,;]+/).map(readSymbol);
  return [...new Set(symbols.flatMap((read) => (read.ok ? [read.symbol] : [])))].sort();
}

export function rememberFunds(symbols: readonly string[]): void {
  try {
    localStorage.setItem(KEY, symbols.join(' '));
  } catch {
    // Storage is off or full: the list is as it was at the next visit.
  }
}

export function recallFunds(): readonly string[] {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? knownFunds : symbolsIn(kept);
  } catch {
    return knownFunds;
  }
}
