import { formatClock } from '@/lib/moments';
import { classes } from '../classes';
import { RETRY_LABEL, RETRYING_LABEL } from '../retryMessages';
import type { ActionOutcome } from './useActionOutcome';
import { OutcomeActions } from './OutcomeActions';
import { OutcomeContainer } from './OutcomeContainer';
import { Banner } from './Banner';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { StaffIcon } from './StaffIcon';

interface OutcomeMessageProps {
  outcome: ActionOutcome;
  /**
   * Called by the Retry button instead of `failure.retry`. A form uses it to submit its current
   * input.
   */
  onRetry?: () => void;
  className?: string;
}

/**
 * Shows the outcome of an action. The banner of an error disappears after a few seconds, but a
 * short line with the buttons stays. The buttons keep the focus.
 */
export function OutcomeMessage({ outcome, onRetry, className }: OutcomeMessageProps) {
  const { message, failure, trying } = outcome;
  const retry = onRetry ?? failure?.retry;
  return (
    <OutcomeContainer
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
              {trying ? RETRYING_LABEL : RETRY_LABEL}
            </Button>
          )}
          <IconButton aria-label="Close this message" onClick={outcome.clear}>
            <StaffIcon name="close" size={16} />
          </IconButton>
        </OutcomeActions>
      )}
    </OutcomeContainer>
  );
}
