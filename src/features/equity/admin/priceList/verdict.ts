import type { LeftOutReason } from './messages';

/** What becomes of a row: it is read if it has no `reason` and no `why`. */
export interface Verdict {
  /** Why it cannot be read; '' if it can. */
  why: string;
  /** Why it is left out; null if it is not. */
  reason: LeftOutReason | null;
  /** More about the reason, such as the day of the last trade. */
  detail: string;
}

export const READ: Verdict = { why: '', reason: null, detail: '' };

export const leftOut = (reason: LeftOutReason, detail = ''): Verdict => ({
  why: '',
  reason,
  detail,
});

export const unreadableRow = (why: string): Verdict => ({ why, reason: null, detail: '' });
