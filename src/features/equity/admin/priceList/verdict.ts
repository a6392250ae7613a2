import type { LeftOutReason } from './messages';

/**
 * The result of checking a row of a price list. The row is accepted if `why` is empty and `reason`
 * is null.
 */
export interface Verdict {
  /** The error message if the row cannot be read. Empty if it can be read. */
  why: string;
  /** The reason why the row is left out. Null if it is not left out. */
  reason: LeftOutReason | null;
  /** Further details of the reason, such as the date of the last trade. */
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
