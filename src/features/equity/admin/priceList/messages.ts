import { STOCK_ROWS } from '@/figures/limits';
import { joinNames } from '@/lib/difference';
import { formatCalendarDate } from '@/lib/format';
import { describeAmbiguousNumber, notCalculatedMessage } from '@/lib/table/messages';
import { fieldLabels, type ListField, type NeededField, neededLabels } from './listFields';

/** Explains why a whole list cannot be read, and what the user can do. */
export const problemMessages = {
  noHeads:
    'No headings such as Symbol, PClose and Close were found. Choose the columns below, choose another sheet, or copy the rows again with their headings.',
  noColumn: (field: NeededField) =>
    `No column was recognised as ${neededLabels[field]}. Choose it under Columns.`,
  severalColumns: (field: ListField, heads: readonly string[]) =>
    `${heads.join(' and ')} could each be ${fieldLabels[field]}. Choose one under Columns.`,
};

export const unreadableReasons = {
  noPrice: (text: string) => `'${text}' is not a price`,
  eitherNumber: describeAmbiguousNumber,
  notCalculated: notCalculatedMessage,
  noSymbol: 'This row has no symbol',
  invalidSymbol: (text: string) => `'${text}' is not a symbol`,
  tooMany: 'More values than headings: a separator inside a number may have cut it in two',
  tooFew: 'Fewer values than headings, so it is unclear which value belongs to which heading',
  listedTwice: (symbol: string) => `${symbol} is listed with different closes`,
  missing: 'The share was traded, but a close is missing',
};

/**
 * The reasons why rows are left out. Each text follows the number of rows, such as '3 without a
 * trade'.
 */
export const leftOutLabels = {
  noTrade: () => 'without a trade',
  noCloses: () => 'without both closes',
  unchanged: () => 'unchanged',
  fund: (count: number) => (count === 1 ? 'bond or fund' : 'bonds and funds'),
  total: (count: number) => (count === 1 ? 'total' : 'totals'),
  twice: () => 'listed twice',
  otherTable: () => 'from another table',
};
/**
 * The reason why a row is left out. 'layout' stands for headings, titles and blank rows, which are
 * not counted.
 */
export type LeftOutReason = keyof typeof leftOutLabels | 'layout';

export const formatLastTraded = (day: string) => `last traded ${formatCalendarDate(day)}`;

/**
 * Asks staff to confirm that the lists are published without rows that may belong to the top five.
 */
export const leaveOutQuestions = {
  row: (row: string, problem: string) => `${row} ${problem} and may belong here. Leave it out`,
  rows: (rows: string) => `${rows} cannot be read and may belong here. Leave them out`,
  noPrevious: 'has no readable previous close',
  noClose: 'has no readable close',
  unreadable: 'cannot be read',
};

const MAX_LISTED_NAMES = 6;

/** Joins names as 'A, B and C'. A long list ends with the number of further names. */
export function formatFirstNames(names: readonly string[]): string {
  const rest = names.length - MAX_LISTED_NAMES;
  return rest > 0
    ? `${names.slice(0, MAX_LISTED_NAMES).join(', ')} and ${rest} more`
    : joinNames(names);
}

export const panelLabels = {
  title: "Tonight's price list",
  chooseFile: 'Choose a file',
  about: [
    [
      'What it reads',
      'Text copied from an email, a web page, a sheet or a PDF; CSV and TSV; Excel (.xlsx). Up to 2 MB.',
    ],
    ['What it needs', 'A symbol, a previous close and a close on each row, under their headings.'],
    [
      'What it does',
      'Works out the five gainers and five losers for you to check. Nothing is sent or saved until you publish.',
    ],
  ] as const,
  edit: 'Edit the text',
  again: 'Start again',
  correct: 'Press Edit the text to correct what could not be read.',
  read: (count: number) => `${count === 0 ? 'No' : count} ${count === 1 ? 'row' : 'rows'} read`,
  /** Shown if other shares have exactly the same change as the fifth share. */
  tie: (last: string, others: readonly string[]) =>
    `A tie at place ${STOCK_ROWS}: ${formatFirstNames(others)} moved as much as ${last}. We list ${last}, because it was traded more or comes first in the alphabet. If another share belongs here, type it instead.`,
};
