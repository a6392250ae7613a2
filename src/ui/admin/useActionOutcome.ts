import { useEffect, useMemo, useRef, useState } from 'react';
import type { Message } from './Banner';

export const NOT_SAVED = 'Not saved';

/** The part of a failed action that stays after its banner. */
export interface LastingFailure {
  /** The short form, such as 'Not saved'. */
  what: string;
  text: string;
  at: Date;
  /** Does the same again; null where that makes no sense. */
  retry: (() => void) | null;
}

interface FailOptions {
  what?: string;
  retry?: (() => void) | null;
  /** Leaves the banner until the next attempt. */
  keep?: boolean;
}

interface Shown {
  /** The banner, while its time lasts. */
  message: Message | null;
  /** The line that stays after the banner of an error, until it is closed, tried again or overtaken. */
  failure: LastingFailure | null;
  /** The action is being tried again; the line stays, so that the focus on its Retry does. */
  trying: boolean;
}

const NOTHING: Shown = { message: null, failure: null, trying: false };

/** Keeps how the last action of one place (a box, a row) ended; its banner leaves after so many milliseconds. */
export function useActionOutcome(milliseconds: number) {
  const [shown, setShown] = useState<Shown>(NOTHING);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const actions = useMemo(() => {
    const change = (to: Partial<Shown>) => {
      clearTimeout(timer.current);
      setShown((now) => ({ ...now, ...to }));
    };
    const end = (failure: LastingFailure | null, message: Message, keep = false) => {
      change({ failure, message, trying: false });
      if (!keep) timer.current = setTimeout(() => change({ message: null }), milliseconds);
    };
    const bad = (text: string): Message => ({ tone: 'bad', text });
    const fail = (text: string, options: FailOptions = {}) => {
      const { what = NOT_SAVED, retry = null, keep } = options;
      end({ what, text, at: new Date(), retry }, bad(text), keep);
    };
    return {
      /** An attempt begins: the banner of the last one goes. */
      begin: () => change({ message: null, trying: true }),
      succeed: (text: string) => end(null, { tone: 'ok', text }),
      fail,
      /** Says what is to be put right first; nothing failed. `what`, such as 'Not saved', leaves a line. */
      refuse: (text: string, { what }: { what?: string } = {}) =>
        what === undefined ? end(null, bad(text)) : fail(text, { what }),
      /** Says what the same press would do now, and stays until then. */
      ask: (text: string) => end(null, { tone: 'warn', text }, true),
      /** Takes everything away: what it was about has changed, or the line was closed. */
      clear: () => change(NOTHING),
    };
  }, [milliseconds]);
  return useMemo(() => ({ ...shown, ...actions }), [shown, actions]);
}

export type ActionOutcome = ReturnType<typeof useActionOutcome>;
