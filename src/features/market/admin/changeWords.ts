import {
  type ChangeLine,
  type ChangeWords,
  type DescribeChange,
  FIRST_OF_ITS_KIND,
  NOTHING,
  percentBetween,
  percentWords,
  pointsWords,
} from '@/lib/changeLines';
import {
  formatCalendarDate,
  formatPercent,
  formatPrice,
  formatSigned,
  roundTo2,
} from '@/lib/format';
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
  paths,
  type Tenure,
} from '../documents';
import { describeHistory } from './historyWords';
import { EDITOR_TITLES } from './macroDraft';

type Fields = StoredFields | null;

const INDEX = 'All Share Index';
const EXCHANGE = 'Exchange rate';
const bondNames: Record<BondId, string> = { bonds: 'Bonds', tbills: 'T-bills' };

/** The words of a figure's document, which is recorded whole. */
function figure(name: string, before: Fields, lines: ChangeLine[]): ChangeWords {
  return {
    name,
    lines,
    kept: 'whole',
    ...(before === null && { notUndone: FIRST_OF_ITS_KIND }),
  };
}

/** What differs between two versions of the index; null for none. */
export function asiLines(from: Asi | null, to: Asi | null): ChangeLine[] {
  const lines: ChangeLine[] = [];
  if (from?.value !== to?.value) {
    const moved = from && to && percentBetween(from.value, to.value);
    lines.push({
      label: INDEX,
      alone: 'Value',
      before: from === null ? NOTHING : formatPrice(from.value),
      after: to === null ? NOTHING : formatPrice(to.value),
      words: from && to ? percentWords(from.value, to.value) : '',
      ...(typeof moved === 'number' && { change: moved }),
    });
  }
  if (from?.change !== to?.change || from?.date !== to?.date) {
    const shown = (asi: Asi | null) =>
      asi === null
        ? NOTHING
        : [`${formatSigned(asi.change)}%`, formatCalendarDate(asi.date)].filter(Boolean).join(', ');
    const closes = from && to && percentBetween(from.value, to.value);
    lines.push({
      label: 'Its change and date',
      alone: 'Change and date',
      before: shown(from),
      after: shown(to),
      words: to !== null && closes === roundTo2(to.change) ? 'from the two closes' : '',
    });
  }
  return lines;
}

function describeAsi(before: Fields, after: Fields): ChangeWords {
  const [from, to] = [parseAsi(before ?? undefined), parseAsi(after ?? undefined)];
  const words = figure(INDEX, before, asiLines(from, to));
  return from !== null && from.date !== '' ? { ...words, dayBefore: from.date } : words;
}

/** Tenures by their label; the second of the same label is another. */
function byLabel(tenures: readonly Tenure[]): Map<string, number> {
  const rates = new Map<string, number>();
  for (const { label, rate } of tenures) {
    let name = label;
    for (let n = 2; rates.has(name); n += 1) name = `${label} (${n})`;
    rates.set(name, rate);
  }
  return rates;
}

/** What differs between two versions of a list of rates. */
export function rateLines(
  id: BondId,
  before: readonly Tenure[],
  after: readonly Tenure[],
): ChangeLine[] {
  const [from, to] = [byLabel(before), byLabel(after)];
  const shown = (rate: number | undefined) => (rate === undefined ? NOTHING : formatPercent(rate));
  const lines = [...new Set([...from.keys(), ...to.keys()])].flatMap((label): ChangeLine[] => {
    const [old, now] = [from.get(label), to.get(label)];
    if (old === now) return [];
    const words =
      old === undefined ? 'added' : now === undefined ? 'removed' : pointsWords(old, now);
    return [
      {
        label: `${bondNames[id]}, ${label}`,
        alone: label,
        before: shown(old),
        after: shown(now),
        words,
      },
    ];
  });
  const orders = [from, to].map((rates) => [...rates.keys()].join(', '));
  const [orderBefore = '', orderAfter = ''] = orders;
  if (lines.length === 0 && orderBefore !== orderAfter) {
    lines.push({
      label: `${bondNames[id]}, order`,
      alone: 'Order',
      before: orderBefore,
      after: orderAfter,
      words: 'same rates',
    });
  }
  return lines;
}

function describeBonds(id: BondId, before: Fields, after: Fields): ChangeWords {
  const tenuresIn = (stored: Fields) => parseFixedIncome(stored && { [id]: stored })[id] ?? [];
  return figure(bondNames[id], before, rateLines(id, tenuresIn(before), tenuresIn(after)));
}

export const naira = (price: number) => `N${formatPrice(price)}/$`;

/** What a new exchange rate means: 'N1.25 higher per dollar'; '' where it is the same to the kobo. */
function dollarWords(before: number, after: number): string {
  const dearer = roundTo2(after - before);
  if (dearer === 0) return '';
  return `N${formatPrice(Math.abs(dearer))} ${dearer < 0 ? 'lower' : 'higher'} per dollar`;
}

/** What differs between two exchange rates, in naira per dollar; null for none. */
export function exchangeLines(from: number | null, to: number | null): ChangeLine[] {
  if (from === to) return [];
  const shown = (price: number | null) => (price === null ? NOTHING : naira(price));
  const moved = from === null || to === null ? null : percentBetween(from, to);
  return [
    {
      label: EXCHANGE,
      alone: 'Price',
      before: shown(from),
      after: shown(to),
      words: from === null || to === null ? '' : dollarWords(from, to),
      ...(moved !== null && { change: moved }),
    },
  ];
}

function describeExchange(before: Fields, after: Fields): ChangeWords {
  const priceIn = (stored: Fields) =>
    stored === null ? null : parseMacroeconomics({ exchangeRate: stored }).exchangeRate;
  return figure(EXCHANGE, before, exchangeLines(priceIn(before), priceIn(after)));
}

/** An indicator as staff read it: '23.18%, February 2025'. */
function indicatorText({ percentage, date }: Indicator): string {
  return [formatPercent(percentage), date].filter(Boolean).join(', ');
}

/** What differs between two versions of an indicator; null for none. */
export function indicatorLines(
  id: IndicatorId,
  from: Indicator | null,
  to: Indicator | null,
): ChangeLine[] {
  if (from?.percentage === to?.percentage && from?.date === to?.date) return [];
  const label = EDITOR_TITLES[id];
  const shown = (indicator: Indicator | null) =>
    indicator === null ? NOTHING : indicatorText(indicator);
  const words =
    from === null || to === null
      ? ''
      : from.percentage === to.percentage
        ? 'same rate, new date'
        : pointsWords(from.percentage, to.percentage);
  return [{ label, alone: 'Rate and date', before: shown(from), after: shown(to), words }];
}

function describeIndicator(id: IndicatorId, before: Fields, after: Fields): ChangeWords {
  const indicatorIn = (stored: Fields) =>
    stored === null ? null : parseMacroeconomics({ [id]: stored })[id];
  return figure(
    EDITOR_TITLES[id],
    before,
    indicatorLines(id, indicatorIn(before), indicatorIn(after)),
  );
}

/** Changes of the index, the rates and the indicators, and of their history, in words. */
export const describeMarketChange: DescribeChange = (path, before, after) => {
  if (path === paths.asi.join('/')) return describeAsi(before, after);
  const bond = bondIds.find((id) => path === `${paths.fixedIncome}/${id}`);
  if (bond !== undefined) return describeBonds(bond, before, after);
  if (path === `${paths.macroeconomics}/exchangeRate`) return describeExchange(before, after);
  const indicator = indicatorIds.find((id) => path === `${paths.macroeconomics}/${id}`);
  if (indicator !== undefined) return describeIndicator(indicator, before, after);
  return describeHistory(path, before, after);
};
