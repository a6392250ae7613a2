/** Makes tonight's five each way of a price list and of what staff edit in them. */
import type { ShareTexts } from '@/figures/admin/stockDraft';
import { changePercent, DAILY_LIMIT, isBeyondDailyLimit } from '@/lib/change';
import { numberText, usableNumber } from '@/lib/numbers';
import { mapKeys } from '@/lib/records';
import type { Sheet } from '@/lib/table/grid';
import { MAX_SYMBOL, ROWS } from '@/figures/limits';
import { type Stock, type StockKind, stockKinds } from '@/figures/stocks';
import { listCsv } from './listText';
import { countsOf, describeUnread } from './panelLabels';
import { compareChange, mayLead, type Ranking } from './rank';
import type { ListReading } from './readList';

/** One of the five as it stands in its fields. */
export interface Place extends ShareTexts {
  /** Tells places apart while the list is read again: the share's row; below 0 where there is none. */
  key: number;
}

/** The edits of the five: texts by key, and the tied share that has the last place. */
export interface PlaceEdits {
  texts: ReadonlyMap<number, ShareTexts>;
  picked: { tie: string; symbol: string } | null;
}

export const noEdits: PlaceEdits = { texts: new Map(), picked: null };

const CLOSE = { kind: 'price', cents: true } as const;

/** Names a tie by who is in it, so that an answer is not taken for another one. */
export function tieName({ five, tie }: Ranking): string {
  return [five.at(-1), ...(tie?.outside ?? [])].map((share) => share?.symbol).join(' ');
}

/** Returns the share that staff gave the last place; null while they have not. */
export function pickedIn(ranking: Ranking, { picked }: PlaceEdits): string | null {
  return ranking.tie !== null && picked?.tie === tieName(ranking) ? picked.symbol : null;
}

/** Five places: the shares of the ranking, as edited, then empty ones. */
export function placesOf(ranking: Ranking, edits: PlaceEdits): Place[] {
  const picked = pickedIn(ranking, edits);
  const instead = ranking.tie?.outside.find(({ symbol }) => symbol === picked);
  const shares = instead === undefined ? ranking.five : [...ranking.five.slice(0, -1), instead];
  return Array.from({ length: ROWS }, (_, index): Place => {
    const share = shares[index];
    const key = share?.row ?? -1 - index;
    const [previous, current] = share
      ? [numberText(share.previous), numberText(share.current)]
      : ['', ''];
    return { ...(edits.texts.get(key) ?? { symbol: share?.symbol ?? '', previous, current }), key };
  });
}

/** Returns the entry to store for a place; null where a field is missing or cannot be stored. */
function entryOf({ symbol, previous, current }: ShareTexts) {
  const previousDayClose = usableNumber(previous, CLOSE);
  const currentDayClose = usableNumber(current, CLOSE);
  const name = symbol.trim();
  const complete = name !== '' && name.length <= MAX_SYMBOL && previousDayClose && currentDayClose;
  return complete ? { symbol: name, previousDayClose, currentDayClose } : null;
}
type StockEntry = NonNullable<ReturnType<typeof entryOf>>;

export function isEmptyPlace({ symbol, previous, current }: ShareTexts): boolean {
  return `${symbol}${previous}${current}`.trim() === '';
}

/** Percent between the closes of a place; null where it has none. */
export function placeChange(place: ShareTexts): number | null {
  const entry = entryOf({ ...place, symbol: 'X' });
  return entry === null ? null : changePercent(entry.previousDayClose, entry.currentDayClose);
}

/** Returns the place of a share in the published list from 1, or null where it is new. */
export function placeBefore(place: ShareTexts, published: readonly Stock[]): number | null {
  const symbol = place.symbol.trim().toUpperCase();
  const index = published.findIndex((stock) => stock.symbol.trim().toUpperCase() === symbol);
  return symbol === '' || index === -1 ? null : index + 1;
}

/** Returns the warnings about the five; they stop nothing. */
export function notesOn(kind: StockKind, places: readonly Place[]): string[] {
  const direction = kind === 'gainers' ? 1 : -1;
  const notes = places.flatMap((place, index) => {
    const entry = entryOf(place);
    const name = place.symbol.trim() || `Place ${index + 1}`;
    if (entry === null) return isEmptyPlace(place) ? [] : [placeNotes.incomplete(name)];
    const { previousDayClose, currentDayClose } = entry;
    const wrongWay = (currentDayClose - previousDayClose) * direction <= 0;
    return [
      ...(wrongWay ? [placeNotes.wrongWay[kind](name)] : []),
      ...(isBeyondDailyLimit(previousDayClose, currentDayClose) ? [placeNotes.beyond(name)] : []),
    ];
  });
  const changes = places.map(placeChange).filter((change) => change !== null);
  const sorted = changes.every(
    (change, index) => ((changes[index - 1] ?? change) - change) * direction >= 0,
  );
  return [...notes, ...tiesAmong(places), ...(sorted ? [] : [placeNotes.outOfOrder])];
}

/** Places one after the other that moved exactly as much. */
function tiesAmong(places: readonly Place[]): string[] {
  const groups: { symbol: string; previous: number; current: number }[][] = [];
  for (const place of places) {
    const { previousDayClose: previous, currentDayClose: current } = entryOf(place) ?? {};
    if (previous === undefined || current === undefined) continue;
    const share = { symbol: place.symbol, previous, current };
    const [first] = groups.at(-1) ?? [];
    if (first !== undefined && compareChange(first, share) === 0) groups.at(-1)?.push(share);
    else groups.push([share]);
  }
  const ties = groups.filter((group) => group.length > 1);
  return ties.map((group) => placeNotes.tied(group.map(({ symbol }) => symbol)));
}

export const placeNotes = {
  incomplete: (name: string) =>
    `${name} needs a symbol and two closes above 0 with at most 2 decimals. It is left out until then.`,
  beyond: (name: string) =>
    `${name} moved by more than ${DAILY_LIMIT}%, the exchange's daily limit. Check both closes.`,
  wrongWay: {
    gainers: (name: string) => `${name} is listed as a gainer but did not rise.`,
    losers: (name: string) => `${name} is listed as a loser but did not fall.`,
  },
  tied: (symbols: readonly string[]) =>
    `${symbols.slice(0, -1).join(', ')} and ${symbols.at(-1) ?? ''} moved by exactly the same: a tie.`,
  outOfOrder: 'These five are not in the order of their changes.',
};

/** The result of tonight's list: up to five each way as staff edited them, and what is left to decide. */
export interface TonightStocks extends Record<StockKind, readonly StockEntry[]> {
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
  reading: ListReading;
  rankings: Record<StockKind, Ranking>;
  fixes: ReadonlyMap<number, ShareTexts>;
  edits: Record<StockKind, PlaceEdits>;
}

export function tonightStocks({ sheet, reading, rankings, fixes, edits }: Given): TonightStocks {
  const places = mapKeys(stockKinds, (kind) => placesOf(rankings[kind], edits[kind]));
  const { tradeDate, read, leftOut, unreadable } = reading;
  const counted = {
    rowsRead: read.length,
    leftOut: leftOut.filter(({ reason }) => reason !== 'layout').length,
    unreadable: unreadable.length,
  };
  const typed = stockKinds.flatMap((kind) => [...edits[kind].texts]);
  const isOpen = (kind: StockKind) =>
    rankings[kind].tie !== null && pickedIn(rankings[kind], edits[kind]) === null;
  return {
    ...mapKeys(stockKinds, (kind) => places[kind].map(entryOf).filter((entry) => entry !== null)),
    tradeDate,
    ...counted,
    counts: countsOf(counted),
    mayLead: describeUnread(unreadable.filter((row) => mayLead(row, rankings))),
    ties: stockKinds.filter(isOpen).length,
    incomplete: stockKinds
      .flatMap((kind) => places[kind])
      .filter((place) => !isEmptyPlace(place) && entryOf(place) === null).length,
    csv: () => listCsv(sheet, reading, new Map([...fixes, ...typed])),
  };
}
