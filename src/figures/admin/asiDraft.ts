import * as v from 'valibot';
import { formatChange, isBeyondDailyLimit, calculatePercentMove } from '@/lib/change';
import { isCalendarDate } from '@/lib/days';
import { toFigureRow, type ValueRow } from '@/lib/difference';
import { roundDifference } from '@/lib/decimal';
import { formatLongDay } from '@/lib/calendar';
import { formatCalendarDate, formatPercent, formatPrice } from '@/lib/format';
import { formatNumberText, parseUsableNumber } from '@/lib/numbers';
import {
  checkChange,
  checkDay,
  combineChecks,
  NO_WARNING,
  type ConfirmQuestion,
  createQuestions,
  type SanityCheck,
  createWarning,
} from '@/lib/sanityCheck';
import { isPointKey } from '../history';
import type { Asi } from '../market';
import type { RecentFigures } from '../recent';
import { findClosedSession } from '../session';
import {
  type PreviousClose,
  listCloses,
  type ClosesByDay,
  findPreviousCloses,
  compareWithPrevious,
  findRecentCloses,
} from './closes';
import { marketStaffMessages } from './messages';
import { warnIfCopied, checkPastFigures, type DatedFigure } from './pastChecks';
import { RATE_INPUT } from './ratesDraft';
import { findSessionError } from './session';

export const asiDraft = v.object({ value: v.string(), change: v.string(), date: v.string() });
export type AsiDraft = v.InferOutput<typeof asiDraft>;

export const asiLabels = { value: 'Value', change: 'Change (%)', date: 'Date' } as const;

export function toAsiDraft(asi: Asi | null): AsiDraft {
  if (asi === null) return { value: '', change: '', date: '' };
  return {
    value: formatNumberText(asi.value),
    change: formatNumberText(asi.change),
    date: asi.date,
  };
}

/** Returns the index to store. Returns null if a field is missing or invalid. */
export function toAsi(draft: AsiDraft, now: Date): Asi | null {
  const value = parseUsableNumber(draft.value, { kind: 'price' });
  const change = parseUsableNumber(draft.change, RATE_INPUT);
  if (value === null || change === null || !isPointKey('asi', draft.date)) return null;
  if (findSessionError(draft.date, now) !== null) return null;
  return { value, change, date: draft.date };
}

/** Returns the fields of a draft as rows that can be compared with another version. */
export const toAsiFieldRows = ({ value, change, date }: AsiDraft): ValueRow[] => [
  toFigureRow(asiLabels.value, value, 'price'),
  toFigureRow(asiLabels.change, change, 'percent'),
  { label: asiLabels.date, text: formatCalendarDate(date) },
];

/** The maximum difference between the typed and the computed change, in percentage points. */
const CHANGE_TOLERANCE = 0.01;

/**
 * Compares each field with the stored index and with the closes of other sessions.
 * @param recent the figures of the last sessions, or null if they could not be loaded
 */
export function checkAsi(
  draft: AsiDraft,
  stored: Asi | null,
  now: Date,
  recent: RecentFigures | null = null,
): Record<keyof AsiDraft, SanityCheck> {
  const value = parseUsableNumber(draft.value, { kind: 'price' });
  const wrong = findSessionError(draft.date, now);
  const isDated = isCalendarDate(draft.date);
  const session = isDated ? draft.date : findClosedSession(now);
  const known = recent && findRecentCloses(recent, session);
  const before = findPreviousCloses({ asi: stored, exchangeRate: null }, known, session).asi;
  const storedDay = stored?.date ?? '';
  const newDate = isDated && storedDay !== '' && storedDay < session;
  const compared = compareWithPrevious(before, value, session, newDate);
  const closes = { ...recent?.asi, ...(storedDay !== '' && { [storedDay]: stored?.value ?? 0 }) };
  const isJudged = value === null || !isDated || wrong !== null || compared.tone === 'warning';
  const checked = isJudged
    ? compared
    : checkAmongCloses({ key: draft.date, value }, compared, closes);
  const isAsStored = value === stored?.value && draft.date === storedDay;
  return {
    value: isAsStored && checked.tone === 'fine' ? NO_WARNING : checked,
    change: checkTypedChange(draft.change, isDated ? computeChangeFrom(before, value) : null),
    date: wrong === null ? checkDay(draft.date, stored?.date ?? null, now) : createWarning(wrong),
  };
}

/**
 * Returns the change from the previous close in percent. Returns null if the day of the previous
 * close is unknown. Also returns null if the change is above the daily limit, because the index
 * must have been rebased.
 */
function computeChangeFrom(before: PreviousClose | null, value: number | null): number | null {
  if (value === null || before === null || before.day === '') return null;
  return isBeyondDailyLimit(before.close, value) ? null : calculatePercentMove(before.close, value);
}

/**
 * Compares a close with the closes of the sessions before and after it.
 * @param checked the result of the comparison with the previous close
 */
function checkAmongCloses(
  close: DatedFigure,
  checked: SanityCheck,
  closes: ClosesByDay,
): SanityCheck {
  const others = listCloses(closes).filter(({ key }) => key !== close.key);
  const [around = NO_WARNING] = checkPastFigures('asi', asiLabels.value, [close], others);
  const warned = [warnIfCopied(close, others), around].find(({ tone }) => tone === 'warning');
  return warned ?? checked;
}

/** Describes an index for a question, such as 'A change of +0.62% to 105,432.07'. */
export const describeAsi = ({ value, change }: Asi) =>
  `A change of ${formatChange(change)} to ${formatPrice(value)}`;

/** Returns the questions that staff must answer before the index is saved, by field. */
export function listAsiQuestions(
  asi: Asi,
  checks: Record<keyof AsiDraft, SanityCheck>,
): Record<keyof AsiDraft, ConfirmQuestion[]> {
  return {
    value: createQuestions(formatPrice(asi.value), checks.value),
    change: createQuestions(describeAsi(asi), checks.change),
    date: createQuestions(formatLongDay(asi.date), checks.date),
  };
}

/**
 * Compares the typed change with the computed change.
 * @param moved the change between the two closes, or null if a close is unknown
 */
function checkTypedChange(text: string, moved: number | null): SanityCheck {
  const change = parseUsableNumber(text, RATE_INPUT);
  const checked = change === null ? NO_WARNING : checkChange(change);
  const wrong = change === null && text.trim() !== '';
  if (moved === null || wrong) return checked;
  if (change !== null && Math.abs(roundDifference(moved, change)) <= CHANGE_TOLERANCE)
    return checked;
  return combineChecks(checked, {
    tone: change === null ? 'fine' : 'warning',
    change: null,
    message: marketStaffMessages.fromTheCloses(formatPercent(moved)),
  });
}
