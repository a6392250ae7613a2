import type { LeftOutReason } from './messages';

/** The result of checking a row. It is accepted if `why` is empty and `reason` is null. */
export interface Verdict {
  /** Why the row cannot be read; '' if it can. */
  why: string;
  /** Why the row is left out; null if it is not. */
  reason: LeftOutReason | null;
  /** More about the reason, such as the date of the last trade. */
  detail: string;
}

export const ACCEPTED_VERDICT: Verdict = { why: '', reason: null, detail: '' };

export const createLeftOutVerdict = (reason: LeftOutReason, detail = ''): Verdict => ({
  why: '',
  reason,
  detail,
});

export const createUnreadableVerdict = (why: string): Verdict => ({
  why,
  reason: null,
  detail: '',
});
