import * as v from 'valibot';
import { formatExchangeRate, formatPercent } from '@/lib/format';
import { formatNumberText, parseUsableNumber } from '@/lib/numbers';
import { toFigureRow, type ValueRow } from '@/lib/difference';
import {
  checkPeriod,
  combineChecks,
  compareFigures,
  NO_WARNING,
  type ConfirmQuestion,
  createQuestions,
  type SanityCheck,
  createWarning,
} from '@/lib/sanityCheck';
import { toPlainLine } from '@/lib/plainText';
import { mapKeys, toCompleteRecord } from '@/lib/records';
import {
  toSettledText,
  type FigureField,
  type ReplacedTexts,
  formatZeroMessage,
} from '@/lib/zeros';
import {
  type Indicator,
  type IndicatorId,
  indicatorIds,
  type MacroDocuments,
  type MacroId,
  macroIds,
  type Macroeconomics,
} from '../market';
import { indicators } from '../registry';
import { type PreviousClose, compareWithPrevious } from './closes';
import { marketStaffMessages } from './messages';
import { readPeriod } from './periods';
import { findIndicatorPeriod } from './points';
import { warnIfOutOfRange } from './ratesDraft';

export const EXCHANGE_TITLE = 'Exchange Rate';
export const macroTitles: Readonly<Record<MacroId, string>> = {
  exchangeRate: EXCHANGE_TITLE,
  ...mapKeys(indicatorIds, (id) => indicators[id].title),
};

const indicatorFields = v.object({
  date: v.string(),
  percentage: v.string(),
  /**
   * The period that staff chose, such as '2026-10', if the date is a day of release. Empty to use
   * the proposed period.
   */
  period: v.string(),
});
type IndicatorDraft = v.InferOutput<typeof indicatorFields>;

export const macroDraft = v.object({
  ...mapKeys(indicatorIds, () => indicatorFields),
  price: v.string(),
});
export type MacroDraft = v.InferOutput<typeof macroDraft>;

export function toMacroDraft(figures: Macroeconomics): MacroDraft {
  return {
    ...mapKeys(indicatorIds, (id) => {
      const { date, percentage } = figures[id] ?? { date: '', percentage: 0 };
      return { date, percentage: formatNumberText(percentage), period: '' };
    }),
    price: formatNumberText(figures.exchangeRate ?? 0),
  };
}

type IndicatorTexts = Pick<IndicatorDraft, 'date' | 'percentage'>;

export function parsePercentage({ percentage }: IndicatorTexts): number | null {
  return parseUsableNumber(percentage, { kind: 'percent' });
}

/** Returns the indicator to store. Returns null if its figure is missing or invalid. */
export function toIndicator(draft: IndicatorTexts): Indicator | null {
  const percentage = parsePercentage(draft);
  return percentage === null ? null : { date: toPlainLine(draft.date), percentage };
}

export function parseDraftPrice(draft: MacroDraft): number | null {
  return parseUsableNumber(draft.price, { kind: 'price' });
}

export function listMacroFigures(draft: MacroDraft): FigureField[] {
  const getText = (id: MacroId) => (id === 'exchangeRate' ? draft.price : draft[id].percentage);
  return macroIds.map((id) => ({ field: id, text: getText(id), emptyIsZero: true }));
}

/** Replaces each empty or invalid figure in the draft with 0, as a save would store it. */
export function settleMacro(draft: MacroDraft): MacroDraft {
  const settle = (text: string) => toSettledText({ text, emptyIsZero: true });
  return {
    ...mapKeys(indicatorIds, (id) => ({ ...draft[id], percentage: settle(draft[id].percentage) })),
    price: settle(draft.price),
  };
}

/** Returns a message for each figure that a save would replace with 0. Staff must confirm them. */
export function listMacroZeroReasons(zeros: ReplacedTexts): string[] {
  return macroIds.flatMap((id) => {
    const typed = zeros[id];
    return typed === undefined ? [] : [`${macroTitles[id]}: ${formatZeroMessage(typed)}`];
  });
}

/** Returns the documents to store. Returns null if a figure is missing or invalid. */
export function toMacroDocuments(draft: MacroDraft): MacroDocuments | null {
  const price = parseDraftPrice(draft);
  const read = toCompleteRecord(mapKeys(indicatorIds, (id) => toIndicator(draft[id])));
  return read !== null && price !== null ? { ...read, exchangeRate: { price } } : null;
}

/** Returns the fields of a draft as rows that can be compared with another version. */
export function toMacroFieldRows(draft: MacroDraft): ValueRow[] {
  return [
    toFigureRow(EXCHANGE_TITLE, draft.price, 'price'),
    ...indicatorIds.flatMap((id) => [
      { label: `${indicators[id].title}, date`, text: draft[id].date.trim() },
      { label: `${indicators[id].title}, period`, text: draft[id].period.trim() },
      toFigureRow(`${indicators[id].title} (%)`, draft[id].percentage, 'percent'),
    ]),
  ];
}

export type FigureChecks = Record<'figure' | 'date', SanityCheck>;

export interface PreviousRate {
  before: PreviousClose | null;
  session: string;
}

/**
 * Compares the indicators with the stored ones, and the exchange rate with the previous rate.
 * @param zeros the ids of invalid figures that were replaced with 0. They get no other warning.
 */
export function checkMacro(
  draft: MacroDraft,
  stored: Macroeconomics,
  { before, session }: PreviousRate,
  zeros: readonly string[] = [],
): Record<MacroId, FigureChecks> {
  const typed = parseDraftPrice(draft);
  const compared = compareWithPrevious(before, typed, session);
  const isAsStored = typed === stored.exchangeRate && compared.tone === 'fine';
  const price = isAsStored ? NO_WARNING : compared;
  const checks = {
    ...mapKeys(indicatorIds, (id) => checkIndicator(id, draft[id], stored[id])),
    exchangeRate: { figure: price, date: NO_WARNING },
  };
  return mapKeys(macroIds, (id) =>
    zeros.includes(id) ? { ...checks[id], figure: NO_WARNING } : checks[id],
  );
}

/** Compares an indicator and its date with the stored ones. */
export function checkIndicator(
  id: IndicatorId,
  draft: IndicatorTexts,
  stored: Indicator | null,
): FigureChecks {
  const date = draft.date.trim();
  const storedDate = stored?.date.trim() ?? '';
  const typed = parsePercentage(draft);
  const compared = compareFigures({
    stored: stored?.percentage ?? null,
    typed,
    kind: 'points',
    name: indicators[id].rateName,
    // The central bank may keep the policy rate. An unchanged rate with a new date is therefore no
    // error.
    newDate:
      stored !== null &&
      date !== '' &&
      indicators[id].every !== 'decision' &&
      !isSamePeriod(date, storedDate),
    ...(storedDate !== '' && { since: storedDate }),
  });
  const period = (text: string) => ({ text, key: readPeriod(text) });
  return {
    figure: warnIfOutOfRange(id, indicators[id].title, typed, compared),
    date:
      findIndicatorPeriod(id, date) === null
        ? createWarning(marketStaffMessages.noPeriod(date))
        : checkPeriod(period(date), stored === null ? null : period(storedDate)),
  };
}

/** Returns the question about an indicator. A single question covers the figure and its date. */
export function listIndicatorQuestions(
  id: IndicatorId,
  draft: IndicatorTexts,
  { figure, date }: FigureChecks,
): ConfirmQuestion[] {
  const percentage = parsePercentage(draft);
  if (percentage === null) return [];
  const text = `${indicators[id].title} ${formatPercent(percentage)}`;
  const dateText = toPlainLine(draft.date);
  // If no period can be read from the date, it is stored as staff typed it.
  const namesPeriod = findIndicatorPeriod(id, dateText) !== null;
  if (!namesPeriod && figure.change === 0) return [];
  const isDateDoubtful = date.tone === 'warning' && namesPeriod;
  return isDateDoubtful
    ? createQuestions(`${text}, ${dateText},`, combineChecks(date, figure))
    : createQuestions(text, figure);
}

export const describeExchangeRate = (price: number | null) =>
  `${EXCHANGE_TITLE} ${formatExchangeRate(price ?? 0)}`;

export function listMacroQuestions(
  draft: MacroDraft,
  checks: Record<MacroId, FigureChecks>,
): Record<MacroId, ConfirmQuestion[]> {
  return {
    ...mapKeys(indicatorIds, (id) => listIndicatorQuestions(id, draft[id], checks[id])),
    exchangeRate: createQuestions(
      describeExchangeRate(parseDraftPrice(draft)),
      checks.exchangeRate.figure,
    ),
  };
}

/** Returns whether two dates stand for the same period, such as 'Feb 2025' and 'February 2025'. */
function isSamePeriod(one: string, other: string): boolean {
  return one === other || (readPeriod(one) ?? one) === readPeriod(other);
}

export function listChosenPeriods(draft: MacroDraft): Partial<Record<IndicatorId, string>> {
  const named = indicatorIds.map((id) => [id, readPeriod(draft[id].period)] as const);
  return Object.fromEntries(named.filter(([, period]) => period !== null));
}
