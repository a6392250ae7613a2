import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Message } from './Banner';

interface TimedMessage<T> {
  message: T | null;
  /** Shows a message, which goes after the time is over; `keep` leaves it until the next one. */
  show: (message: T, options?: { keep?: boolean }) => void;
  clear: () => void;
}

/** A message that clears itself after so many milliseconds; a new one starts its own time. */
export function useTimedMessage<T>(milliseconds: number): TimedMessage<T> {
  const [message, setMessage] = useState<T | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    setMessage(null);
  }, []);

  const show = useCallback<TimedMessage<T>['show']>(
    (next, { keep = false } = {}) => {
      clearTimeout(timer.current);
      setMessage(() => next);
      if (!keep) timer.current = setTimeout(() => setMessage(null), milliseconds);
    },
    [milliseconds],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  return { message, show, clear };
}

export const NOT_SAVED = 'Not saved';

/** What of a failed action stays in sight after its banner. */
export interface Failure {
  /** What did not happen, such as 'Not saved'. */
  what: string;
  /** The message of the catalogue. */
  text: string;
  at: Date;
  /** Does the same again; null where that makes no sense. */
  retry: (() => void) | null;
}

interface FailOptions {
  what?: string;
  retry?: () => void;
  /** Leaves the banner until the next attempt. */
  keep?: boolean;
}

/** How the last action of one place (a box, a row) ended. */
export interface ActionOutcome {
  /** The banner, while its time lasts. */
  message: Message | null;
  /** The line that stays after the banner of an error, until it is closed, tried again or overtaken. */
  failure: Failure | null;
  /** The action is being tried again; the line stays, so that the focus on its Retry does. */
  trying: boolean;
  /** An attempt begins: the banner of the last one goes. */
  begin: () => void;
  succeed: (text: string) => void;
  fail: (text: string, options?: FailOptions) => void;
  /**
   * Says what the user has to put right first; nothing failed. `what`, such as 'Not saved', leaves
   * a line after the banner.
   */
  refuse: (text: string, options?: { what?: string }) => void;
  /** Says what the same press would do now, and stays until then. */
  ask: (text: string) => void;
  /** Takes everything away: what it was about has changed, or the line was closed. */
  clear: () => void;
}

/** Keeps how an action ended; its banner leaves after so many milliseconds. */
export function useActionOutcome(milliseconds: number): ActionOutcome {
  const { message, show, clear: clearMessage } = useTimedMessage<Message>(milliseconds);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [trying, setTrying] = useState(false);

  const end = useCallback((left: Failure | null) => {
    setFailure(left);
    setTrying(false);
  }, []);
  const begin = useCallback(() => {
    setTrying(true);
    clearMessage();
  }, [clearMessage]);
  const succeed = useCallback(
    (text: string) => {
      end(null);
      show({ tone: 'ok', text });
    },
    [end, show],
  );
  const fail = useCallback<ActionOutcome['fail']>(
    (text, { what = NOT_SAVED, retry, keep = false } = {}) => {
      end({ what, text, at: new Date(), retry: retry ?? null });
      show({ tone: 'bad', text }, { keep });
    },
    [end, show],
  );
  const refuse = useCallback<ActionOutcome['refuse']>(
    (text, { what } = {}) => {
      end(what === undefined ? null : { what, text, at: new Date(), retry: null });
      show({ tone: 'bad', text });
    },
    [end, show],
  );
  const ask = useCallback(
    (text: string) => {
      end(null);
      show({ tone: 'warn', text }, { keep: true });
    },
    [end, show],
  );
  const clear = useCallback(() => {
    end(null);
    clearMessage();
  }, [end, clearMessage]);

  return useMemo(
    () => ({ message, failure, trying, begin, succeed, fail, refuse, ask, clear }),
    [message, failure, trying, begin, succeed, fail, refuse, ask, clear],
  );
}
