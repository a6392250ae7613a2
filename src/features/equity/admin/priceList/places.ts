/** Makes tonight's five each way of a price list and of what staff edit in them. */
import { isComplete, type RowDraft } from '@/figures/admin/stockDraft';
import { ROWS } from '@/figures/limits';
import { type Stock, type StockKind, stockKinds } from '@/figures/stocks';
import { shortened } from '@/lib/difference';
import { numberText, usableNumber } from '@/lib/numbers';
import { plainLine } from '@/lib/plainText';
import { mapKeys } from '@/lib/records';
import { isBlankRow, type Sheet } from '@/lib/table/grid';
import { countsOf, listed } from './messages';
import { mayLead, rank, type Rankings } from './rank';
import type { ListReading, ShareRow } from './readList';

/** What staff typed into the places of the five, by their ids. */
export type PlaceEdits = ReadonlyMap<string, RowDraft>;

export const rankingsOf = ({ read }: ListReading): Rankings =>
  mapKeys(stockKinds, (kind) => rank(kind, read));

const idOf = ({ row }: Pick<ShareRow, 'row'>) => `row ${row}`;

/** Five places: the shares of a ranking, as edited, then empty ones. */
export function placesOf(kind: StockKind, rankings: Rankings, edits: PlaceEdits): RowDraft[] {
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

/** The result of tonight's list: up to five each way as staff edited them, and what is left to decide. */
export interface TonightStocks extends Record<StockKind, readonly ReturnType<typeof entryOf>[]> {
  /** YYYY-MM-DD, where the list says it. */
  tradeDate: string | null;
  rowsRead: number;
  leftOut: number;
  unreadable: number;
  /** The three counts in words. */
  counts: string;
  /** Rows that could not be read and may belong among the five, in words; '' without any. */
  mayLead: string;
  /** Places with a field that is missing or cannot be stored: they are not among the five. */
  incomplete: number;
  csv: () => string;
}

export function tonightStocks(
  sheet: Sheet,
  reading: ListReading,
  edits: PlaceEdits,
): TonightStocks {
  const rankings = rankingsOf(reading);
  const places = mapKeys(stockKinds, (kind) => placesOf(kind, rankings, edits));
  const counted = {
    rowsRead: reading.read.length,
    leftOut: reading.leftOut.filter(({ reason }) => reason !== 'layout').length,
    unreadable: reading.unread.length,
  };
  const leading = reading.unread.filter((row) => mayLead(row, rankings));
  const named = leading.map(({ row, text }) => `${row} (${shortened(text)})`);
  const rows = named.length === 1 ? 'row' : 'rows';
  return {
    ...mapKeys(stockKinds, (kind) => places[kind].filter(isComplete).map(entryOf)),
    tradeDate: reading.tradeDate,
    ...counted,
    counts: countsOf(counted),
    mayLead: named.length === 0 ? '' : `${rows} ${listed(named)}`,
    incomplete: stockKinds
      .flatMap((kind) => places[kind])
      .filter((place) => !isEmptyPlace(place) && !isComplete(place)).length,
    csv: () => listCsv(sheet, reading, edits),
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
function listCsv({ rows }: Sheet, { table, columns }: ListReading, edits: PlaceEdits): string {
  const first = table.heads[0] ?? 0;
  const width = table.heads.length === 0 ? undefined : rows[first]?.length;
  const lines = rows.flatMap((row, at) => {
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
