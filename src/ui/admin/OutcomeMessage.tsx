import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { formatClock } from '@/lib/moments';
import { classes } from '../classes';
import { useFocusPassedOn } from '../useFocusPassedOn';
import { Banner, type Message } from './Banner';
import { Button, IconButton } from './Button';
import { nextAction } from './focus';
import { RETRY, RETRYING } from '../RetryButton';
import { StaffIcon } from './StaffIcon';

interface OutcomePlaceProps {
  /** A message at the foot of a section scrolls into view: the button may be far. */
  message: unknown;
  /** True if anything is there. Until then the live regions wait without taking a row. */
  shown: boolean;
  /** Called when the browser rejects a field of the form around it, and sends nothing. */
  onRejected?: () => void;
  className?: string;
  children: ReactNode;
}

/** The place of a message about an action: beside its button or in the row concerned. */
export function OutcomePlace(props: OutcomePlaceProps) {
  const { message, shown, onRejected, className, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const handleInvalid = useEffectEvent(() => onRejected?.());
  useEffect(() => {
    const form = place.current?.closest('form');
    const listener = () => handleInvalid();
    // The event does not bubble.
    form?.addEventListener('invalid', listener, { capture: true });
    return () => form?.removeEventListener('invalid', listener, { capture: true });
  }, []);
  useEffect(() => {
    if (message === null) return;
    (place.current?.closest('footer') ?? place.current)?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div
      ref={place}
      data-outcome
      data-shown={shown ? true : undefined}
      className={classes('scroll-my-4 *:empty:absolute', !shown && 'absolute', className)}
    >
      {children}
    </div>
  );
}

/** The buttons of a message. When they go, a focus on one moves to the section's primary action. */
export function OutcomeActions(props: ComponentProps<'span'>) {
  const place = useRef<HTMLSpanElement>(null);
  useFocusPassedOn(place, (from) => nextAction(from)?.focus());
  return <span {...props} ref={place} />;
}

/** Keeps the end of a long section in view. */
export const footClass = 'bottom-4 z-5 mt-2 *:data-tone:shadow-float data-shown:sticky';

interface OutcomeMessageProps {
  outcome: ActionOutcome;
  /** Tries again, in place of what the failure itself brought: a form sends what it holds now. */
  onRetry?: () => void;
  className?: string;
}

/**
 * Says how an action ended. The banner of an error leaves after its time, and a short line stays in its place;
 * the buttons beside them stay where they are, with the focus.
 */
export function OutcomeMessage({ outcome, onRetry, className }: OutcomeMessageProps) {
  const { message, failure, trying } = outcome;
  const retry = onRetry ?? failure?.retry;
  return (
    <OutcomePlace
      message={message}
      shown={message !== null || failure !== null}
      onRejected={outcome.endBanner}
      className={classes(failure !== null && 'flex items-center gap-x-2 gap-y-1', className)}
    >
      <Banner tone={message?.tone} className="min-w-0 flex-1">
        {message?.text}
      </Banner>
      {message === null && failure !== null && (
        <p className="flex min-w-0 flex-1 items-start gap-2 py-2.5 font-medium text-bad-ink">
          <StaffIcon name="warning" size={16} className="mt-0.5" />
          <span className="min-w-0 wrap-anywhere">
            {failure.what} at {formatClock(failure.at)}: {failure.text}
          </span>
        </p>
      )}
      {failure !== null && (
        <OutcomeActions className="flex items-center gap-1">
          {retry && (
            <Button small busy={trying} onClick={retry}>
              {trying ? RETRYING : RETRY}
            </Button>
          )}
          <IconButton aria-label="Close this message" onClick={outcome.clear}>
            <StaffIcon name="close" size={16} />
          </IconButton>
        </OutcomeActions>
      )}
    </OutcomePlace>
  );
}

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
  /** The line that stays after the banner of an error, until it is closed, tried again or overtaken. */
  failure: LastingFailure | null;
  /** The action is being tried again; the line stays, so that the focus on its Retry does. */
  trying: boolean;
}

/** A banner leaves after so long where its place says nothing else, in ms. */
export const BANNER_MS = 3000;

const NOTHING: Shown = { message: null, failure: null, trying: false };

/** Keeps how the last action of one place (a box, a row) ended; its banner leaves after so many milliseconds. */
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
    /** An attempt was rejected before it was sent: the banner of the last one goes, a question stays. */
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
