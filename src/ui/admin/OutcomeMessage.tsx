import { type RefObject, useEffect, useRef } from 'react';
import { formatClock } from '@/lib/format';
import { classes } from '../classes';
import { useFocusPassedOn } from '../useFocusPassedOn';
import { MessageBanner } from './Banner';
import { Button } from './Button';
import { nextAction } from './focus';
import { RETRY, RETRYING } from '../RetryButton';
import { StaffIcon } from './StaffIcon';
import type { ActionOutcome } from './useActionOutcome';
import './outcome.css';

/** Scrolls a place into sight when its message appears: whoever pressed may be far from it. */
export function useBroughtIntoSight(place: RefObject<HTMLElement | null>, message: unknown): void {
  useEffect(() => {
    if (message !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [place, message]);
}

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
    <div
      ref={place}
      className={classes('outcome', shown && 'on', failure !== null && 'failure', className)}
    >
      <MessageBanner message={message} />
      {message === null && failure !== null && (
        <p className="line">
          <StaffIcon name="warning" size={16} />
          <span className="text">
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
    </div>
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
    <div className="acts" ref={place}>
      {retry !== null && (
        <Button small busy={trying} onClick={retry}>
          {trying ? RETRYING : RETRY}
        </Button>
      )}
      <button type="button" className="i" aria-label="Close this message" onClick={onClose}>
        <StaffIcon name="close" size={16} />
      </button>
    </div>
  );
}
