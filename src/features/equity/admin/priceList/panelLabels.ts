import { changePercent } from '@/lib/change';
import { shortened } from '@/lib/difference';
import { formatSigned } from '@/lib/format';
import { MERGED } from '@/lib/table/grid';
import { ROWS } from '@/figures/limits';
import type { Tie } from './rank';
import type { ShareRow, UnreadableRow } from './rows';

/** The texts of the panel beside the messages of the reader. */
export const panelLabels = {
  title: "Tonight's price list",
  pasteHint: 'Copy the rows from the exchange\u2019s email or sheet, then press Ctrl+V',
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
  editLabel: 'Text of the list',
  read: (count: number) => `${count === 0 ? 'No' : count} ${count === 1 ? 'row' : 'rows'} read`,
  leftOut: (count: number) => `${count} left out`,
  unread: (count: number) => `${count} could not be read`,
  allRead: 'Every row could be read',
  sheet: 'Sheet',
  table: 'Table',
  tableAt: (row: number, size: number) => `Headings in row ${row}, ${size} rows`,
  settles: (head: string) => `${head} settles ties.`,
  settlesNone: 'Ties are settled by symbol: no column gives value or volume.',
  showMore: (count: number) => `Show ${count} more`,
  asTyped: 'Read as typed',
  notLeading: 'Not among the five',
  noneLeftOut: 'None',
  funds: 'Bonds, funds and suspended shares',
  fundsHint:
    'Symbols that are never gainers or losers. Government bonds are recognised by name and left out. Kept in this browser.',
  keepFunds: 'Use this list',
  here: 'On the site now',
  in: 'in',
  out: 'out',
  same: 'same',
  was: (place: number) => `was ${place}`,
  movement: (entered: number, left: number, moved: number) =>
    `${entered} in, ${left} out, ${moved} moved`,
  outList: (symbols: readonly string[]) => `Out: ${symbols.join(', ')}`,
  none: 'None published',
};

const reasons: Record<Tie['by'], string> = {
  value: 'because more of it was traded by value',
  volume: 'because more of it was traded',
  symbol: 'because it comes first in the alphabet',
};

const MOST_NAMED = 6;

function listed(symbols: readonly string[]): string {
  const rest = symbols.length - MOST_NAMED;
  if (rest > 0) return `${symbols.slice(0, MOST_NAMED).join(', ')} and ${rest} more`;
  const [last] = symbols.slice(-1);
  return symbols.length < 2 ? symbols.join('') : `${symbols.slice(0, -1).join(', ')} and ${last}`;
}

/** Counts the rows of a list that were read, left out and not read: two counts, since the latter are slips. */
export function countsOf(list: Readonly<Record<'rowsRead' | 'leftOut' | 'unreadable', number>>) {
  const { rowsRead, leftOut, unreadable } = list;
  return [
    panelLabels.read(rowsRead),
    ...(leftOut > 0 ? [panelLabels.leftOut(leftOut)] : []),
    ...(unreadable > 0 ? [panelLabels.unread(unreadable)] : []),
  ].join(', ');
}

/** Returns a cell as staff read it. */
export const cellText = ({ text }: { text: string }) => (text === MERGED ? '(merged)' : text);

/** Rows with what stands in them, such as 'row 2 (MTNN 245.00 269.5O)'; '' for none. */
export function describeUnread(rows: readonly UnreadableRow[]): string {
  if (rows.length === 0) return '';
  const words = rows.map(
    ({ row, cells }) => `${row} (${shortened(cells.map(cellText).join(' '))})`,
  );
  return `${rows.length === 1 ? 'row' : 'rows'} ${listed(words)}`;
}

/** Returns the question that a tie at the last place asks. */
export function describeTie({ from, outside, by }: Tie, { symbol, previous, current }: ShareRow) {
  const change = formatSigned(changePercent(previous, current));
  const others = listed(outside.map((share) => share.symbol));
  const are = outside.length === 1 ? 'is' : 'are';
  return {
    title: from === ROWS ? `A tie at place ${ROWS}.` : `A tie from place ${from} on.`,
    text: `${others} ${are} also at ${change}%. ${symbol} stands, ${reasons[by]}.`,
    keep: `Keep ${symbol}`,
    use: (other: string) => `Use ${other}`,
  };
}
