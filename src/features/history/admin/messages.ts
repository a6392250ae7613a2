import { MAX_IMPORT_ROWS } from '@/figures/limits';
import { formatWhole } from '@/lib/format';
import { formatConfirmLabel } from '@/lib/sanityCheck';
import {
  describeAmbiguousNumber,
  notCalculatedMessage,
  shortenCellText,
} from '@/lib/table/messages';
import type { HistorySubject } from './subjects';

const formatPointCount = (count: number) =>
  `${formatWhole(count)} ${count === 1 ? 'point' : 'points'}`;

/**
 * The labels of the form that asks staff why a published figure changes. Visitors see this reason
 * in the list of corrections.
 */
export const explanationMessages = {
  label: 'Why it changes',
  choose: 'choose a reason',
  reasons: {
    correction: 'our correction',
    revision: 'revision by the source',
    rebasing: 'rebasing',
  },
  note: 'In a sentence, for visitors',
  hints: {
    corrected:
      'For example: Two digits were swapped in typing. Your sentence stays public, so do not name anybody.',
    withdrawn:
      'For example: There was no session on that day. Your sentence stays public, so do not name anybody.',
  },
  missing: 'Say in a sentence why the figure changes',
} as const;

export const historyFormMessages = {
  loadFailed: 'Failed to load past figures',
  saveFailed: 'Failed to save past figures. Please try again.',
  saved: 'Past figure saved.',
  same: 'This is already stored.',
  conflict: 'Someone else has changed these figures. The stored figures are below.',
  /** The title of the list of stored points, which the form shows until staff enter a date. */
  newest: 'Stored last',
  noneStored: 'Nothing is stored for this year or last.',
  /** `days` is a formatted list of days, such as 'February 20, 2025'. */
  underDays: (days: string) =>
    `These figures are stored under a day, but visitors see them as the figure of the month or quarter: ${days}. To correct one, save it under its month or quarter.`,
  noPoint: 'Nothing is stored for this date yet.',
  withdraw: 'Withdraw',
  withdrawing: 'Withdrawing...',
  withdrawTitle: (figure: string) => `Withdraw ${figure}?`,
  withdrawText:
    'Withdraw a figure if there should be none for its day or period. Visitors will no longer see it on the page of the series, and Home will show the newest remaining figure. If it was on the site at the end of its day, Corrections lists it as withdrawn, with your reason.',
  withdrawn: (figure: string) => `${figure} is withdrawn.`,
  withdrawFailed: 'Failed to withdraw the figure. Please try again.',
  onlyFigure:
    'This is the only figure of the last two years, so Home would have none. Correct it instead.',
  period: 'Such as February 20, 2025, October 2024 or Q3 2024',
  tooManyRows: (rows: number) =>
    `The file has ${formatWhole(rows)} rows: the limit is ${formatWhole(MAX_IMPORT_ROWS)}. Import it in parts.`,
  noColumns: 'Which columns should be read? Choose one as Date and one as Value.',
  dateOrder: {
    label: 'In dates such as 03/04/2025',
    choose: 'choose which comes first',
    day: 'the day comes first',
    month: 'the month comes first',
  },
  /** Messages for rows that cannot be read. */
  noDate: 'The date is missing.',
  noValue: 'The value is missing.',
  unreadableDate: (text: string) => `'${shortenCellText(text)}' is not a date that can be read.`,
  eitherDay: (text: string) =>
    `'${shortenCellText(text)}' could be two days: which number is the month?`,
  eitherMonth: (text: string) =>
    `'${shortenCellText(text)}' could be a month of a year or a day of a month: write the year with four digits.`,
  noYear: (text: string) =>
    `The cell '${shortenCellText(text)}' shows only a part of its date. If you type a date without a year, Excel adds the current year. Show the day, month and year in the workbook and check them. Then save the workbook and choose it again.`,
  noDay: (text: string) => `'${shortenCellText(text)}' does not name a day.`,
  noNumber: (text: string) => `'${shortenCellText(text)}' is not a number that can be used.`,
  eitherNumber: describeAmbiguousNumber,
  notCalculated: notCalculatedMessage,
  isPercent: (text: string) =>
    `'${shortenCellText(text)}' is a percentage, but this figure is not.`,
  tooMany: 'This row has more than a date and a value. Put quotes around a number with commas.',
  tooFew:
    'There are fewer values than headings, so it is unclear which value belongs to which heading.',
  otherTable: 'This row belongs to another table.',
  twice: (row: number) => `Row ${row} has another value for the same date.`,
  correctRows:
    'These rows are not imported. Correct them in the file or sheet, then choose or paste it again.',
  nothing: (count: number) =>
    count === 1
      ? 'Nothing to import: the point is already there'
      : `Nothing to import: all ${formatPointCount(count)} are already there`,
  counts: (counts: readonly (readonly [count: number, what: string])[]) =>
    counts
      .flatMap(([count, what]) => (count > 0 ? `${formatWhole(count)} ${what}` : []))
      .join(', '),
  fractions:
    'All rates without a percent sign are below 1. The page reads 0.22 as 0.22%. If the file means 22%, format the column as a percentage and choose the file again.',
  nothingReadable: 'Nothing to import: no row could be read',
  /** The label of the list of rows with unlikely values. */
  doubtful: 'Rows to check',
  leftOutUnless: (count: number) =>
    count === 1
      ? '1 figure is far from those around it. It is left out unless you confirm that it is right.'
      : `${formatWhole(count)} figures are far from those around them. They are left out unless you confirm that they are right.`,
  /** `figures` are formatted values, such as '105,432.07'. */
  confirmRows: (figures: readonly string[]) =>
    figures.length === 1
      ? formatConfirmLabel(figures.join())
      : `These ${formatWhole(figures.length)} figures are right, publish them`,
  /** Shown if staff press Retry without confirming an unlikely figure. */
  confirmFirst: 'Check the figure, and confirm that it is right',
  importing: 'Importing...',
  import: (count: number) => `Import ${formatPointCount(count)}`,
  imported: (count: number, { name }: HistorySubject) =>
    `${formatPointCount(count)} of ${name} imported.`,
  leftOut: (count: number) => `${formatWhole(count)} left out.`,
};
