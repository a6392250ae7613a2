/** Makes tonight's five each way of a price list and of what staff edit in them. */
import { isComplete, type RowDraft } from '@/figures/admin/stockDraft';
import { ROWS } from '@/figures/limits';
import { type Stock, type StockKind, stockKinds } from '@/figures/stocks';
import { shortened } from '@/lib/difference';
import { numberText, usableNumber } from '@/lib/numbers';
import { plainLine } from '@/lib/plainText';
import { mapKeys } from '@/lib/records';
import { isBlankRow, type Sheet } from '@/lib/table/grid';
import { listed, panelLabels } from './messages';
import type { Rankings, ShareRow } from './rank';
import type { ListReading } from './readList';

/** What staff typed into the places of the five, by their ids. */
export type PlaceEdits = ReadonlyMap<string, RowDraft>;

const idOf = ({ row }: Pick<ShareRow, 'row'>) => `row ${row}`;

/** Five places: the shares of a ranking, as edited, then empty ones. */
function placesOf(kind: StockKind, rankings: Rankings, edits: PlaceEdits): RowDraft[] {
  return Array.from({ length: ROWS }, (_, index): RowDraft => {
    const share = rankings[kind].five[index];
    const id = share === undefined ? `${kind} ${index}` : idOf(share);
    const { symbol = '', previous, current } = share ?? {};
    const text = (close: number | undefined) => (close === undefined ? '' : numberText(close));
    const read = { id, stockId: '', symbol, previous: text(previous), current: text(current) };
    return edits.get(id) ?? read;
  });
}

export const isEmptyPlace = ({ symbol, previous, current }: RowDraft): boolean =>
  `${symbol}${previous}${current}`.trim() === '';

/** Returns the place of a share in the published list from 1, or null where it is new. */
export function placeBefore({ symbol }: RowDraft, published: readonly Stock[]): number | null {
  const name = symbol.trim().toUpperCase();
  return published.findIndex((stock) => stock.symbol.trim().toUpperCase() === name) + 1 || null;
}

const CLOSE = { kind: 'price', cents: true } as const;

function entryOf({ symbol, previous, current }: RowDraft) {
  return {
    symbol: plainLine(symbol),
    previousDayClose: usableNumber(previous, CLOSE) ?? 0,
    currentDayClose: usableNumber(current, CLOSE) ?? 0,
  };
}

/** Counts the rows of a list in words: two counts of what was not read, since that which could not be are slips. */
export function countsOf({ read, leftOut, unread }: ListReading) {
  const counted = leftOut.filter(({ reason }) => reason !== 'layout').length;
  return {
    read: panelLabels.read(read.length),
    leftOut: counted > 0 && panelLabels.leftOut(counted),
    unread: unread.length > 0 && panelLabels.unread(unread.length),
  };
}

/** The result of tonight's list: up to five each way as staff edited them, and what is left to decide. */
export interface TonightStocks extends Record<StockKind, readonly ReturnType<typeof entryOf>[]> {
  /** All five places each way, those that are not complete as well. */
  places: Readonly<Record<StockKind, readonly RowDraft[]>>;
  /** YYYY-MM-DD, where the list says it. */
  tradeDate: string | null;
  rowsRead: number;
  /** The rows that were read, left out and not read in words, each count that is not 0. */
  counts: string;
  /** Rows that could not be read and may belong among the five, in words; '' without any. */
  mayLead: string;
  /** Places with a field that is missing or cannot be stored: they are not among the five. */
  incomplete: number;
  csv: () => string;
}

export function tonightStocks(reading: ListReading, edits: PlaceEdits): TonightStocks {
  const { read, leading, rankings, tradeDate } = reading;
  const places = mapKeys(stockKinds, (kind) => placesOf(kind, rankings, edits));
  const named = leading.map(({ row, text }) => `${row} (${shortened(text)})`);
  return {
    ...mapKeys(stockKinds, (kind) => places[kind].filter(isComplete).map(entryOf)),
    places,
    tradeDate,
    rowsRead: read.length,
    counts: Object.values(countsOf(reading)).filter(Boolean).join(', '),
    mayLead: named.length === 0 ? '' : `${named.length === 1 ? 'row' : 'rows'} ${listed(named)}`,
    incomplete: stockKinds
      .flatMap((kind) => places[kind])
      .filter((place) => !isEmptyPlace(place) && !isComplete(place)).length,
    csv: () => listCsv(reading, edits),
  };
}

const flat = (cell: string) => cell.replace(/[\t\r\n]+/g, ' ');

/** A sheet as text to edit: its cells parted by tabs, as a spreadsheet copies them. */
export const sheetText = ({ rows }: Sheet): string =>
  rows.map((row) => row.map(flat).join('\t')).join('\n');

/** Returns a cell of a CSV file that whoever opens it in a spreadsheet reads as text and not as a formula. */
function csvCell(cell: string): string {
  const text = flat(cell);
  const safe = /^[=@]|^[-+](?![\d.,\s]*$)/.test(text) ? `'${text}` : text;
  return /[",]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns the list as a CSV file for visitors, heads first, with what staff typed in its place. */
function listCsv({ sheet, table, columns }: ListReading, edits: PlaceEdits): string {
  const [first = -1] = table.heads;
  const width = sheet.rows[first]?.length;
  const lines = sheet.rows.flatMap((row, at) => {
    if (at < first || at > table.last || isBlankRow(row)) return [];
    const edit = edits.get(idOf({ row: at + 1 }));
    const cells = row.map((cell, index) => {
      const use = columns.find((column) => column.index === index)?.use;
      const isEdited = use === 'symbol' || use === 'previous' || use === 'current';
      return csvCell((isEdited ? edit?.[use] : undefined) ?? cell);
    });
    return `${cells.slice(0, width).join(',')}\r\n`;
  });
  return lines.join('');
}
