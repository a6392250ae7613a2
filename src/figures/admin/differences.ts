import {
  type DescribeChange,
  type DescribedChange,
  type Difference,
  differencesOf,
  describeMove,
  percentBetween,
  type Row,
} from '@/lib/difference';
import {
  formatCalendarDate,
  formatExchangeRate,
  formatNaira,
  formatPercent,
  formatPrice,
  formatSigned,
  roundTo2,
} from '@/lib/format';
import { type FigureKind, usableNumber } from '@/lib/numbers';
import type { StoredFields } from '@/lib/stored';
import {
  type Asi,
  type BondId,
  bondIds,
  type Indicator,
  type IndicatorId,
  indicatorIds,
  parseAsi,
  parseFixedIncome,
  parseMacroeconomics,
  type Tenure,
} from '../market';
import type { AsiDraft } from './asiDraft';
import type { FixedIncomeDraft } from './ratesDraft';
import { describeHistory } from './historyDifferences';
import { EXCHANGE_TITLE, type MacroDraft } from './macroDraft';
import { figures, indicators } from '../registry';

/**
 * A figure as it is typed: written as visitors read it, and as it was typed where it cannot be used.
 * `stored` is the figure where nothing is typed.
 */
export function figureRow(
  label: string,
  text: string,
  kind: FigureKind,
  stored: number | null = null,
): Row {
  const value = text.trim() === '' ? stored : usableNumber(text, { kind });
  if (value === null) return { label, text: text.trim() };
  return { label, text: formatPrice(value), value, ...(kind === 'price' && { moves: 'percent' }) };
}

/** The fields of the index's form. */
export function asiFields({ value, change, date }: AsiDraft): Row[] {
  return [
    figureRow('Value', value, 'price'),
    figureRow('Change (%)', change, 'percent'),
    { label: 'Date', text: formatCalendarDate(date) },
  ];
}

/** The fields of the form of the exchange rate and the indicators. */
export function macroFields(draft: MacroDraft): Row[] {
  return [
    figureRow(EXCHANGE_TITLE, draft.price, 'price'),
    ...indicatorIds.flatMap((id) => [
      { label: `${indicators[id].title}, date`, text: draft[id].date.trim() },
      { label: `${indicators[id].title}, period`, text: draft[id].period.trim() },
      figureRow(`${indicators[id].title} (%)`, draft[id].percentage, 'percent'),
    ]),
  ];
}

/** A list of rates by the labels of the tenures: one that is removed leaves the others as they are. */
export function rateRows(
  id: BondId,
  rates: readonly { label: string; rate: number | string }[],
): Row[] {
  const names = rates.map(({ label }) => label.trim());
  const rows = rates.map(({ rate }, index): Row => {
    const name = names[index] ?? '';
    const earlier = names.slice(0, index).filter((each) => each === name).length;
    const alone = `${name || 'no label'}${earlier === 0 ? '' : ` (${earlier + 1})`}`;
    const label = `${figures[id].title}, ${alone}`;
    const value = typeof rate === 'number' ? rate : usableNumber(rate, { kind: 'percent' });
    if (value === null) return { label, alone, text: String(rate).trim() };
    return { label, alone, text: formatPercent(value), value, moves: 'points' };
  });
  const order = { label: `${figures[id].title}, order`, alone: 'Order', text: names.join(', ') };
  return [...rows, { ...order, lastResort: true }];
}

export const fixedIncomeRows = (draft: FixedIncomeDraft): Row[] =>
  bondIds.flatMap((id) => rateRows(id, draft[id]));

/** What differs between two versions of a list of rates. */
export function rateDifferences(
  id: BondId,
  from: readonly Tenure[] | null,
  to: readonly Tenure[] | null,
): Difference[] {
  return differencesOf(rateRows(id, from ?? []), rateRows(id, to ?? []), {
    noteOf: (before, after) => {
      if (after?.lastResort === true) return 'same rates';
      if (before === undefined) return 'added';
      return after === undefined ? 'removed' : describeMove(before, after);
    },
  });
}

function asiRows(asi: Asi | null): Row[] {
  if (asi === null) return [];
  const { value, change, date } = asi;
  const closed = [`${formatSigned(change)}%`, formatCalendarDate(date)].filter(Boolean).join(', ');
  return [
    { label: figures.asi.title, alone: 'Value', text: formatPrice(value), value, moves: 'percent' },
    { label: 'Its change and date', alone: 'Change and date', text: closed, value: change },
  ];
}

/** What differs between two versions of the index; null for none. */
export function asiDifferences(from: Asi | null, to: Asi | null): Difference[] {
  const closes = from && to && percentBetween(from.value, to.value);
  const ofCloses = to !== null && closes === roundTo2(to.change) ? 'from the two closes' : '';
  return differencesOf(asiRows(from), asiRows(to), {
    noteOf: (before, after) =>
      after?.label === figures.asi.title ? describeMove(before, after) : ofCloses,
  });
}

/** What a new exchange rate means: 'N1.25 higher per dollar'; '' where it is the same to the kobo. */
function describeDollar(before: Row | undefined, after: Row | undefined): string {
  if (before?.value === undefined || after?.value === undefined) return '';
  const dearer = roundTo2(after.value - before.value);
  if (dearer === 0) return '';
  return `${formatNaira(Math.abs(dearer))} ${dearer < 0 ? 'lower' : 'higher'} per dollar`;
}

/** What differs between two exchange rates, in naira per dollar; null for none. */
export function exchangeDifferences(from: number | null, to: number | null): Difference[] {
  const row = { label: figures.exchangeRate.title, alone: 'Price', moves: 'percent' } as const;
  const rows = (price: number | null): Row[] =>
    price === null ? [] : [{ ...row, text: formatExchangeRate(price), value: price }];
  return differencesOf(rows(from), rows(to), { noteOf: describeDollar });
}

/** What differs between two versions of an indicator; null for none. */
export function indicatorDifferences(
  id: IndicatorId,
  from: Indicator | null,
  to: Indicator | null,
): Difference[] {
  const row = { label: indicators[id].title, alone: 'Rate and date', moves: 'points' } as const;
  const rows = (indicator: Indicator | null): Row[] => {
    if (indicator === null) return [];
    const { percentage: value, date } = indicator;
    return [{ ...row, text: [formatPercent(value), date].filter(Boolean).join(', '), value }];
  };
  return differencesOf(rows(from), rows(to), {
    noteOf: (before, after) =>
      before?.value === after?.value ? 'same rate, new date' : describeMove(before, after),
  });
}

/** Changes of the index, the rates and the indicators, and of their history. */
export const describeMarketChange: DescribeChange = (path, before, after) => {
  const figure = (name: string, differences: Difference[]): DescribedChange => ({
    name,
    differences,
    kept: 'whole',
  });
  const both = <T>(parse: (stored: StoredFields) => T) =>
    [before && parse(before), after && parse(after)] as const;
  if (path === figures.asi.path) {
    const [from, to] = both(parseAsi);
    const dayBefore = from?.date ?? '';
    return {
      ...figure(figures.asi.title, asiDifferences(from, to)),
      ...(dayBefore !== '' && { dayBefore }),
    };
  }
  const bond = bondIds.find((id) => path === figures[id].path);
  if (bond !== undefined) {
    const lists = both((stored) => parseFixedIncome({ [bond]: stored })[bond]);
    return figure(figures[bond].title, rateDifferences(bond, ...lists));
  }
  if (path === figures.exchangeRate.path) {
    const prices = both((exchangeRate) => parseMacroeconomics({ exchangeRate }).exchangeRate);
    return figure(figures.exchangeRate.title, exchangeDifferences(...prices));
  }
  const id = indicatorIds.find((each) => path === figures[each].path);
  if (id === undefined) return describeHistory(path, before, after);
  const versions = both((stored) => parseMacroeconomics({ [id]: stored })[id]);
  return figure(indicators[id].title, indicatorDifferences(id, ...versions));
};
