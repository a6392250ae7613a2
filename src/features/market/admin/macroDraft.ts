import type { DocumentData } from 'firebase/firestore/lite';
import { numberText, usableNumber } from '@/lib/numbers';
import type { StoredDocument } from '@/ui/admin/useCheckedEditor';
import {
  type Indicator,
  type IndicatorId,
  indicatorIds,
  type Macroeconomics,
  parseMacroeconomics,
} from '../documents';
import { EXCHANGE_RATE } from './refs';

export const EDITOR_TITLES: Record<IndicatorId, string> = {
  inflation: 'Inflation Rate',
  gdp: 'Real GDP Growth Rate',
  monetaryPolicy: 'Monetary Policy Rate',
};

interface IndicatorDraft {
  date: string;
  percentage: string;
}

export interface MacroDraft extends Record<IndicatorId, IndicatorDraft> {
  price: string;
}

/** The figures of the documents, which come in the order of `macroeconomicsRefs`. */
export function fromDocuments(documents: readonly StoredDocument[]): Macroeconomics {
  const names = [...indicatorIds, EXCHANGE_RATE];
  return parseMacroeconomics(
    Object.fromEntries(names.map((name, index) => [name, documents[index]])),
  );
}

function indicatorDraft(indicator: Indicator | null): IndicatorDraft {
  return { date: indicator?.date ?? '', percentage: numberText(indicator?.percentage ?? 0) };
}

export function draftOf(figures: Macroeconomics): MacroDraft {
  return {
    inflation: indicatorDraft(figures.inflation),
    gdp: indicatorDraft(figures.gdp),
    monetaryPolicy: indicatorDraft(figures.monetaryPolicy),
    price: numberText(figures.exchangeRate ?? 0),
  };
}

/** A field's number; null while it cannot be used. */
export function percentageOf(draft: IndicatorDraft): number | null {
  return usableNumber(draft.percentage, { kind: 'percent' });
}

export function priceOf(draft: MacroDraft): number | null {
  return usableNumber(draft.price, { kind: 'price' });
}

/** The four documents, in the order of `macroeconomicsRefs`; null while the draft cannot be saved. */
export function documentsOf(draft: MacroDraft): DocumentData[] | null {
  const documents: DocumentData[] = [];
  for (const id of indicatorIds) {
    const percentage = percentageOf(draft[id]);
    if (percentage === null) return null;
    documents.push({ date: draft[id].date.trim(), percentage });
  }
  const price = priceOf(draft);
  return price === null ? null : [...documents, { price }];
}
