import { type ReactNode, useRef } from 'react';
import { Icon } from './Icon';
import { focusSection, useFocusPassedOn } from './useFocusPassedOn';

export const RETRY = 'Retry';
export const RETRYING = 'Retrying...';

interface RetryButtonProps {
  className: string;
  /** Names what is requested, for screen readers. */
  what?: string;
  label?: string;
  /** An attempt is under way: the button stays where it is, so focus is not lost. */
  busy: boolean;
  onRetry: () => void;
  children?: ReactNode;
}

/** Asks again for what failed to load. When that has come and the button goes, its section takes the focus. */
export function RetryButton({
  className,
  what,
  label = RETRY,
  busy,
  onRetry,
  children,
}: RetryButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useFocusPassedOn(ref, focusSection);
  return (
    <button
      ref={ref}
      type="button"
      className={className}
      aria-disabled={busy}
      onClick={busy ? undefined : onRetry}
    >
      {/* A new element each time: one that is only changed counts as moved where its line ends at the right. */}
      <span key={`${busy}`}>
        <span>{busy ? RETRYING : label}</span>{' '}
        {what !== undefined && <span className="sr-only">{what}</span>}
      </span>
      {children}
    </button>
  );
}

interface LoadFailureProps {
  message: string;
  onRetry: () => void;
  /** Another attempt is under way; the message stays until it has succeeded. */
  busy: boolean;
  /** Says what can be done meanwhile. */
  hint?: ReactNode;
}

/** Replaces a list that failed to load: the message in red, with Retry. */
export function LoadFailure({ message, onRetry, busy, hint }: LoadFailureProps) {
  return (
    <div className="empty-state">
      <div>
        <p className="font-head font-semibold text-loss" role="alert">
          {message}
        </p>
        {hint}
      </div>
      <RetryButton className="site-button site-button-line min-w-46" busy={busy} onRetry={onRetry}>
        <i>
          <Icon name="retry" />
        </i>
      </RetryButton>
    </div>
  );
}
