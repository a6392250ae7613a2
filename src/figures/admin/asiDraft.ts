import * as v from 'valibot';
import { formatChange, isBeyondDailyLimit } from '@/lib/change';
import { isCalendarDate } from '@/lib/days';
import { figureRow, type Row } from '@/lib/difference';
import { differenceTo2 } from '@/lib/decimal';
import { formatLongDay } from '@/lib/calendar';
import { formatCalendarDate, formatPercent, formatPrice } from '@/lib/format';
import { numberText, usableNumber } from '@/lib/numbers';
import {
  checkChange,
  checkDay,
  combineChecks,
  compare,
  NO_WARNING,
  type Question,
  questionsAbout,
  type SanityCheck,
  sinceWord,
  warning,
} from '@/lib/sanityCheck';
import { isPointKey } from '../history';
import type { Asi } from '../market';
import { marketStaffMessages } from './messages';
import { checkCopied, checkPastFigures, type DatedFigure } from './pastChecks';
import { RATE } from './ratesDraft';
import { sessionError } from './session';

/** The fields of the index's form, as they are typed. */
export const asiDraft = v.object({ value: v.string(), change: v.string(), date: v.string() });
export type AsiDraft = v.InferOutput<typeof asiDraft>;

export const asiLabels = { value: 'Value', change: 'Change (%)', date: 'Date' } as const;

export function toDraft(asi: Asi | null): AsiDraft {
  if (asi === null) return { value: '', change: '', date: '' };
  return { value: numberText(asi.value), change: numberText(asi.change), date: asi.date };
}

/** Returns the index that the draft would store, or null while a part of it is missing or wrong. */
export function toAsi(draft: AsiDraft, now: Date): Asi | null {
  const value = usableNumber(draft.value, { kind: 'price' });
  const change = usableNumber(draft.change, RATE);
  if (value === null || change === null || !isPointKey('asi', draft.date)) return null;
  if (sessionError(draft.date, now) !== null) return null;
  return { value, change, date: draft.date };
}

/** Returns the draft part by part. */
export const asiFields = ({ value, change, date }: AsiDraft): Row[] => [
  figureRow(asiLabels.value, value, 'price'),
  figureRow(asiLabels.change, change, 'percent'),
  { label: asiLabels.date, text: formatCalendarDate(date) },
];

/** A typed change may differ so far from the one between the two closes: it may be rounded otherwise. */
const ROUNDING = 0.01;

/** The closes of the last sessions, by their days. */
export type Closes = Readonly<Record<string, number>>;

/**
 * Compares the typed index with the stored one, field by field.
 * @param closes those of the last sessions, if known
 */
export function checkAsi(
  draft: AsiDraft,
  stored: Asi | null,
  now: Date,
  closes: Closes = {},
): Record<keyof AsiDraft, SanityCheck> {
  const value = usableNumber(draft.value, { kind: 'price' });
  const known = stored !== null && stored.date !== '';
  const newDate = known && isCalendarDate(draft.date) && draft.date !== stored.date;
  const checked = compare({
    stored: stored?.value ?? null,
    typed: value,
    kind: 'price',
    newDate,
    ...(known && { since: sinceWord(stored.date, now) }),
  });
  // With the stored date it is a correction, and what is stored is no close before it.
  const nextClose = newDate && draft.date > stored.date && value !== null;
  const wrong = sessionError(draft.date, now);
  const moved = nextClose && !isBeyondDailyLimit(stored.value, value) ? checked.change : null;
  const isJudged = value === null || wrong !== null || checked.tone === 'warning';
  return {
    value: isJudged ? checked : checkAmongCloses({ key: draft.date, value }, checked, closes),
    change: checkTypedChange(draft.change, moved),
    date: wrong === null ? checkDay(draft.date, stored?.date ?? null, now) : warning(wrong),
  };
}

/** Returns closes by their days as a list. */
export const closeList = (closes: Closes): DatedFigure[] =>
  Object.entries(closes).map(([key, value]) => ({ key, value }));

/** Checks a close against those of the sessions around it; `checked` is the comparison with the stored one. */
function checkAmongCloses(close: DatedFigure, checked: SanityCheck, closes: Closes): SanityCheck {
  const others = closeList(closes).filter(({ key }) => key !== close.key);
  const [around = NO_WARNING] = isCalendarDate(close.key)
    ? checkPastFigures('asi', asiLabels.value, [close], others)
    : [];
  const found = [checkCopied(close, others), around].find(({ tone }) => tone === 'warning');
  return found ?? checked;
}

/** Returns the questions about an index that is to be saved, field by field. */
export function asiQuestions(
  { value, change, date }: Asi,
  checks: Record<keyof AsiDraft, SanityCheck>,
): Record<keyof AsiDraft, Question[]> {
  return {
    value: questionsAbout(formatPrice(value), checks.value),
    change: questionsAbout(`A change of ${formatChange(change)}`, checks.change),
    date: questionsAbout(formatLongDay(date), checks.date),
  };
}

/** `moved` is the change between the two closes, where both are known. */
function checkTypedChange(text: string, moved: number | null): SanityCheck {
  const change = usableNumber(text, RATE);
  const checked = change === null ? NO_WARNING : checkChange(change);
  const wrong = change === null && text.trim() !== '';
  if (moved === null || wrong) return checked;
  if (change !== null && Math.abs(differenceTo2(moved, change)) <= ROUNDING) return checked;
  return combineChecks(checked, {
    tone: change === null ? 'fine' : 'warning',
    change: null,
    words: marketStaffMessages.fromTheCloses(formatPercent(moved)),
  });
}
