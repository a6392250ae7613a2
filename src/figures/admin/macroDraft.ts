import * as v from 'valibot';
import { numberText, parseNumberInput, usableNumber } from '@/lib/numbers';
import { plainLine } from '@/lib/plainText';
import { mapKeys } from '@/lib/records';
import { type TypedFigure, type Zeros, zeroText } from '@/lib/zeros';
import {
  type Indicator,
  type IndicatorId,
  indicatorIds,
  type MacroDocuments,
  type Macroeconomics,
} from '../market';
import { indicators } from '../registry';
import { readPeriod } from './periods';

/** The field of the exchange rate, beside those of the indicators. */
export const EXCHANGE_RATE = 'exchangeRate';
export const EXCHANGE_TITLE = 'Exchange Rate';

const indicatorFields = v.object({
  date: v.string(),
  percentage: v.string(),
  /** Of a figure whose date is the day of its release, where staff name another than is proposed; else ''. */
  period: v.string(),
});
type IndicatorDraft = v.InferOutput<typeof indicatorFields>;

/** The fields of the form of indicators and exchange rate, as they are typed. */
export const macroDraft = v.object({
  ...mapKeys(indicatorIds, () => indicatorFields),
  price: v.string(),
});
export type MacroDraft = v.InferOutput<typeof macroDraft>;

function indicatorDraft(indicator: Indicator | null): IndicatorDraft {
  const percentage = numberText(indicator?.percentage ?? 0);
  return { date: indicator?.date ?? '', percentage, period: '' };
}

export function macroDraftOf(figures: Macroeconomics): MacroDraft {
  return {
    ...mapKeys(indicatorIds, (id) => indicatorDraft(figures[id])),
    price: numberText(figures.exchangeRate ?? 0),
  };
}

type IndicatorTexts = Pick<IndicatorDraft, 'date' | 'percentage'>;

export function percentageOf({ percentage }: IndicatorTexts): number | null {
  return usableNumber(percentage, { kind: 'percent' });
}

/** What an indicator would store, or null while its figure is missing or wrong. */
export function indicatorOf(draft: IndicatorTexts): Indicator | null {
  const percentage = percentageOf(draft);
  return percentage === null ? null : { date: plainLine(draft.date), percentage };
}

export function priceOf(draft: MacroDraft): number | null {
  return usableNumber(draft.price, { kind: 'price' });
}

export function macroFiguresOf(draft: MacroDraft): TypedFigure[] {
  const percentages = indicatorIds.map((id) => ({ field: id, text: draft[id].percentage }));
  return [...percentages, { field: EXCHANGE_RATE, text: draft.price }].map((figure) => ({
    ...figure,
    emptyIsZero: true,
  }));
}

/** What is not a number, or nothing, as the 0 that is stored for it. */
export function settledMacro(draft: MacroDraft): MacroDraft {
  const settle = (text: string) => {
    const parsed = parseNumberInput(text);
    return parsed.ok || parsed.reason === 'too-large' ? text : numberText(0);
  };
  return {
    ...mapKeys(indicatorIds, (id) => ({ ...draft[id], percentage: settle(draft[id].percentage) })),
    price: settle(draft.price),
  };
}

/** What staff are told before a figure that became 0 is stored. */
export function macroZeroReasons(zeros: Zeros): string[] {
  const names = {
    ...mapKeys(indicatorIds, (id) => indicators[id].title),
    [EXCHANGE_RATE]: EXCHANGE_TITLE,
  };
  return Object.entries(names).flatMap(([field, name]) => {
    const typed = zeros[field];
    return typed === undefined ? [] : [`${name}: ${zeroText(typed)}`];
  });
}

const isWhole = <T>(read: Record<IndicatorId, T | null>): read is Record<IndicatorId, T> =>
  indicatorIds.every((id) => read[id] !== null);

/** What the draft would store, or null while a figure is missing or wrong. */
export function macroDocumentsOf(draft: MacroDraft): MacroDocuments | null {
  const price = priceOf(draft);
  const read = mapKeys(indicatorIds, (id) => indicatorOf(draft[id]));
  return price !== null && isWhole(read) ? { ...read, exchangeRate: { price } } : null;
}

/** The periods that staff named, by the keys of the history. */
export function periodsOf(draft: MacroDraft): Partial<Record<IndicatorId, string>> {
  const named = indicatorIds.map((id) => [id, readPeriod(draft[id].period)] as const);
  return Object.fromEntries(named.filter(([, period]) => period !== null));
}
