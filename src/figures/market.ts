import { isCalendarDate, getLagosTomorrow } from '@/lib/days';
import { listKeys, mapKeys } from '@/lib/records';
import {
  toFields,
  readFigure,
  readReadableText,
  type StoredFields,
  readText,
  warnAboutLeftOut,
} from '@/lib/stored';
import { MAX_TENURE_LABEL_LENGTH, MAX_TENURES } from './limits';
import { type FigureId, figures, indicators, rateLists } from './registry';

export interface Asi {
  value: number;
  /** In percent. */
  change: number;
  /** The date as 'YYYY-MM-DD'. Empty if the stored date is invalid or in the future. */
  date: string;
}

export interface Tenure {
  label: string;
  /** In percent. */
  rate: number;
}

export type BondId = keyof typeof rateLists;
export const bondIds = listKeys(rateLists);

export interface BondDocument {
  type: string;
  tenures: Tenure[];
}

/** The tenors in each stored list of rates. Null if a list is not stored. */
export type FixedIncome = Record<BondId, Tenure[] | null>;

export interface Indicator {
  /** Free text as staff have typed it, such as 'February 20, 2025'. */
  date: string;
  percentage: number;
}

export type IndicatorId = keyof typeof indicators;
export const indicatorIds = listKeys(indicators);

export interface Macroeconomics extends Record<IndicatorId, Indicator | null> {
  /** The price of a dollar in naira. */
  exchangeRate: number | null;
}

export const macroIds = [...indicatorIds, 'exchangeRate'] as const;
export type MacroId = (typeof macroIds)[number];

export interface MacroDocuments extends Record<IndicatorId, Indicator> {
  exchangeRate: { price: number };
}

/**
 * Parses a stored document. Returns null if there is no document. If `parse` returns null, the
 * document is invalid, and `problem` is logged as a warning.
 */
export function parseDocument<T>(
  id: FigureId,
  data: unknown,
  problem: string,
  parse: (fields: StoredFields) => T | null,
): T | null {
  if (data === undefined) return null;
  const parsed = parse(toFields(data) ?? {});
  if (parsed === null) warnAboutLeftOut(figures[id].path, problem);
  return parsed;
}

/** Parses the index. Returns null if it is not stored or invalid. */
export const parseAsi = (data: unknown) =>
  parseDocument('asi', data, 'value or change is no usable number', (fields): Asi | null => {
    const value = readFigure(fields, 'value', 0);
    const change = readFigure(fields, 'change');
    if (value === null || change === null) return null;
    const date = readText(fields, 'date') ?? '';
    const isPast = isCalendarDate(date) && date <= getLagosTomorrow(new Date());
    return { value, change, date: isPast ? date : '' };
  });

export function parseTenure(data: unknown): Tenure | null {
  const fields = toFields(data) ?? {};
  const label = readReadableText(fields, 'label');
  const rate = readFigure(fields, 'rate');
  if (label === null || rate === null) return null;
  const letters = Array.from(label.replace(/\p{M}/gu, ''));
  return letters.length <= MAX_TENURE_LABEL_LENGTH ? { label, rate } : null;
}

/**
 * Parses a list of rates. Leaves out invalid tenors and those above `MAX_TENURES`. Returns null if
 * the list is not stored or invalid.
 */
export const parseTenures = (id: BondId, data: unknown) =>
  parseDocument(id, data, 'tenures is no list', ({ tenures: stored }): Tenure[] | null => {
    if (!Array.isArray(stored)) return null;
    const usable = stored.map(parseTenure).filter((tenure) => tenure !== null);
    const tenures = usable.slice(0, MAX_TENURES);
    if (tenures.length < stored.length) {
      const problem = 'a tenure lacks a label or a usable rate, or is one too many';
      warnAboutLeftOut(rateLists[id].path, problem);
    }
    return tenures;
  });

export function parseFixedIncome(stored: unknown): FixedIncome {
  const docs = toFields(stored) ?? {};
  return mapKeys(bondIds, (id) => parseTenures(id, docs[id]));
}

export const parseIndicator = (id: IndicatorId, data: unknown) =>
  parseDocument(id, data, 'percentage is no usable number', (fields): Indicator | null => {
    const percentage = readFigure(fields, 'percentage');
    return percentage === null
      ? null
      : { date: readReadableText(fields, 'date') ?? '', percentage };
  });

/** Parses the price of a dollar in naira. Returns null if it is not stored or invalid. */
export const parseExchangeRate = (data: unknown) =>
  parseDocument('exchangeRate', data, 'price is no usable number', (fields) =>
    readFigure(fields, 'price', 0),
  );

export function parseMacroeconomics(stored: unknown): Macroeconomics {
  const docs = toFields(stored) ?? {};
  return {
    ...mapKeys(indicatorIds, (id) => parseIndicator(id, docs[id])),
    exchangeRate: parseExchangeRate(docs['exchangeRate']),
  };
}
