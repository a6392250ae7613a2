import { listKeys } from '@/lib/records';

/** Menu labels of the fields that can be read from a price list. */
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

/** Names of the required fields, as used in messages. */
export const neededLabels = {
  symbol: 'the symbol',
  previous: 'the previous close',
  current: "tonight's close",
};
export type NeededField = keyof typeof neededLabels;
export const neededFields = listKeys(neededLabels);
