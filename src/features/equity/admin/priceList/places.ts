import type { ShareTexts } from '@/figures/admin/stockDraft';
import { DAILY_LIMIT, isBeyondDailyLimit } from '@/lib/change';
import { numberText, usableNumber } from '@/lib/numbers';
import { type Stock, type StockKind } from '@/figures/stocks';
import { changePercent } from '@/lib/change';
import { MAX_SYMBOL, ROWS } from '@/figures/limits';
import type { Ranked, Ranking } from './rank';

/** One of the five as it stands in its fields. */
export interface Place extends ShareTexts {
  /** Tells places apart while the list is read again: the share's row, or the place where there is none. */
  key: string;
  /** The share that the list gave this place to, before staff edited it. */
  share: Ranked | null;
}

/** The edits of the five: texts by key, and the tied share that has the last place. */
export interface PlaceEdits {
  texts: Readonly<Record<string, ShareTexts>>;
  picked: { tie: string; symbol: string } | null;
}

export const noEdits: PlaceEdits = { texts: {}, picked: null };

export type StockEntry = Pick<Stock, 'symbol' | 'previousDayClose' | 'currentDayClose'>;

const CLOSE = { kind: 'price', cents: true } as const;

/** Names a tie by who is in it, so that an answer is not taken for another one. */
export function tieName({ five, tie }: Ranking): string {
  return tie === null
    ? ''
    : [five.at(-1)?.symbol ?? '', ...tie.outside.map(({ symbol }) => symbol)].join(' ');
}

/** Returns the share that staff gave the last place; null while they have not. */
export function pickedIn(ranking: Ranking, { picked }: PlaceEdits): string | null {
  return ranking.tie !== null && picked?.tie === tieName(ranking) ? picked.symbol : null;
}

/** Five places: the shares of the ranking, as edited, then empty ones. */
export function placesOf(kind: StockKind, ranking: Ranking, edits: PlaceEdits): Place[] {
  const picked = pickedIn(ranking, edits);
  const instead = ranking.tie?.outside.find(({ symbol }) => symbol === picked);
  const shares = instead === undefined ? ranking.five : [...ranking.five.slice(0, -1), instead];
  return Array.from({ length: ROWS }, (_, index): Place => {
    const share = shares[index] ?? null;
    const key = share === null ? `${kind} place ${index + 1}` : `row ${share.row}`;
    const text = edits.texts[key] ?? {
      symbol: share?.symbol ?? '',
      previous: share === null ? '' : numberText(share.previous),
      current: share === null ? '' : numberText(share.current),
    };
    return { ...text, key, share };
  });
}

/** Returns the entry to store for a place; null where a field is missing or cannot be stored. */
export function entryOf({ symbol, previous, current }: ShareTexts): StockEntry | null {
  const previousDayClose = usableNumber(previous, CLOSE);
  const currentDayClose = usableNumber(current, CLOSE);
  const name = symbol.trim();
  const complete = name !== '' && name.length <= MAX_SYMBOL && previousDayClose && currentDayClose;
  return complete ? { symbol: name, previousDayClose, currentDayClose } : null;
}

export function isEmptyPlace({ symbol, previous, current }: ShareTexts): boolean {
  return [symbol, previous, current].every((text) => text.trim() === '');
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
  const notes = places.flatMap((place, index) => {
    const entry = entryOf(place);
    const name = place.symbol.trim() || `Place ${index + 1}`;
    if (entry === null) return isEmptyPlace(place) ? [] : [placeNotes.incomplete(name)];
    const { previousDayClose, currentDayClose } = entry;
    const wrongWay =
      kind === 'gainers'
        ? currentDayClose <= previousDayClose
        : currentDayClose >= previousDayClose;
    return [
      ...(wrongWay ? [placeNotes.wrongWay[kind](name)] : []),
      ...(isBeyondDailyLimit(previousDayClose, currentDayClose) ? [placeNotes.beyond(name)] : []),
    ];
  });
  const changes = places.map(placeChange).filter((change) => change !== null);
  const sorted = changes.every((change, index) => {
    const above = changes[index - 1] ?? change;
    return kind === 'gainers' ? change <= above : change >= above;
  });
  return [...notes, ...tiesAmong(places), ...(sorted ? [] : [placeNotes.outOfOrder])];
}

/** Shares among the five that moved exactly as much, as the list has them. */
function tiesAmong(places: readonly Place[]): string[] {
  const symbols = new Set(places.map(({ share }) => share?.symbol));
  const said = new Set<string>();
  return places.flatMap(({ share }) => {
    const others = share?.tiedWith.filter((symbol) => symbols.has(symbol)) ?? [];
    if (share === null || others.length === 0 || said.has(share.symbol)) return [];
    for (const symbol of others) said.add(symbol);
    return [placeNotes.tied([share.symbol, ...others])];
  });
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
