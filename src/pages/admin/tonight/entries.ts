import { type Asi, bondIds, indicatorIds } from '@/figures/market';
import type { LastPoints } from '@/features/market/admin/lastPoints';
import { roundTo2 } from '@/lib/format';
import { type Mark, markOf } from './rowState';
import type { NextFigures, StoredFigures } from './summary';
import {
  asiEntry,
  exchangeRateEntry,
  indicatorEntry,
  ratesEntry,
  stocksEntry,
  type TonightDraft,
} from './tonightDraft';
import { type FigureRow, figureRows } from './useSaves';

/** The close that the index is compared with; its day is '' where that is not known. */
export interface CloseBefore {
  day: string;
  close: number;
}

/**
 * The close before a session. Where the index of this session is stored already, and is corrected,
 * the history knows it; without one it is worked out from the stored change.
 */
export function closeBefore(
  asi: Asi | null,
  points: LastPoints | null,
  session: string,
): CloseBefore | null {
  if (asi === null) return null;
  if (asi.date < session) return { day: asi.date, close: asi.value };
  return points?.before ?? { day: '', close: roundTo2(asi.value / (1 + asi.change / 100)) };
}

/** What each row and indicator would publish. */
export function entriesOf(
  draft: TonightDraft,
  stored: StoredFigures,
  session: string,
  before: CloseBefore | null,
) {
  return {
    asi: asiEntry(draft, session, before?.close ?? null),
    stocks: stocksEntry(draft, stored.stocks, session),
    exchangeRate: exchangeRateEntry(draft, stored.macro),
    bonds: ratesEntry(draft, stored.rates, 'bonds'),
    tbills: ratesEntry(draft, stored.rates, 'tbills'),
    indicators: {
      inflation: indicatorEntry(draft, stored.macro, 'inflation'),
      gdp: indicatorEntry(draft, stored.macro, 'gdp'),
      monetaryPolicy: indicatorEntry(draft, stored.macro, 'monetaryPolicy'),
    },
  };
}

export type Entries = ReturnType<typeof entriesOf>;

interface MarkOptions {
  days: Readonly<Record<FigureRow, string | null>>;
  session: string;
  /** Whether a tie in the lists is still to be settled. */
  unsettled: boolean;
  /** Whether what is stored of a row has been loaded: until then it is open. */
  loaded: (row: FigureRow) => boolean;
}

/** How the rows of figures stand. */
export function figureMarks(entries: Entries, options: MarkOptions): Record<FigureRow, Mark> {
  const { days, session, unsettled, loaded } = options;
  const mark = (row: FigureRow): Mark =>
    loaded(row)
      ? markOf({
          entry: entries[row].state,
          day: days[row],
          session,
          unsettled: row === 'stocks' && unsettled,
        })
      : 'open';
  return {
    asi: mark('asi'),
    stocks: mark('stocks'),
    exchangeRate: mark('exchangeRate'),
    bonds: mark('bonds'),
    tbills: mark('tbills'),
  };
}

/** What is ready to be published: figures and lists, and how many rows and indicators they are. */
export function readyOf(entries: Entries, marks: Readonly<Record<FigureRow, Mark>>) {
  const rows = figureRows.filter((row) => marks[row] === 'ready');
  const indicators = indicatorIds.filter((id) => entries.indicators[id].state === 'ready');
  const next: NextFigures = { rates: {}, indicators: {}, stocks: {} };
  const { asi, exchangeRate, stocks } = entries;
  if (marks.asi === 'ready' && asi.state === 'ready') next.asi = asi.next;
  if (marks.stocks === 'ready' && stocks.state === 'ready') next.stocks = stocks.next;
  if (marks.exchangeRate === 'ready' && exchangeRate.state === 'ready') {
    next.exchangeRate = exchangeRate.next;
  }
  for (const id of bondIds) {
    const entry = entries[id];
    if (marks[id] === 'ready' && entry.state === 'ready') next.rates[id] = entry.next;
  }
  for (const id of indicatorIds) {
    const entry = entries.indicators[id];
    if (entry.state === 'ready') next.indicators[id] = entry.next;
  }
  return { rows, indicators, next };
}
