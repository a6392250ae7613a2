import { useEffect, useRef, useState } from 'react';
import type { BannerMessage } from './Banner';

/** A failed action. A short line reports it after the banner has disappeared. */
export interface LastingFailure {
  /** The start of the short line, such as 'Not saved'. */
  what: string;
  text: string;
  at: Date;
  /** Repeats the action; null if the action cannot be repeated. */
  retry: (() => void) | null;
}

/** If `keep` is true, the banner stays until the action starts again. */
type FailOptions = Partial<Pick<LastingFailure, 'what' | 'retry'>> & { keep?: boolean };

interface OutcomeState {
  /** The message of the banner; null if there is no banner. */
  message: BannerMessage | null;
  /** The failure in the short line. It stays until the user closes it or a later action ends. */
  failure: LastingFailure | null;
  /**
   * True during a retry. The short line stays during the retry, so that the Retry button keeps the
   * focus.
   */
  trying: boolean;
}

/** The default time after which a banner disappears, in milliseconds. */
export const BANNER_MS = 3000;

const NO_OUTCOME: OutcomeState = { message: null, failure: null, trying: false };

/**
 * Stores the outcome of the last action of a section or a row. The banner disappears after
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
  const endAttempt = (failure: LastingFailure | null, message: BannerMessage, keep = false) => {
    updateState({ failure, message, trying: false });
    if (!keep) timer.current = setTimeout(() => updateState({ message: null }), milliseconds);
  };
  const createError = (text: string): BannerMessage => ({ tone: 'bad', text });
  return {
    ...shown,
    /** Call this when the action starts. Removes the banner of the previous action. */
    begin: () => updateState({ message: null, trying: true }),
    /**
     * Call this when the browser finds an invalid field. Removes the banner unless it is a
     * question.
     */
    endBanner: () => {
      if (shown.message !== null && shown.message.tone !== 'warn') updateState({ message: null });
    },
    succeed: (text: string) => endAttempt(null, { tone: 'ok', text }),
    fail: (text: string, { what = 'Not saved', retry = null, keep }: FailOptions = {}) =>
      endAttempt({ what, text, at: new Date(), retry }, createError(text), keep),
    /**
     * Reports input that the user has to correct before the save. No short line remains after the
     * banner has disappeared.
     */
    reject: (text: string) => endAttempt(null, createError(text)),
    /**
     * Shows a question in the banner. The question stays until the user starts the action again.
     */
    ask: (text: string) => endAttempt(null, { tone: 'warn', text }, true),
    /** Removes all messages, for example when the user closes them or selects another figure. */
    clear: () => updateState(NO_OUTCOME),
  };
}

export type ActionOutcome = ReturnType<typeof useActionOutcome>;
