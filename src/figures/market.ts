import { isCalendarDate, tomorrowInLagos } from '@/lib/days';
import { keysOf, mapKeys } from '@/lib/records';
import { fieldsOf, figureIn, nameIn, textIn, warnDropped } from '@/lib/stored';
import { MAX_TENURE_LABEL, MAX_TENURES } from './limits';
import { figures, indicators, rateLists } from './registry';

export interface Asi {
  value: number;
  /** Percent. */
  change: number;
  /** `YYYY-MM-DD`, or '' where the stored text is no real date, or one that is yet to come. */
  date: string;
}

export interface Tenure {
  label: string;
  /** Percent. */
  rate: number;
}

export type BondId = keyof typeof rateLists;
export const bondIds = keysOf(rateLists);

export interface BondDocument {
  type: string;
  tenures: Tenure[];
}

/** The tenures of each document; null where there is no such document. */
export type FixedIncome = Record<BondId, Tenure[] | null>;

export interface Indicator {
  /** Free text such as 'February 20, 2025'. */
  date: string;
  percentage: number;
}

export type IndicatorId = keyof typeof indicators;
export const indicatorIds = keysOf(indicators);

export interface Macroeconomics extends Record<IndicatorId, Indicator | null> {
  /** Naira per dollar. */
  exchangeRate: number | null;
}

export const macroIds = [...indicatorIds, 'exchangeRate'] as const;
export type MacroId = (typeof macroIds)[number];

/** The stored documents; each has its name as id. */
export interface MacroDocuments extends Record<IndicatorId, Indicator> {
  exchangeRate: { price: number };
}

/** Returns the index, or null where there is no document or it holds no usable figures. */
export function parseAsi(data: unknown): Asi | null {
  if (data === undefined) return null;
  const fields = fieldsOf(data) ?? {};
  const value = figureIn(fields, 'value', 0);
  const change = figureIn(fields, 'change');
  if (value === null || change === null) {
    warnDropped(figures.asi.path, 'value or change is no usable number');
    return null;
  }
  const date = textIn(fields, 'date') ?? '';
  return {
    value,
    change,
    date: isCalendarDate(date) && date <= tomorrowInLagos(new Date()) ? date : '',
  };
}

/** Returns one tenure, or null where it lacks a label or a usable rate. */
export function parseTenure(data: unknown): Tenure | null {
  const fields = fieldsOf(data) ?? {};
  const label = nameIn(fields, 'label');
  const rate = figureIn(fields, 'rate');
  if (label === null || rate === null) return null;
  const letters = Array.from(label.replace(/\p{M}/gu, ''));
  return letters.length <= MAX_TENURE_LABEL ? { label, rate } : null;
}

/** Returns up to 12 tenures of a document, each with a label and a usable rate; null without a list. */
export function parseTenures(id: BondId, data: unknown): Tenure[] | null {
  if (data === undefined) return null;
  const stored: unknown = fieldsOf(data)?.['tenures'];
  if (!Array.isArray(stored)) {
    warnDropped(rateLists[id].path, 'tenures is no list');
    return null;
  }
  const tenures = stored
    .map(parseTenure)
    .filter((tenure) => tenure !== null)
    .slice(0, MAX_TENURES);
  if (tenures.length < stored.length) {
    warnDropped(rateLists[id].path, 'a tenure lacks a label or a usable rate, or is one too many');
  }
  return tenures;
}

export function parseFixedIncome(stored: unknown): FixedIncome {
  const docs = fieldsOf(stored) ?? {};
  return mapKeys(bondIds, (id) => parseTenures(id, docs[id]));
}

/** Returns one indicator, or null where there is no document or its percentage is unusable. */
export function parseIndicator(id: IndicatorId, data: unknown): Indicator | null {
  if (data === undefined) return null;
  const fields = fieldsOf(data) ?? {};
  const percentage = figureIn(fields, 'percentage');
  if (percentage === null) {
    warnDropped(indicators[id].path, 'percentage is no usable number');
    return null;
  }
  return { date: nameIn(fields, 'date') ?? '', percentage };
}

/** Returns naira per dollar, or null where there is no document or its price is unusable. */
export function parseExchangeRate(data: unknown): number | null {
  if (data === undefined) return null;
  const price = figureIn(fieldsOf(data) ?? {}, 'price', 0);
  if (price === null) {
    warnDropped(figures.exchangeRate.path, 'price is no usable number');
    return null;
  }
  return price;
}

export function parseMacroeconomics(stored: unknown): Macroeconomics {
  const docs = fieldsOf(stored) ?? {};
  return {
    ...mapKeys(indicatorIds, (id) => parseIndicator(id, docs[id])),
    exchangeRate: parseExchangeRate(docs['exchangeRate']),
  };
}
