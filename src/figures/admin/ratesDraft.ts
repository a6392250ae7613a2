import * as v from 'valibot';
import { POINTS_LIMIT } from '@/lib/change';
import { roundDifference } from '@/lib/decimal';
import { normalizeNumberText, formatNumberText, parseUsableNumber } from '@/lib/numbers';
import type { ValueRow } from '@/lib/difference';
import { formatPercent } from '@/lib/format';
import {
  compareFigures,
  formatConfirmLabel,
  NO_WARNING,
  type ConfirmQuestion,
  createQuestions,
  type SanityCheck,
  createWarning,
} from '@/lib/sanityCheck';
import { toPlainWord, findTextError } from '@/lib/plainText';
import { mapKeys, toCompleteRecord } from '@/lib/records';
import { findRepeatedTexts } from '@/lib/repeated';
import { type BondDocument, type BondId, bondIds, type FixedIncome, type Tenure } from '../market';
import type { SeriesId } from '../history';
import { MAX_TENURE_LABEL_LENGTH } from '../limits';
import { marketStaffMessages } from './messages';
import { rateLists } from '../registry';

/** The tenors in the editor before any list is stored. Rates are in percent. */
export const DEFAULT_TENURES: Record<BondId, readonly Tenure[]> = {
  bonds: [
    { label: '5-YEAR', rate: 12.5 },
    { label: '10-YEAR', rate: 13.25 },
    { label: '15-YEAR', rate: 13.75 },
    { label: '20-YEAR', rate: 14 },
  ],
  tbills: [
    { label: '91-DAY', rate: 10.5 },
    { label: '182-DAY', rate: 11.25 },
    { label: '364-DAY', rate: 12 },
  ],
};

/** The label of a row that staff add with 'Add Tenure'. Its rate is 0. */
const NEW_LABELS: Record<BondId, string> = { bonds: 'NEW-YEAR', tbills: 'NEW-DAY' };

const tenureFields = v.object({
  /** The React key of the row. It is never stored. */
  key: v.number(),
  label: v.string(),
  rate: v.string(),
});
export type TenureDraft = v.InferOutput<typeof tenureFields>;
type RateTexts = Pick<TenureDraft, 'label' | 'rate'>;

export const ratesDraft = v.object(mapKeys(bondIds, () => v.array(tenureFields)));
export type FixedIncomeDraft = Readonly<Record<BondId, readonly TenureDraft[]>>;

export const RATE_INPUT = { kind: 'percent', cents: true } as const;

/** Returns the stored rates as a draft. A list that has not been stored gets the default tenors. */
export function toRatesDraft(stored: FixedIncome): FixedIncomeDraft {
  return mapKeys(bondIds, (id) => {
    const tenures = stored[id]?.length ? stored[id] : DEFAULT_TENURES[id];
    return tenures.map(({ label, rate }, key) => ({ key, label, rate: formatNumberText(rate) }));
  });
}

export function addTenure(id: BondId, list: readonly TenureDraft[]): TenureDraft[] {
  const key = Math.max(-1, ...list.map((row) => row.key)) + 1;
  return [...list, { key, label: NEW_LABELS[id], rate: formatNumberText(0) }];
}

/**
 * The columns into which cells can be pasted. Each function returns the row with the pasted text.
 */
export const rateColumns: readonly ((row: TenureDraft, text: string) => TenureDraft)[] = [
  (row, label) => ({ ...row, label }),
  (row, text) => ({ ...row, rate: normalizeNumberText(text) }),
];

/** Returns the tenors of a list. Returns null if a label or a rate is missing or invalid. */
export function parseTypedTenures(list: readonly RateTexts[]): Tenure[] | null {
  const tenures: Tenure[] = [];
  for (const row of list) {
    const label = toPlainWord(row.label);
    const rate = parseUsableNumber(row.rate, RATE_INPUT);
    if (label === '' || rate === null || findTextError(label, MAX_TENURE_LABEL_LENGTH)) return null;
    tenures.push({ label, rate });
  }
  return tenures;
}

/**
 * Returns the rates of a list as rows that can be compared. The rows are labelled with the tenors.
 * If they were labelled by position, removing a rate would change all later rows.
 */
export function toRateRows(
  id: BondId,
  rates: readonly { label: string; rate: number | string }[],
): ValueRow[] {
  const names = rates.map(({ label }) => label.trim());
  const rows = rates.map(({ rate }, index): ValueRow => {
    const name = names[index] ?? '';
    const earlier = names.slice(0, index).filter((each) => each === name).length;
    const alone = `${name || 'no label'}${earlier === 0 ? '' : ` (${earlier + 1})`}`;
    const label = `${rateLists[id].title}, ${alone}`;
    const value = typeof rate === 'number' ? rate : parseUsableNumber(rate, { kind: 'percent' });
    if (value === null) return { label, alone, text: String(rate).trim() };
    return { label, alone, text: formatPercent(value), value, moves: 'points' };
  });
  const order = { label: `${rateLists[id].title}, order`, alone: 'Order', text: names.join(', ') };
  return [...rows, { ...order, lastResort: true }];
}

export const toFixedIncomeRows = (draft: FixedIncomeDraft): ValueRow[] =>
  bondIds.flatMap((id) => toRateRows(id, draft[id]));

/**
 * The highest rate in percent that causes no warning. A rate below the negative value of this limit
 * also causes a warning.
 */
const MAX_RATE = 100;

/**
 * Returns a warning if a rate is out of range or negative. Only the GDP growth may be negative.
 * Otherwise returns `checked`.
 */
export function warnIfOutOfRange(
  series: SeriesId,
  name: string,
  typed: number | null,
  checked: SanityCheck,
): SanityCheck {
  if (typed === null) return checked;
  const isBeyond = Math.abs(typed) > MAX_RATE;
  if (!isBeyond && (typed >= 0 || series === 'gdp')) return checked;
  const limit = isBeyond ? 'beyond 100%' : 'below 0%';
  return createWarning(
    marketStaffMessages.rateBeyond(name, formatPercent(typed), limit),
    checked.change,
  );
}

function findStoredRate(stored: readonly Tenure[] | null, label: string): number | null {
  const name = toPlainWord(label).toLowerCase();
  return stored?.find((tenure) => tenure.label.trim().toLowerCase() === name)?.rate ?? null;
}

/** Compares a rate with the stored rate of the same tenor. An unchanged rate has no warning. */
export function checkTenure(
  id: BondId,
  row: RateTexts,
  stored: readonly Tenure[] | null,
): SanityCheck {
  const label = toPlainWord(row.label);
  const before = findStoredRate(stored, label);
  const typed = parseUsableNumber(row.rate, RATE_INPUT);
  const compared = compareFigures({ stored: before, typed, kind: 'points' });
  const isUnchanged = compared.tone === 'fine' && typed === before;
  const name = `${rateLists[id].type} ${label}`;
  return warnIfOutOfRange(id, name, typed, isUnchanged ? NO_WARNING : compared);
}

function checkInList(rate: number, others: readonly number[], isNew: boolean): SanityCheck {
  const isFar = others.every((other) => Math.abs(roundDifference(rate, other)) > POINTS_LIMIT);
  // Warn only if at least two other rates disagree, because a single other rate may be wrong
  // itself. For a new rate, one other rate is enough, because there is no stored value to compare
  // with.
  const least = isNew ? 1 : 2;
  return others.length >= least && isFar
    ? createWarning(marketStaffMessages.farFromList)
    : NO_WARNING;
}

/** Compares each rate with its stored value and with the other rates of the list. */
export function checkRates(
  id: BondId,
  list: readonly RateTexts[],
  stored: readonly Tenure[] | null,
): SanityCheck[] {
  const rates = list.map(({ rate }) => parseUsableNumber(rate, RATE_INPUT));
  return list.map((row, index) => {
    const rate = rates[index] ?? null;
    const check = checkTenure(id, row, stored);
    const before = findStoredRate(stored, row.label);
    if (rate === null || check.tone === 'warning' || rate === before) return check;
    const others = rates.toSpliced(index, 1).filter((other) => other !== null);
    const inList = checkInList(rate, others, before === null);
    return inList.tone === 'warning' ? inList : check;
  });
}

/** Returns the questions about each rate of a list. An unchanged rate has no questions. */
export function listRateQuestions(
  id: BondId,
  list: readonly RateTexts[],
  stored: readonly Tenure[] | null,
): ConfirmQuestion[][] {
  const checks = checkRates(id, list, stored);
  return list.map((row, index) => {
    const rate = parseUsableNumber(row.rate, RATE_INPUT);
    if (rate === null || rate === findStoredRate(stored, row.label)) return [];
    const figure = `${rateLists[id].type} ${toPlainWord(row.label)} ${formatPercent(rate)}`;
    return createQuestions(figure, checks[index] ?? NO_WARNING);
  });
}

export function listLabelQuestions(id: BondId, list: readonly RateTexts[]): ConfirmQuestion[] {
  const { type } = rateLists[id];
  const labels = list.map(({ label }) => toPlainWord(label)).filter((label) => label !== '');
  return findRepeatedTexts(labels).map((label) => ({
    label: formatConfirmLabel(`${type} ${label} twice`),
    reason: marketStaffMessages.labelTwice(type, label),
  }));
}

/**
 * Returns the document to store for a list. Returns null if a label or a rate is missing or
 * invalid.
 */
export function toRateDocument(id: BondId, list: readonly RateTexts[]): BondDocument | null {
  const tenures = parseTypedTenures(list);
  return tenures && { type: rateLists[id].type, tenures };
}

export function toRateDocuments(draft: FixedIncomeDraft): Record<BondId, BondDocument> | null {
  return toCompleteRecord(mapKeys(bondIds, (id) => toRateDocument(id, draft[id])));
}
