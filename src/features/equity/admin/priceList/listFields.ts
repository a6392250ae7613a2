import { keysOf } from '@/lib/records';

/** The fields that the reader takes from columns, as their menus name them. */
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

/** The fields that a list must have, as messages name them. */
export const neededLabels = {
  symbol: 'the symbol',
  previous: 'the previous close',
  current: "tonight's close",
};
export type NeededField = keyof typeof neededLabels;
export const neededFields = keysOf(neededLabels);
