import { listKeys } from '@/lib/records';

/** The columns of a price list, as named in the menus in which staff choose them. */
export const fieldLabels = {
  symbol: 'Symbol',
  previous: 'Previous',
  current: 'Current',
  trades: 'Trades',
  volume: 'Volume',
  value: 'Value',
  date: 'Trade Date',
};
export type ListField = keyof typeof fieldLabels;

/** The columns that every price list must have, as named within a sentence. */
export const neededLabels = {
  symbol: 'the symbol',
  previous: 'the previous close',
  current: "tonight's close",
};
export type NeededField = keyof typeof neededLabels;
export const neededFields = listKeys(neededLabels);
