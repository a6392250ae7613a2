import { DAILY_LIMIT } from '@/lib/change';
import { loadFailedMessages } from '../messages';
import { stockLists } from '../registry';
import type { StockKind } from '../stocks';

const createListMessages = (kind: StockKind, wrong: 'falls' | 'rises') => ({
  loadFailed: loadFailedMessages[kind],
  saveFailed: `Failed to save top ${kind}`,
  saved: `Top ${kind} saved successfully!`,
  wrongDirection: (row: string, change: string) =>
    `${row} is listed as a ${stockLists[kind].singular} but ${wrong} (${change}).`,
});

export const equityStaffMessages = {
  gainers: createListMessages('gainers', 'falls'),
  losers: createListMessages('losers', 'rises'),
  /** Shown for a price list whose closes are already on the site. */
  earlierList: (day: string) =>
    `The site already has these closes, for ${day}. Is this the list of ${day}, or are its columns swapped?`,
  /** Shown for a price list whose previous closes differ from the closes on the site. */
  otherCloses: (onSite: string) => `The site shows a close of ${onSite}. Check the price list.`,
  /** Logged, not shown to staff. Without these symbols, the symbols of a list are not checked. */
  symbolsFailed: 'The symbols of the last weeks could not be loaded.',
  unknownSymbols: (symbols: string) => `Not in the lists of the last weeks: ${symbols}`,
  bothLists: (symbol: string) => `${symbol} is among the gainers and the losers.`,
  otherDay: (listDay: string, session: string) =>
    `This is the list of ${listDay}. Publish it for ${session}`,
  listedTwice: (symbol: string) => `${symbol} is listed more than once.`,
  /** Shown for a partly filled row. `needs` names the missing fields. */
  leftOut: (row: string, needs: string) => `${row} needs ${needs}. It is not saved.`,
  closeIsZero: (label: string, typed: string) =>
    `${label} '${typed}' is not a number. It would be stored as 0.00, and a row without both closes is left out.`,
  /**
   * Shown if a save would remove a share from the site. `needs` names the missing fields; '' for an
   * empty row.
   */
  leavesSite: (symbol: string, needs: string) =>
    `${symbol} would leave the site${needs === '' ? '' : `: its row needs ${needs}`}.`,
  /** Shown under a change that exceeds the daily limit of the exchange. */
  beyondLimit: `over ${DAILY_LIMIT}%`,
  rowBeyondLimit: (row: string, change: string) =>
    `${row} moves by ${change}, over ${DAILY_LIMIT}%. Check both closes.`,
  noValidStock: 'Please add at least one valid stock entry',
  /** Shown instead of a save that Firestore would reject. */
  changeTooLarge: (rows: string) => `The change of ${rows} is too large. Please check both closes.`,
};
