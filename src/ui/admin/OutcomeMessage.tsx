import { type ReactNode, useEffect, useRef } from 'react';
import { formatClock } from '@/lib/format';
import { classes } from '../classes';
import { useFocusPassedOn } from '../useFocusPassedOn';
import { MessageBanner } from './Banner';
import { Button } from './Button';
import { nextAction } from './focus';
import { IconButton } from './IconButton';
import { RETRY, RETRYING } from '../RetryButton';
import { StaffIcon } from './StaffIcon';
import type { ActionOutcome } from './useActionOutcome';

interface OutcomePlaceProps {
  /** A message at the foot of a section scrolls into view: the button may be far. */
  message: unknown;
  /** True if anything is there. Until then the live regions wait without taking a row. */
  shown: boolean;
  className?: string;
  children: ReactNode;
}

/** The place of a message about an action: beside its button or in the row concerned. */
export function OutcomePlace({ message, shown, className, children }: OutcomePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
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
export function OutcomeActions({
  className,
  children,
}: {
  className: string;
  children: ReactNode;
}) {
  const place = useRef<HTMLSpanElement>(null);
  useFocusPassedOn(place, (from) => nextAction(from)?.focus());
  return (
    <span className={className} ref={place}>
      {children}
    </span>
  );
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
      className={classes(failure !== null && 'flex items-center gap-x-2 gap-y-1', className)}
    >
      <MessageBanner message={message} className="min-w-0 flex-1" />
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
