import { useEffect, useRef, useState } from 'react';
import type { Message } from './Banner';

/** The part of a failed action that stays after its banner. */
export interface LastingFailure {
  /** The short form, such as 'Not saved'. */
  what: string;
  text: string;
  at: Date;
  /** Does the same again; null where that makes no sense. */
  retry: (() => void) | null;
}

/** `keep` leaves the banner until the next attempt. */
type FailOptions = Partial<Pick<LastingFailure, 'what' | 'retry'>> & { keep?: boolean };

interface Shown {
  /** The banner, while its time lasts. */
  message: Message | null;
  /**
   * The line that stays after the banner of an error, until it is closed, tried again or overtaken.
   */
  failure: LastingFailure | null;
  /** The action is being tried again; the line stays, so that the focus on its Retry does. */
  trying: boolean;
}

/** A banner leaves after so long where its place says nothing else, in ms. */
export const BANNER_MS = 3000;

const NOTHING: Shown = { message: null, failure: null, trying: false };

/**
 * Keeps how the last action of one place (a box, a row) ended; its banner leaves after so many
 * milliseconds.
 */
export function useActionOutcome(milliseconds = BANNER_MS) {
  const [shown, setShown] = useState<Shown>(NOTHING);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (to: Partial<Shown>) => {
    clearTimeout(timer.current);
    setShown((now) => ({ ...now, ...to }));
  };
  const end = (failure: LastingFailure | null, message: Message, keep = false) => {
    change({ failure, message, trying: false });
    if (!keep) timer.current = setTimeout(() => change({ message: null }), milliseconds);
  };
  const bad = (text: string): Message => ({ tone: 'bad', text });
  return {
    ...shown,
    /** An attempt begins: the banner of the last one goes. */
    begin: () => change({ message: null, trying: true }),
    /**
     * An attempt was rejected before it was sent: the banner of the last one goes, a question
     * stays.
     */
    endBanner: () => {
      if (shown.message !== null && shown.message.tone !== 'warn') change({ message: null });
    },
    succeed: (text: string) => end(null, { tone: 'ok', text }),
    fail: (text: string, { what = 'Not saved', retry = null, keep }: FailOptions = {}) =>
      end({ what, text, at: new Date(), retry }, bad(text), keep),
    /** Says what is to be put right first; nothing failed. */
    refuse: (text: string) => end(null, bad(text)),
    /** Says what the same press would do now, and stays until then. */
    ask: (text: string) => end(null, { tone: 'warn', text }, true),
    /** Takes everything away: what it was about has changed, or the line was closed. */
    clear: () => change(NOTHING),
  };
}

export type ActionOutcome = ReturnType<typeof useActionOutcome>;
