import { Icon } from './Icon';

interface LoadFailureProps {
  message: string;
  onRetry: () => void;
}

/** In place of a list that failed to load: the message in red, and another attempt. */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  return (
    <div className="none">
      <p className="msg-no" role="alert">
        {message}
      </p>
      <button type="button" className="key line" onClick={onRetry}>
        <span>Retry</span>
        <i>
          <Icon name="retry" />
        </i>
      </button>
    </div>
  );
}
