import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { RetryButton } from './RetryButton';

interface LoadFailureProps {
  message: string;
  onRetry: () => void;
  /** True during a retry. The message stays until the retry succeeds. */
  busy: boolean;
  /** Advice about what the visitor can do until the data are loaded. */
  hint?: ReactNode;
}

/** An error message with a Retry button. It replaces a list that failed to load. */
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
