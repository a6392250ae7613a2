import { useCallback, useMemo, useState } from 'react';
import type { Message } from './Banner';
import { useTimedMessage } from './useTimedMessage';

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
  succeed: (text: string) => void;
  fail: (text: string, options?: FailOptions) => void;
  /** Says what the user has to put right first: a banner alone, nothing failed. */
  refuse: (text: string) => void;
  /** Takes everything away: the action is tried again, or the line was closed. */
  clear: () => void;
}

/** Keeps how an action ended; its banner leaves after so many milliseconds. */
export function useActionOutcome(milliseconds: number): ActionOutcome {
  const { message, show, clear: clearMessage } = useTimedMessage<Message>(milliseconds);
  const [failure, setFailure] = useState<Failure | null>(null);

  const succeed = useCallback(
    (text: string) => {
      setFailure(null);
      show({ tone: 'ok', text });
    },
    [show],
  );
  const fail = useCallback<ActionOutcome['fail']>(
    (text, { what = 'Not saved', retry, keep = false } = {}) => {
      setFailure({ what, text, at: new Date(), retry: retry ?? null });
      show({ tone: 'bad', text }, { keep });
    },
    [show],
  );
  const refuse = useCallback(
    (text: string) => {
      setFailure(null);
      show({ tone: 'bad', text });
    },
    [show],
  );
  const clear = useCallback(() => {
    setFailure(null);
    clearMessage();
  }, [clearMessage]);

  return useMemo(
    () => ({ message, failure, succeed, fail, refuse, clear }),
    [message, failure, succeed, fail, refuse, clear],
  );
}
