import { numberText, parseNumberInput, usableNumber } from '@/lib/numbers';
import { plainLine } from '@/lib/plainText';
import { type TypedFigure, type Zeros, zeroText } from '@/ui/admin/useZeroStop';
import {
  type Indicator,
  type IndicatorId,
  indicatorIds,
  type MacroDocuments,
  type Macroeconomics,
} from '../documents';
import { readPeriod } from './periods';

export const EDITOR_TITLES: Record<IndicatorId, string> = {
  inflation: 'Inflation Rate',
  gdp: 'Real GDP Growth Rate',
  monetaryPolicy: 'Monetary Policy Rate',
};

/** The field of the exchange rate, beside those of the indicators. */
export const EXCHANGE_RATE = 'exchangeRate';
export const EXCHANGE_TITLE = 'Exchange Rate';

interface IndicatorDraft {
  date: string;
  percentage: string;
  /** Of a figure whose date is the day of its release, where staff name another than is proposed; else ''. */
  period: string;
}

export interface MacroDraft extends Record<IndicatorId, IndicatorDraft> {
  price: string;
}

function indicatorDraft(indicator: Indicator | null): IndicatorDraft {
  const percentage = numberText(indicator?.percentage ?? 0);
  return { date: indicator?.date ?? '', percentage, period: '' };
}

export function draftOf(figures: Macroeconomics): MacroDraft {
  return {
    inflation: indicatorDraft(figures.inflation),
    gdp: indicatorDraft(figures.gdp),
    monetaryPolicy: indicatorDraft(figures.monetaryPolicy),
    price: numberText(figures.exchangeRate ?? 0),
  };
}

export function percentageOf(draft: IndicatorDraft): number | null {
  return usableNumber(draft.percentage, { kind: 'percent' });
}

export function priceOf(draft: MacroDraft): number | null {
  return usableNumber(draft.price, { kind: 'price' });
}

export function figuresOf(draft: MacroDraft): TypedFigure[] {
  const percentages = indicatorIds.map((id) => ({ field: id, text: draft[id].percentage }));
  return [...percentages, { field: EXCHANGE_RATE, text: draft.price }].map((figure) => ({
    ...figure,
    emptyIsZero: true,
  }));
}

/** What is not a number, or nothing, as the 0 that is stored for it. */
export function settled(draft: MacroDraft): MacroDraft {
  const settle = (text: string) => {
    const parsed = parseNumberInput(text);
    return parsed.ok || parsed.reason === 'too-large' ? text : numberText(0);
  };
  const indicator = (id: IndicatorId) => ({
    ...draft[id],
    percentage: settle(draft[id].percentage),
  });
  return {
    inflation: indicator('inflation'),
    gdp: indicator('gdp'),
    monetaryPolicy: indicator('monetaryPolicy'),
    price: settle(draft.price),
  };
}

/** What staff are told before a figure that became 0 is stored. */
export function zeroReasons(zeros: Zeros): string[] {
  const names = { ...EDITOR_TITLES, [EXCHANGE_RATE]: EXCHANGE_TITLE };
  return Object.entries(names).flatMap(([field, name]) => {
    const typed = zeros[field];
    return typed === undefined ? [] : [`${name}: ${zeroText(typed)}`];
  });
}

function indicatorOf(draft: IndicatorDraft): Indicator | null {
  const percentage = percentageOf(draft);
  return percentage === null ? null : { date: plainLine(draft.date), percentage };
}

export function documentsOf(draft: MacroDraft): MacroDocuments | null {
  const inflation = indicatorOf(draft.inflation);
  const gdp = indicatorOf(draft.gdp);
  const monetaryPolicy = indicatorOf(draft.monetaryPolicy);
  const price = priceOf(draft);
  if (inflation === null || gdp === null || monetaryPolicy === null || price === null) return null;
  return { inflation, gdp, monetaryPolicy, exchangeRate: { price } };
}

/** The periods that staff named, by the keys of the history. */
export function periodsOf(draft: MacroDraft): Partial<Record<IndicatorId, string>> {
  const named = indicatorIds.map((id) => [id, readPeriod(draft[id].period)] as const);
  return Object.fromEntries(named.filter(([, period]) => period !== null));
}
