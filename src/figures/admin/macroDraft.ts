import * as v from 'valibot';
import { numberText, parseNumberInput, usableNumber } from '@/lib/numbers';
import { figureRow, type Row } from '@/lib/difference';
import { checkPeriod, compare, NO_WARNING, type SanityCheck } from '@/lib/sanityCheck';
import { plainLine } from '@/lib/plainText';
import { mapKeys } from '@/lib/records';
import { type TypedFigure, type Zeros, zeroText } from '@/lib/zeros';
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
import { readPeriod } from './periods';
import { unlessBeyond } from './ratesDraft';

export const EXCHANGE_TITLE = 'Exchange Rate';
/** What its figures are called, by their fields. */
export const macroTitles: Readonly<Record<MacroId, string>> = {
  ...mapKeys(indicatorIds, (id) => indicators[id].title),
  exchangeRate: EXCHANGE_TITLE,
};

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

export function macroDraftOf(figures: Macroeconomics): MacroDraft {
  return {
    ...mapKeys(indicatorIds, (id) => {
      const { date, percentage } = figures[id] ?? { date: '', percentage: 0 };
      return { date, percentage: numberText(percentage), period: '' };
    }),
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
  const textOf = (id: MacroId) => (id === 'exchangeRate' ? draft.price : draft[id].percentage);
  return macroIds.map((id) => ({ field: id, text: textOf(id), emptyIsZero: true }));
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
  return macroIds.flatMap((id) => {
    const typed = zeros[id];
    return typed === undefined ? [] : [`${macroTitles[id]}: ${zeroText(typed)}`];
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

/** The draft part by part. */
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

/** The four figures beside what is stored; of those that became 0 unread (`zeros`) something else is said. */
export function checkMacro(
  draft: MacroDraft,
  stored: Macroeconomics,
  zeros: readonly string[],
  now: Date,
) {
  return mapKeys(macroIds, (id) => {
    const figure =
      id === 'exchangeRate'
        ? compare({ stored: stored[id], typed: priceOf(draft), kind: 'price' })
        : checkRate(id, draft[id], stored[id]);
    return {
      figure: zeros.includes(id) ? NO_WARNING : figure,
      // The exchange rate has no date of its own.
      date: id === 'exchangeRate' ? NO_WARNING : checkDate(draft[id].date, stored[id], now),
    };
  });
}

function checkRate(
  id: IndicatorId,
  draft: MacroDraft[IndicatorId],
  stored: Indicator | null,
): SanityCheck {
  const date = draft.date.trim();
  const storedDate = stored?.date.trim() ?? '';
  const typed = percentageOf(draft);
  const compared = compare({
    stored: stored?.percentage ?? null,
    typed,
    kind: 'points',
    name: indicators[id].rateName,
    newDate: stored !== null && date !== '' && !isSamePeriod(date, storedDate),
    ...(storedDate !== '' && { since: storedDate }),
  });
  return unlessBeyond(indicators[id].title, typed, compared);
}

/** Also where it is only written otherwise: 'Feb 2025' is 'February 2025'. */
function isSamePeriod(one: string, other: string): boolean {
  return one === other || (readPeriod(one) ?? one) === readPeriod(other);
}

function checkDate(text: string, stored: Indicator | null, now: Date): SanityCheck {
  const period = (written: string) => ({ text: written.trim(), key: readPeriod(written) });
  return checkPeriod(period(text), stored === null ? null : period(stored.date), now);
}

/** The periods that staff named, by the keys of the history. */
export function periodsOf(draft: MacroDraft): Partial<Record<IndicatorId, string>> {
  const named = indicatorIds.map((id) => [id, readPeriod(draft[id].period)] as const);
  return Object.fromEntries(named.filter(([, period]) => period !== null));
}
