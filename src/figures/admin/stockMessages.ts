import { DAILY_LIMIT } from '@/lib/change';
import { loadFailed } from '../messages';
import { stockLists } from '../registry';
import type { StockKind } from '../stocks';

const ofList = (kind: StockKind, wrong: 'falls' | 'rises') => ({
  loadFailed: loadFailed[kind],
  saveFailed: `Failed to save top ${kind}`,
  saved: `Top ${kind} saved successfully!`,
  /** About a row whose change has the wrong direction for the list. */
  wrongDirection: (row: string, change: string) =>
    `${row} is listed as a ${stockLists[kind].singular} but ${wrong} (${change}).`,
});

export const equityStaffMessages = {
  gainers: ofList('gainers', 'falls'),
  losers: ofList('losers', 'rises'),
  /** Staff have to confirm this before a price list with unreadable rows is published. */
  withoutRows: (rows: string) =>
    `Publish without ${rows}, which could not be read and may be among the five`,
  /** About a price list whose closes are those on the site. */
  earlierList: (day: string) =>
    `Its closes are those of ${day}, which are on the site. Is it ${day}'s list, or are its columns swapped?`,
  /** About a price list whose previous closes differ from those on the site. */
  otherCloses: (onSite: string) => `The site has ${onSite}. Check the list.`,
  /** Logged only: symbols are not checked then. */
  symbolsFailed: 'The symbols of the last weeks could not be loaded.',
  /** About symbols that may be mistyped. */
  unknownSymbols: (symbols: string) => `Not in the lists of the last weeks: ${symbols}`,
  bothLists: (symbol: string) => `${symbol} is among the gainers and the losers.`,
  /** About a price list of another day. */
  otherDay: (session: string) => `The figures are for ${session}.`,
  listedTwice: (symbol: string) => `${symbol} is listed more than once.`,
  /** Of a partly filled row; `needs` is what it lacks. */
  leftOut: (row: string, needs: string) =>
    `${row} needs ${needs}. It stays here and is left out of the save.`,
  /** Of a close that is not a number. */
  closeIsZero: (label: string, typed: string) =>
    `${label} '${typed}' is not a number: 0.00 would be stored, and a row without both closes is left out.`,
  /**
   * Before a save that takes a share off the site; `needs` is what its row lacks, '' for an empty
   * row.
   */
  leavesSite: (symbol: string, needs: string) =>
    `${symbol} would leave the site${needs === '' ? '' : `: its row needs ${needs}`}.`,
  /** Under the change of a row that moved further than the exchange lets it. */
  beyondLimit: `over ${DAILY_LIMIT}%`,
  /** The same, of a named row. */
  rowBeyondLimit: (row: string, change: string) =>
    `${row} moves by ${change}, over ${DAILY_LIMIT}%. Check both closes.`,
  noValidStock: 'Please add at least one valid stock entry',
  /** Shown instead of a save that Firestore would reject. */
  changeTooLarge: (rows: string) => `The change of ${rows} is too large. Please check both closes.`,
};
