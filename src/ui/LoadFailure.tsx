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
    <div className="none">
      <p className="msg-no" role="alert">
        {message}
      </p>
      <RetryButton className="key line" busy={busy} onRetry={onRetry}>
        <i>
          <Icon name="retry" />
        </i>
      </RetryButton>
    </div>
  );
}
