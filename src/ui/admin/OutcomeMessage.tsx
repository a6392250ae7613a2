import { useEffect, useRef } from 'react';
import { formatClock } from '@/lib/format';
import { Icon } from '../Icon';
import { classes } from '../classes';
import { MessageBanner } from './Banner';
import { Button } from './Button';
import type { ActionOutcome, Failure } from './useActionOutcome';
import './outcome.css';

interface OutcomeMessageProps {
  outcome: ActionOutcome;
  /** Tries again, in place of what the failure itself brought: a form sends what it holds now. */
  onRetry?: () => void;
  className?: string;
}

/**
 * How an action ended, beside the button that was pressed or the row concerned, and scrolled into
 * sight when it appears. After the banner of an error a short line stays.
 */
export function OutcomeMessage({ outcome, onRetry, className }: OutcomeMessageProps) {
  const { message, failure } = outcome;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div ref={place} className={classes('outcome', className)}>
      <MessageBanner message={message} />
      {message === null && failure !== null && (
        <FailureLine failure={failure} retry={onRetry ?? failure.retry} onClose={outcome.clear} />
      )}
    </div>
  );
}

interface FailureLineProps {
  failure: Failure;
  retry: (() => void) | null;
  onClose: () => void;
}

function FailureLine({ failure, retry, onClose }: FailureLineProps) {
  const { what, text, at } = failure;
  return (
    <p className="failure">
      <Icon name="warning" size={16} />
      <span className="text">
        {what} at {formatClock(at)}: {text}
      </span>
      {retry !== null && (
        <Button small onClick={retry}>
          Retry
        </Button>
      )}
      <button type="button" className="i" aria-label="Close this message" onClick={onClose}>
        <Icon name="close" size={16} />
      </button>
    </p>
  );
}
