/** Makes tonight's five each way of a price list and of what staff edit in them. */
import { inOneUnit } from '@/lib/decimal';
import { shareOf } from '@/figures/admin/listChecks';
import { isComplete, type RowDraft, type ShareTexts } from '@/figures/admin/stockDraft';
import type { ListOfTonight } from '@/figures/admin/tonightDraft';
import { ROWS } from '@/figures/limits';
import { type StockKind, stockKinds } from '@/figures/stocks';
import { shortened } from '@/lib/difference';
import { numberText } from '@/lib/numbers';
import { byText } from '@/lib/order';
import { mapKeys } from '@/lib/records';
import { flatCell, isBlankRow } from '@/lib/table/columns';
import { listedFirst, neededFields, panelLabels } from './messages';
import type { ListReading, ListRow, ShareRow } from './readList';

/** Changes that differ by more than this, as shares of the close, differ whatever binary division misses. */
const SURE = 1e-12;

/** Compares two changes: above 0 where the first is larger. What division leaves in doubt is worked out exactly. */
function compareChange(one: ShareRow, other: ShareRow): number {
  const [a, b] = [one.current / one.previous, other.current / other.previous];
  if (Math.abs(a - b) > SURE * Math.max(a, b)) return a - b;
  const [from, to] = inOneUnit(one.previous, one.current);
  const [otherFrom, otherTo] = inOneUnit(other.previous, other.current);
  return Number(to * otherFrom - otherTo * from);
}

/**
 * Returns the five shares that moved most in one direction, by the exact change of the closes. Of
 * two alike that of the larger value traded goes first, then by volume, then by symbol.
 */
export function rank(kind: StockKind, shares: readonly ShareRow[]) {
  const direction = kind === 'gainers' ? 1 : -1;
  const moved = shares
    .filter(({ previous, current }) => (current - previous) * direction > 0)
    .sort(
      (one, other) =>
        -direction * compareChange(one, other) ||
        (other.value ?? -1) - (one.value ?? -1) ||
        (other.volume ?? -1) - (one.volume ?? -1) ||
        byText(one.symbol, other.symbol),
    );
  const last = moved[ROWS - 1];
  const isTied = (share: ShareRow) => last !== undefined && compareChange(share, last) === 0;
  return {
    five: moved.slice(0, ROWS),
    /** Shares that moved exactly as much as the last of the five and have no place. */
    tied: moved.slice(ROWS).filter(isTied),
  };
}
type Ranking = ReturnType<typeof rank>;

/** Returns whether a row that could not be read may belong among the five, as far as the list lets one tell. */
export function mayLead(row: ListRow, rankings: Readonly<Record<StockKind, Ranking>>): boolean {
  const { traded, previous, current } = row;
  if (!traded || !previous || !current) return traded;
  // It has the better of a tie.
  const share = { ...row, previous, current, value: Infinity };
  return stockKinds.some((kind) =>
    rank(kind, [...rankings[kind].five, share]).five.includes(share),
  );
}

/** The rows that staff typed into the places of the five, by their ids. */
export type PlaceEdits = ReadonlyMap<string, RowDraft>;

const idOf = ({ row }: { row: number }) => `row ${row}`;

/** Five places: the shares of a ranking, as edited, then empty ones. */
function fivePlaces(kind: StockKind, five: Ranking['five'], edits: PlaceEdits): RowDraft[] {
  return Array.from({ length: ROWS }, (_, index): RowDraft => {
    const share = five[index];
    const id = share ? idOf(share) : `${kind} ${index}`;
    const text = (close: 'previous' | 'current') => (share ? numberText(share[close]) : '');
    const closes = { previous: text('previous'), current: text('current') };
    return edits.get(id) ?? { id, stockId: '', symbol: share?.symbol ?? '', ...closes };
  });
}

export const isEmptyPlace = ({ symbol, previous, current }: RowDraft): boolean =>
  `${symbol}${previous}${current}`.trim() === '';

/** Returns the shares of a list that are on the site, with the list's closes as staff edited them. */
function sharesOnSite(
  { read, leftOut }: ListReading,
  places: readonly RowDraft[],
  published: readonly string[],
): ShareTexts[] {
  const names = new Set(published.map((symbol) => symbol.toUpperCase()));
  const unchanged = leftOut.filter(({ reason }) => reason === 'unchanged');
  const listed = [...read, ...unchanged].map(({ symbol, previous, current }) => ({
    symbol,
    previous: String(previous),
    current: String(current),
  }));
  const all = [...listed, ...places.filter(isComplete).map(shareOf)];
  const bySymbol = new Map(all.map((share) => [share.symbol.toUpperCase(), share]));
  return [...bySymbol].filter(([symbol]) => names.has(symbol)).map(([, share]) => share);
}

/** Describes a tie for the last of the five places; null without one, or once staff typed another share there. */
function describeTie({ five, tied }: Ranking, places: readonly RowDraft[]): string | null {
  const last = five.at(-1)?.symbol;
  const shown = places.findLast((place) => !isEmptyPlace(place));
  if (last === undefined || tied.length === 0 || shown?.symbol !== last) return null;
  const names = tied.map(({ symbol }) => symbol);
  return panelLabels.tie(last, names);
}

/**
 * Returns the result of tonight's list: up to five each way as staff edited them, and what is left to decide.
 * @param published the symbols on the site
 */
export function tonightStocks(
  reading: ListReading,
  edits: PlaceEdits,
  published: readonly string[] = [],
) {
  const { read, leftOut, unread, tradeDate } = reading;
  const lists = mapKeys(stockKinds, (kind) => {
    const ranking = rank(kind, read);
    const places = fivePlaces(kind, ranking.five, edits);
    return { ...ranking, places, tie: describeTie(ranking, places) };
  });
  const places = stockKinds.flatMap((kind) => lists[kind].places);
  const leading = unread.filter((row) => mayLead(row, lists));
  const named = leading.map(({ row, text }) => `${row} (${shortened(text)})`);
  const counted = leftOut.filter(({ reason }) => reason !== 'layout').length;
  // Two counts of what was not read, since that which could not be are slips.
  const counts = {
    read: panelLabels.read(read.length),
    leftOut: counted > 0 && `${counted} left out`,
    unread: unread.length > 0 && `${unread.length} could not be read`,
  };
  const tonight: ListOfTonight = {
    ...mapKeys(stockKinds, (kind) => lists[kind].places.filter(isComplete).map(shareOf)),
    tradeDate,
    rowsRead: read.length,
    counts: Object.values(counts).filter(Boolean).join(', '),
    mayLead:
      named.length === 0 ? '' : `${named.length === 1 ? 'row' : 'rows'} ${listedFirst(named)}`,
    incomplete: places.filter((place) => !isEmptyPlace(place) && !isComplete(place)).length,
    ties: stockKinds.flatMap((kind) => lists[kind].tie ?? []),
    onSite: sharesOnSite(reading, places, published),
    csv: () => listCsv(reading, edits),
  };
  return {
    /** The list as tonight's checklist gets it. */
    tonight,
    counts,
    /** Each way the five, their ties, and all five places, those that are not complete as well. */
    lists,
    /** Rows that could not be read and may belong among the five. */
    leading,
  };
}

export type FiveOfKind = ReturnType<typeof tonightStocks>['lists'][StockKind];

/** Returns a cell of a CSV file that whoever opens it in a spreadsheet reads as text and not as a formula. */
function csvCell(cell: string): string {
  const text = flatCell(cell);
  const safe = /^[=@]|^[-+](?![\d.,\s]*$)/.test(text) ? `'${text}` : text;
  return /[",]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns the list as a CSV file for visitors, heads first, with what staff typed in its place. */
function listCsv({ table: { rows, width, columnOf } }: ListReading, edits: PlaceEdits): string {
  const lines = rows.flatMap(({ row, cells, isOutside }) => {
    if (isOutside || isBlankRow(cells)) return [];
    const edit = edits.get(idOf({ row }));
    const texts = cells.slice(0, width).map((cell, index) => {
      const field = neededFields.find((each) => columnOf[each] === index);
      return csvCell((field && edit?.[field]) ?? cell);
    });
    return `${texts.join(',')}\r\n`;
  });
  return lines.join('');
}
