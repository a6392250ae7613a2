import { Icon } from './Icon';
import { RetryButton } from './RetryButton';

interface LoadFailureProps {
  message: string;
  onRetry: () => void;
  /** Another attempt is under way; the message stays until it has succeeded. */
  busy: boolean;
}

/** In place of a list that failed to load: the message in red, and another attempt. */
export function LoadFailure({ message, onRetry, busy }: LoadFailureProps) {
  return (
    <div className="empty-state">
      <p className="message-bad" role="alert">
        {message}
      </p>
      <RetryButton className="key-button key-line" busy={busy} onRetry={onRetry}>
        <i>
          <Icon name="retry" />
        </i>
      </RetryButton>
    </div>
  );
}
