/** Computes the five gainers and the five losers from a price list and the edits of staff. */
import { toShareTexts } from '@/figures/admin/listChecks';
import { isComplete, type RowDraft, type ShareTexts } from '@/figures/admin/stockDraft';
import type { PriceListShares } from '@/figures/admin/tonightDraft';
import { STOCK_ROWS } from '@/figures/limits';
import { type StockKind, stockKinds } from '@/figures/stocks';
import { shortenText } from '@/lib/difference';
import { formatNumberText } from '@/lib/numbers';
import { mapKeys } from '@/lib/records';
import { createListCsv } from './listCsv';
import type { ListRow } from './listRow';
import { leaveOutQuestions, formatFirstNames, panelLabels } from './messages';
import { type RowEdits, getEditId } from './rowEdits';
import { canBeInTopFive, rankShares, type Ranking } from './rank';
import type { ListReading } from './readList';

/**
 * Returns five rows with the ranked shares, as edited by staff. Missing shares become empty rows.
 */
function createFiveRows(kind: StockKind, five: Ranking['five'], edits: RowEdits): RowDraft[] {
  return Array.from({ length: STOCK_ROWS }, (_, index): RowDraft => {
    const share = five[index];
    const id = share ? getEditId(share) : `${kind} ${index}`;
    const formatClose = (close: 'previous' | 'current') =>
      share ? formatNumberText(share[close]) : '';
    const closes = { previous: formatClose('previous'), current: formatClose('current') };
    return edits.get(id) ?? { id, stockId: '', symbol: share?.symbol ?? '', ...closes };
  });
}

export const isEmptyRow = ({ symbol, previous, current }: RowDraft): boolean =>
  `${symbol}${previous}${current}`.trim() === '';

/**
 * Returns the closes of the shares that the site currently shows. The closes come from the new
 * price list, with the edits of staff.
 */
function findSharesOnSite(
  { read, leftOut }: ListReading,
  rows: readonly RowDraft[],
  published: readonly string[],
): ShareTexts[] {
  const names = new Set(published.map((symbol) => symbol.toUpperCase()));
  const unchanged = leftOut.filter(({ reason }) => reason === 'unchanged');
  const listed = [...read, ...unchanged].map(({ symbol, previous, current }) => ({
    symbol,
    previous: String(previous),
    current: String(current),
  }));
  const all = [...listed, ...rows.filter(isComplete).map(toShareTexts)];
  const bySymbol = new Map(all.map((share) => [share.symbol.toUpperCase(), share]));
  return [...bySymbol].filter(([symbol]) => names.has(symbol)).map(([, share]) => share);
}

/**
 * Describes a tie between the fifth share and others. Returns null if there is no tie, or if staff
 * have replaced the fifth share.
 */
function describeTie({ five, tied }: Ranking, rows: readonly RowDraft[]): string | null {
  const last = five.at(-1)?.symbol;
  const shown = rows.findLast((row) => !isEmptyRow(row));
  if (last === undefined || tied.length === 0 || shown?.symbol !== last) return null;
  const names = tied.map(({ symbol }) => symbol);
  return panelLabels.tie(last, names);
}

function describeProblem({ previous, current }: ListRow): string {
  if (!previous && current) return leaveOutQuestions.noPrevious;
  return previous && !current ? leaveOutQuestions.noClose : leaveOutQuestions.unreadable;
}

/**
 * Returns a question that lists the rows that would be left out although they may belong to the top
 * five. Staff must confirm it. Returns '' if there are no such rows.
 */
function describeLeading(rows: readonly ListRow[]): string {
  const names = rows.map(({ row, name, text }) => `${name || shortenText(text)} (row ${row})`);
  const [first] = rows;
  if (first === undefined) return '';
  return rows.length === 1
    ? leaveOutQuestions.row(formatFirstNames(names), describeProblem(first))
    : leaveOutQuestions.rows(formatFirstNames(names));
}

/**
 * Computes the five gainers and the five losers, and the questions that staff still have to answer.
 * @param published the symbols of the shares on the site
 */
export function computeTonightStocks(
  reading: ListReading,
  edits: RowEdits,
  published: readonly string[] = [],
) {
  const { read, leftOut, unread, tradeDate } = reading;
  const lists = mapKeys(stockKinds, (kind) => {
    const ranking = rankShares(kind, read);
    const rows = createFiveRows(kind, ranking.five, edits);
    return { ...ranking, rows, tie: describeTie(ranking, rows) };
  });
  const rows = stockKinds.flatMap((kind) => lists[kind].rows);
  const leading = unread.filter((row) => canBeInTopFive(row, lists));
  const counted = leftOut.filter(({ reason }) => reason !== 'layout').length;
  const counts = {
    read: panelLabels.read(read.length),
    leftOut: counted > 0 && `${counted} left out`,
    unread: unread.length > 0 && `${unread.length} could not be read`,
  };
  const tonight: PriceListShares = {
    ...mapKeys(stockKinds, (kind) => lists[kind].rows.filter(isComplete).map(toShareTexts)),
    tradeDate,
    rowsRead: read.length,
    counts: Object.values(counts).filter(Boolean).join(', '),
    mayLead: describeLeading(leading),
    incomplete: rows.filter((row) => !isEmptyRow(row) && !isComplete(row)).length,
    ties: stockKinds.flatMap((kind) => lists[kind].tie ?? []),
    onSite: findSharesOnSite(reading, rows, published),
    csv: () => createListCsv(reading.table, edits),
  };
  return {
    tonight,
    counts,
    /** The ranking, the ties and all five rows of each list. Rows may be incomplete. */
    lists,
    leading,
  };
}

export type TopFive = ReturnType<typeof computeTonightStocks>['lists'][StockKind];
