import {
  type EquityLists,
  type Stock,
  type StockKind,
  stockKinds,
} from '@/features/equity/documents';
import { equityMessages } from '@/features/equity/messages';
import { moves, movesInWords } from '@/features/equity/admin/moves';
import { type RowDraft, stocksOf } from '@/features/equity/admin/stockDraft';
import { dollarWords, indicatorText, naira } from '@/features/market/admin/changeWords';
import { EDITOR_TITLES } from '@/features/market/admin/macroDraft';
import {
  type Asi,
  type BondDocument,
  type BondId,
  bondIds,
  type FixedIncome,
  type Indicator,
  type IndicatorId,
  indicatorIds,
  type Macroeconomics,
  type Tenure,
} from '@/features/market/documents';
import { listed, NOTHING, pointsWords } from '@/lib/changeLines';
import {
  formatCalendarDate,
  formatPercent,
  formatPrice,
  formatSigned,
  roundTo2,
} from '@/lib/format';
import { rowTitles, tonightMessages } from './messages';
import type { RowId } from './rowState';

/** One line of the summary: what visitors see now, and what they would see. */
export interface FigureChange {
  figure: string;
  before: string;
  after: string;
  note: string;
}

/** What is stored of the figures; null where there is nothing. */
export interface StoredFigures {
  asi: Asi | null;
  macro: Macroeconomics;
  rates: FixedIncome;
  stocks: EquityLists;
}

/** The documents and lists that a publication writes; absent where they stay as they are. */
export interface NextFigures {
  asi?: Asi;
  exchangeRate?: { price: number };
  rates: Partial<Record<BondId, BondDocument>>;
  indicators: Partial<Record<IndicatorId, Indicator>>;
  stocks: Partial<Record<StockKind, readonly RowDraft[]>>;
}

export interface Summary {
  changes: FigureChange[];
  /** What was confirmed and stays as it is, such as 'T-bills'. */
  stays: string[];
  /** The rows that are open: they are left out. */
  leftOut: RowId[];
}

/** Such as 'up 0.62%'. */
export function direction(change: number): string {
  const size = formatPercent(Math.abs(change));
  if (roundTo2(change) === 0) return 'unchanged';
  return `${change > 0 ? 'up' : 'down'} ${size}`;
}

function asiChanges(stored: Asi | null, next: Asi): FigureChange[] {
  const about = (asi: Asi) =>
    `${formatSigned(asi.change)}%${asi.date === '' ? '' : `, ${formatCalendarDate(asi.date)}`}`;
  const value: FigureChange = {
    figure: rowTitles.asi,
    before: stored === null ? NOTHING : formatPrice(stored.value),
    after: formatPrice(next.value),
    note: direction(next.change),
  };
  const rest: FigureChange = {
    figure: 'Its change and date',
    before: stored === null ? NOTHING : about(stored),
    after: about(next),
    note: 'from the two closes',
  };
  return [
    ...(stored?.value === next.value ? [] : [value]),
    ...(stored?.change === next.change && stored.date === next.date ? [] : [rest]),
  ];
}

function exchangeRateChange(stored: number | null, price: number): FigureChange[] {
  if (stored === price) return [];
  return [
    {
      figure: rowTitles.exchangeRate,
      before: stored === null ? NOTHING : naira(stored),
      after: naira(price),
      note: stored === null ? '' : dollarWords(stored, price),
    },
  ];
}

const tenuresAsText = (tenures: readonly Tenure[]) =>
  tenures.map(({ label, rate }) => `${label} ${formatPercent(rate)}`).join(', ');

/** Tenure by tenure where the labels are the same; tonight none is renamed. */
function rateChanges(id: BondId, stored: readonly Tenure[] | null, next: readonly Tenure[]) {
  if (stored === null || stored.length === 0) {
    const line = { figure: rowTitles[id], before: NOTHING, after: tenuresAsText(next), note: '' };
    return { changes: [line], same: [] };
  }
  const changes: FigureChange[] = [];
  const same: string[] = [];
  next.forEach(({ label, rate }, place) => {
    const before = stored[place]?.rate;
    if (before === rate) same.push(label);
    else {
      changes.push({
        figure: `${rowTitles[id]}, ${label}`,
        before: before === undefined ? NOTHING : formatPercent(before),
        after: formatPercent(rate),
        note: before === undefined ? '' : pointsWords(before, rate),
      });
    }
  });
  return { changes, same };
}

function indicatorChange(id: IndicatorId, stored: Indicator | null, next: Indicator): FigureChange {
  const moved = stored !== null && stored.percentage !== next.percentage;
  return {
    figure: EDITOR_TITLES[id],
    before: stored === null ? NOTHING : indicatorText(stored),
    after: indicatorText(next),
    note: moved ? pointsWords(stored.percentage, next.percentage) : '',
  };
}

const symbolsOf = (stocks: readonly Pick<Stock, 'symbol'>[]) => stocks.map(({ symbol }) => symbol);
const asWritten = ({ symbol, previousDayClose, currentDayClose }: Stock) =>
  `${symbol} ${previousDayClose} ${currentDayClose}`;

function listChange(kind: StockKind, stored: readonly Stock[], rows: readonly RowDraft[]) {
  const next = (stocksOf(kind, rows, new Date(0)) ?? []).filter(({ symbol }) => symbol !== '');
  if (stored.map(asWritten).join() === next.map(asWritten).join()) return null;
  const note = movesInWords(moves(symbolsOf(stored), symbolsOf(next)));
  return {
    figure: equityMessages[kind].tab,
    before: symbolsOf(stored).join(', ') || NOTHING,
    after: symbolsOf(next).join(', '),
    note: note || 'same shares, other closes',
  };
}

/** What publishing would change, figure by figure, and what stays as it is. */
export function summaryOf(
  stored: StoredFigures,
  next: NextFigures,
  leftOut: readonly RowId[],
): Summary {
  const changes: FigureChange[] = [];
  const stays: string[] = [];
  const add = (found: readonly FigureChange[], name: string) => {
    changes.push(...found);
    if (found.length === 0) stays.push(name);
  };
  if (next.asi !== undefined) add(asiChanges(stored.asi, next.asi), rowTitles.asi);
  for (const kind of stockKinds) {
    const rows = next.stocks[kind];
    if (rows === undefined) continue;
    const change = listChange(kind, stored.stocks[kind]?.stocks ?? [], rows);
    add(change === null ? [] : [change], equityMessages[kind].tab);
  }
  if (next.exchangeRate !== undefined) {
    const { price } = next.exchangeRate;
    add(exchangeRateChange(stored.macro.exchangeRate, price), rowTitles.exchangeRate);
  }
  for (const id of bondIds) {
    const document = next.rates[id];
    if (document === undefined) continue;
    const { changes: found, same } = rateChanges(id, stored.rates[id], document.tenures);
    changes.push(...found);
    if (found.length === 0) stays.push(rowTitles[id]);
    else if (same.length > 0) stays.push(`${rowTitles[id]}, ${listed(same)}`);
  }
  for (const id of indicatorIds) {
    const indicator = next.indicators[id];
    if (indicator === undefined) stays.push(tonightMessages.indicators[id]);
    else changes.push(indicatorChange(id, stored.macro[id], indicator));
  }
  return { changes, stays, leftOut: [...leftOut] };
}
