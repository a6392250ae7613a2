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
  /** Shown if the closes in a price list are already on the site. */
  earlierList: (day: string) =>
    `The site already has these closes, for ${day}. Is this the list of ${day}, or are its columns swapped?`,
  /** Shown if the previous closes in a price list differ from the closes on the site. */
  otherCloses: (onSite: string) => `The site shows a close of ${onSite}. Check the price list.`,
  /** Only logged. Without these symbols, unknown symbols in a list cannot be detected. */
  symbolsFailed: 'The symbols of the last weeks could not be loaded.',
  unknownSymbols: (symbols: string) => `Not in the lists of the last weeks: ${symbols}`,
  bothLists: (symbol: string) => `${symbol} is among the gainers and the losers.`,
  otherDay: (listDay: string, session: string) =>
    `This is the list of ${listDay}. Publish it for ${session}`,
  listedTwice: (symbol: string) => `${symbol} is listed more than once.`,
  leftOut: (row: string, needs: string) => `${row} needs ${needs}. It is not saved.`,
  closeIsZero: (label: string, typed: string) =>
    `${label} '${typed}' is not a number. It would be stored as 0.00, and a row without both closes is left out.`,
  /**
   * Shown if a save would remove a share from the site. `needs` lists the missing fields, and is ''
   * if the row is empty.
   */
  leavesSite: (symbol: string, needs: string) =>
    `${symbol} would leave the site${needs === '' ? '' : `: its row needs ${needs}`}.`,
  beyondLimit: `over ${DAILY_LIMIT}%`,
  rowBeyondLimit: (row: string, change: string) =>
    `${row} moves by ${change}, over ${DAILY_LIMIT}%. Check both closes.`,
  noValidStock: 'Please add at least one valid stock entry',
  /** Shown instead of saving, because Firestore would reject the save. */
  changeTooLarge: (rows: string) => `The change of ${rows} is too large. Please check both closes.`,
};
