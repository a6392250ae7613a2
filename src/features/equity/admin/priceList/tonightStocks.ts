/** Makes tonight's five each way of a price list and of what staff edit in them. */
import { shareOf } from '@/figures/admin/listChecks';
import { isComplete, type RowDraft, type ShareTexts } from '@/figures/admin/stockDraft';
import type { PriceListShares } from '@/figures/admin/tonightDraft';
import { ROWS } from '@/figures/limits';
import { type StockKind, stockKinds } from '@/figures/stocks';
import { shortened } from '@/lib/difference';
import { numberText } from '@/lib/numbers';
import { mapKeys } from '@/lib/records';
import { listCsv } from './listCsv';
import { listedFirst, panelLabels } from './messages';
import { type PlaceEdits, placeId } from './placeEdits';
import { mayLead, rank, type Ranking } from './rank';
import type { ListReading } from './readList';

/** Five places: the shares of a ranking, as edited, then empty ones. */
function fivePlaces(kind: StockKind, five: Ranking['five'], edits: PlaceEdits): RowDraft[] {
  return Array.from({ length: ROWS }, (_, index): RowDraft => {
    const share = five[index];
    const id = share ? placeId(share) : `${kind} ${index}`;
    const text = (close: 'previous' | 'current') => (share ? numberText(share[close]) : '');
    const closes = { previous: text('previous'), current: text('current') };
    return edits.get(id) ?? { id, stockId: '', symbol: share?.symbol ?? '', ...closes };
  });
}

export const isEmptyPlace = ({ symbol, previous, current }: RowDraft): boolean =>
  `${symbol}${previous}${current}`.trim() === '';

/**
 * Returns the shares of a list that are on the site, with the list's closes as staff edited them.
 */
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

/**
 * Describes a tie for the last of the five places; null without one, or once staff typed another
 * share there.
 */
function describeTie({ five, tied }: Ranking, places: readonly RowDraft[]): string | null {
  const last = five.at(-1)?.symbol;
  const shown = places.findLast((place) => !isEmptyPlace(place));
  if (last === undefined || tied.length === 0 || shown?.symbol !== last) return null;
  const names = tied.map(({ symbol }) => symbol);
  return panelLabels.tie(last, names);
}

/**
 * Returns the result of tonight's list: up to five each way as staff edited them, and what is left
 * to decide.
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
  const tonight: PriceListShares = {
    ...mapKeys(stockKinds, (kind) => lists[kind].places.filter(isComplete).map(shareOf)),
    tradeDate,
    rowsRead: read.length,
    counts: Object.values(counts).filter(Boolean).join(', '),
    mayLead:
      named.length === 0 ? '' : `${named.length === 1 ? 'row' : 'rows'} ${listedFirst(named)}`,
    incomplete: places.filter((place) => !isEmptyPlace(place) && !isComplete(place)).length,
    ties: stockKinds.flatMap((kind) => lists[kind].tie ?? []),
    onSite: sharesOnSite(reading, places, published),
    csv: () => listCsv(reading.table, edits),
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
