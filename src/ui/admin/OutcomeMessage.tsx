import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
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

/**
 * Scrolls a place into sight when its message appears, in the foot of a section with the buttons
 * beside it: whoever pressed may be far from it.
 */
export function useBroughtIntoSight(place: RefObject<HTMLElement | null>, message: unknown): void {
  useEffect(() => {
    if (message === null) return;
    (place.current?.closest('footer') ?? place.current)?.scrollIntoView({ block: 'nearest' });
  }, [place, message]);
}

interface OutcomePlaceProps {
  ref: RefObject<HTMLDivElement | null>;
  /** Whether there is a message. Until then the live regions wait without taking a row. */
  shown: boolean;
  className?: string;
  children: ReactNode;
}

/** Where a message about an action stands: beside its button or in the row concerned. */
export function OutcomePlace({ ref, shown, className, children }: OutcomePlaceProps) {
  return (
    <div
      ref={ref}
      data-outcome
      data-shown={shown ? true : undefined}
      className={classes('scroll-my-4 *:empty:absolute', !shown && 'absolute', className)}
    >
      {children}
    </div>
  );
}

/** At the end of a long section: in sight wherever in it staff are. */
export const footClass = 'bottom-4 z-5 mt-2 *:data-tone:shadow-float data-shown:sticky';

interface OutcomeMessageProps {
  outcome: ActionOutcome;
  /** Tries again, in place of what the failure itself brought: a form sends what it holds now. */
  onRetry?: () => void;
  className?: string;
}

/**
 * How an action ended, beside the button that was pressed or the row concerned, and scrolled into
 * sight when it appears. The banner of an error leaves after its time and a short line stays in its
 * place; the buttons beside them stay where they are, with the focus.
 */
export function OutcomeMessage({ outcome, onRetry, className }: OutcomeMessageProps) {
  const { message, failure } = outcome;
  const place = useRef<HTMLDivElement>(null);
  useBroughtIntoSight(place, message);
  const shown = message !== null || failure !== null;
  return (
    <OutcomePlace
      ref={place}
      shown={shown}
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
        <FailureActions
          retry={onRetry ?? failure.retry}
          trying={outcome.trying}
          onClose={outcome.clear}
        />
      )}
    </OutcomePlace>
  );
}

interface FailureActionsProps {
  retry: (() => void) | null;
  trying: boolean;
  onClose: () => void;
}

function FailureActions({ retry, trying, onClose }: FailureActionsProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusPassedOn(place, (from) => nextAction(from)?.focus());
  return (
    <div className="flex items-center gap-1" ref={place}>
      {retry !== null && (
        <Button small busy={trying} onClick={retry}>
          {trying ? RETRYING : RETRY}
        </Button>
      )}
      <IconButton aria-label="Close this message" onClick={onClose}>
        <StaffIcon name="close" size={16} />
      </IconButton>
    </div>
  );
}
