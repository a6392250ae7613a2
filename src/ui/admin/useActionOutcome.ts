import { useEffect, useRef, useState } from 'react';
import type { Message } from './Banner';

/** Failed action that a short line reports after the banner has disappeared. */
export interface LastingFailure {
  /** The short form, such as 'Not saved'. */
  what: string;
  text: string;
  at: Date;
  /** Repeats the action; null if that is not possible. */
  retry: (() => void) | null;
}

/** With `keep`, the banner stays until the next attempt. */
type FailOptions = Partial<Pick<LastingFailure, 'what' | 'retry'>> & { keep?: boolean };

interface OutcomeState {
  /** Message of the banner; null once its time is over. */
  message: Message | null;
  /**
   * Error in the line that stays after the banner, until the user closes it or a later action ends.
   */
  failure: LastingFailure | null;
  /**
   * True during a retry. The line stays in the meantime, so that the Retry button keeps the focus.
   */
  trying: boolean;
}

/** Default time for which a banner is shown, in ms. */
export const BANNER_MS = 3000;

const NO_OUTCOME: OutcomeState = { message: null, failure: null, trying: false };

/**
 * Stores the outcome of the last action of a box or a row. Its banner disappears after
 * `milliseconds`.
 */
export function useActionOutcome(milliseconds = BANNER_MS) {
  const [shown, setShown] = useState<OutcomeState>(NO_OUTCOME);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const updateState = (to: Partial<OutcomeState>) => {
    clearTimeout(timer.current);
    setShown((now) => ({ ...now, ...to }));
  };
  const endAttempt = (failure: LastingFailure | null, message: Message, keep = false) => {
    updateState({ failure, message, trying: false });
    if (!keep) timer.current = setTimeout(() => updateState({ message: null }), milliseconds);
  };
  const createError = (text: string): Message => ({ tone: 'bad', text });
  return {
    ...shown,
    /** Starts an attempt, and removes the banner of the previous one. */
    begin: () => updateState({ message: null, trying: true }),
    /**
     * Removes the last banner, unless it is a question, because the browser rejected an attempt.
     */
    endBanner: () => {
      if (shown.message !== null && shown.message.tone !== 'warn') updateState({ message: null });
    },
    succeed: (text: string) => endAttempt(null, { tone: 'ok', text }),
    fail: (text: string, { what = 'Not saved', retry = null, keep }: FailOptions = {}) =>
      endAttempt({ what, text, at: new Date(), retry }, createError(text), keep),
    /** Reports input that has to be corrected first, without a line that stays. */
    reject: (text: string) => endAttempt(null, createError(text)),
    /** Shows a question that stays until the same button is pressed again. */
    ask: (text: string) => endAttempt(null, { tone: 'warn', text }, true),
    /** Removes all messages, because their subject changed or the user closed them. */
    clear: () => updateState(NO_OUTCOME),
  };
}

export type ActionOutcome = ReturnType<typeof useActionOutcome>;
