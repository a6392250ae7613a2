import { formatChange } from '@/lib/change';
import {
  type DescribeChange,
  type Difference,
  findDifferences,
  describeMove,
  calculatePercentBetween,
  type ValueRow,
} from '@/lib/difference';
import {
  formatCalendarDate,
  formatExchangeRate,
  formatNaira,
  formatPercent,
  formatPrice,
  roundTo2,
} from '@/lib/format';
import { listKeys, mapKeys } from '@/lib/records';
import {
  type Asi,
  type BondId,
  bondIds,
  type Indicator,
  type IndicatorId,
  indicatorIds,
  parseAsi,
  parseExchangeRate,
  parseIndicator,
  parseTenures,
  type Tenure,
} from '../market';
import { figures, type FigureId, indicators } from '../registry';
import { parseStockList, stockKinds, type StockList } from '../stocks';
import type { StoredFigures } from './sessionInput';
import { describeHistory } from './historyDifferences';
import { toRateRows } from './ratesDraft';
import { compareLists } from './stockDifferences';

const createRateComparison =
  (id: BondId) =>
  (from: readonly Tenure[] | null, to: readonly Tenure[] | null): Difference[] =>
    findDifferences(toRateRows(id, from ?? []), toRateRows(id, to ?? []), {
      noteOf: (before, after) => {
        if (after?.lastResort === true) return 'same rates';
        if (before === undefined) return 'added';
        return after === undefined ? 'removed' : describeMove(before, after);
      },
    });

function toAsiRows(asi: Asi | null): ValueRow[] {
  if (asi === null) return [];
  const { value, change, date } = asi;
  const closed = [formatChange(change), formatCalendarDate(date)].filter(Boolean).join(', ');
  return [
    { label: figures.asi.title, alone: 'Value', text: formatPrice(value), value, moves: 'percent' },
    { label: 'Its change and date', alone: 'Change and date', text: closed, value: change },
  ];
}

function compareAsi(from: Asi | null, to: Asi | null): Difference[] {
  const closes = from && to && calculatePercentBetween(from.value, to.value);
  const ofCloses = to !== null && closes === roundTo2(to.change) ? 'from the two closes' : '';
  return findDifferences(toAsiRows(from), toAsiRows(to), {
    noteOf: (before, after) =>
      after?.label === figures.asi.title ? describeMove(before, after) : ofCloses,
  });
}

/**
 * Describes the change of the exchange rate, such as 'N1.25 higher per dollar'. Returns '' if both
 * rates are equal to the kobo.
 */
function describeExchangeRateMove(
  before: ValueRow | undefined,
  after: ValueRow | undefined,
): string {
  if (before?.value === undefined || after?.value === undefined) return '';
  const dearer = roundTo2(after.value - before.value);
  if (dearer === 0) return '';
  return `${formatNaira(Math.abs(dearer))} ${dearer < 0 ? 'lower' : 'higher'} per dollar`;
}

function compareExchangeRates(from: number | null, to: number | null): Difference[] {
  const row = { label: figures.exchangeRate.title, alone: 'Price', moves: 'percent' } as const;
  const toRows = (price: number | null): ValueRow[] =>
    price === null ? [] : [{ ...row, text: formatExchangeRate(price), value: price }];
  return findDifferences(toRows(from), toRows(to), { noteOf: describeExchangeRateMove });
}

function createIndicatorComparison(id: IndicatorId) {
  const row = { label: indicators[id].title, alone: 'Rate and date', moves: 'points' } as const;
  const rows = (indicator: Indicator | null): ValueRow[] => {
    if (indicator === null) return [];
    const { percentage: value, date } = indicator;
    return [{ ...row, text: [formatPercent(value), date].filter(Boolean).join(', '), value }];
  };
  return (from: Indicator | null, to: Indicator | null) =>
    findDifferences(rows(from), rows(to), {
      noteOf: (before, after) =>
        before?.value === after?.value ? 'same rate, new date' : describeMove(before, after),
    });
}

const parsers: { readonly [Id in FigureId]: (document: unknown) => StoredFigures[Id] } = {
  asi: parseAsi,
  ...mapKeys(stockKinds, (kind) => (list: unknown) => parseStockList(kind, list)),
  exchangeRate: parseExchangeRate,
  ...mapKeys(bondIds, (id) => (list: unknown) => parseTenures(id, list)),
  ...mapKeys(indicatorIds, (id) => (indicator: unknown) => parseIndicator(id, indicator)),
};

/** For each figure, the function that compares two versions. Null stands for a missing figure. */
const differences: {
  readonly [Id in FigureId]: (from: StoredFigures[Id], to: StoredFigures[Id]) => Difference[];
} = {
  asi: compareAsi,
  ...mapKeys(stockKinds, (kind) => (from: StockList | null, to: StockList | null) => {
    return compareLists(kind, from?.stocks ?? [], to?.stocks ?? []);
  }),
  exchangeRate: compareExchangeRates,
  ...mapKeys(bondIds, createRateComparison),
  ...mapKeys(indicatorIds, createIndicatorComparison),
};

/** Returns the differences between a stored figure or list and a new version of its document. */
export function compareFigures<Id extends FigureId>(
  id: Id,
  stored: StoredFigures[Id],
  document: unknown,
): Difference[] {
  return differences[id](stored, parsers[id](document));
}

/**
 * Describes a change of a figure, a list or a history document. Returns null for other documents.
 */
export const describeFigureChange: DescribeChange = (path, before, after) => {
  const id = listKeys(figures).find((each) => path === figures[each].path);
  if (id === undefined) return describeHistory(path, before, after);
  const from = parsers[id](before ?? undefined);
  return {
    name: figures[id].title,
    differences: compareFigures(id, from, after ?? undefined),
    recordScope: 'whole',
  };
};
