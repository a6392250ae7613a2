import type { ShareTexts } from '@/figures/admin/stockDraft';
import type { Sheet } from '@/lib/table/grid';
import type { Stock, StockKind } from '@/figures/stocks';
import {
  entryOf,
  isEmptyPlace,
  pickedIn,
  placesOf,
  type PlaceEdits,
  type StockEntry,
} from './places';
import { listCsv } from './listText';
import { countsOf, describeUnread } from './panelLabels';
import { mayLead, type Ranking } from './rank';
import { layoutReasons, type Reading } from './types';

export type { StockEntry };

export type PublishedStocks = Record<StockKind, readonly Stock[]>;

/** The result of tonight's list: the five each way as staff edited them, and what is left to decide. */
export interface TonightStocks {
  /** Up to five, in their order. */
  gainers: readonly StockEntry[];
  losers: readonly StockEntry[];
  /** YYYY-MM-DD, where the list says it. */
  tradeDate: string | null;
  rowsRead: number;
  leftOut: number;
  unreadable: number;
  /** The three counts in words. */
  counts: string;
  /** Rows that could not be read and may belong among the five, in words; '' without any. */
  mayLead: string;
  /** Ties at the last place that staff have not settled. */
  ties: number;
  /** Places with a field that is missing or cannot be stored: they are not among the five. */
  incomplete: number;
  csv: () => string;
}

interface Given {
  sheet: Sheet;
  reading: Reading;
  rankings: Record<StockKind, Ranking>;
  fixes: ReadonlyMap<number, ShareTexts>;
  edits: Record<StockKind, PlaceEdits>;
}

export function tonightStocks({ sheet, reading, rankings, fixes, edits }: Given): TonightStocks {
  const kinds = ['gainers', 'losers'] as const;
  const places = kinds.map((kind) => placesOf(kind, rankings[kind], edits[kind]));
  const [gainers = [], losers = []] = places.map((five) =>
    five.map(entryOf).filter((entry) => entry !== null),
  );
  const { tradeDate, read, leftOut, unreadable } = reading;
  const edited = places
    .flat()
    .flatMap(({ share, symbol, previous, current }): [number, ShareTexts][] =>
      share !== null && isEdited(share.row, edits)
        ? [[share.row, { symbol, previous, current }]]
        : [],
    );
  const counted = {
    rowsRead: read.length,
    leftOut: leftOut.filter(({ reason }) => !layoutReasons.has(reason)).length,
    unreadable: unreadable.length,
  };
  return {
    gainers,
    losers,
    tradeDate,
    ...counted,
    counts: countsOf(counted),
    mayLead: describeUnread(unreadable.filter((row) => mayLead(row, rankings))),
    ties: kinds.filter(
      (kind) => rankings[kind].tie !== null && pickedIn(rankings[kind], edits[kind]) === null,
    ).length,
    incomplete: places.flat().filter((place) => !isEmptyPlace(place) && entryOf(place) === null)
      .length,
    csv: () => listCsv(sheet, reading, new Map([...fixes, ...edited])),
  };
}

function isEdited(row: number, edits: Record<StockKind, PlaceEdits>): boolean {
  return [edits.gainers, edits.losers].some(({ texts }) => `row ${row}` in texts);
}
