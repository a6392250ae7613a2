import { Icon } from './Icon';
import { classes } from './classes';
import './RetryBlock.css';

export const UNAVAILABLE = 'Unavailable';
export const RETRY = 'Retry';
export const RETRYING = 'Retrying...';
export const LAST_KNOWN = 'Last known figures';

interface RetryProps {
  /** What could not be loaded, for those who hear the button without its surroundings. */
  what: string;
  onRetry: () => void;
  /** A new attempt is under way: the button stays where it is, so focus is not lost. */
  busy?: boolean;
}

interface RetryBlockProps extends RetryProps {
  message?: string;
  /** On a navy panel. */
  onNavy?: boolean;
}

/** In place of something that could not be loaded: says so, and offers another attempt. */
export function RetryBlock({
  what,
  onRetry,
  busy = false,
  message = UNAVAILABLE,
  onNavy = false,
}: RetryBlockProps) {
  return (
    <div className="retry-block">
      <p role="status">{message}</p>
      <button
        type="button"
        className={classes('key', onNavy ? 'cyan' : 'line')}
        aria-disabled={busy}
        onClick={busy ? undefined : onRetry}
      >
        <span>
          {busy ? RETRYING : RETRY} <span className="sr">{what}</span>
        </span>
        <i>
          <Icon name="retry" />
        </i>
      </button>
    </div>
  );
}

/** One line beside a heading: the figures below are old, because the new ones could not be loaded. */
export function LastKnownNote({ what, onRetry, busy = false }: RetryProps) {
  return (
    <p className="last-known">
      <span role="status">{LAST_KNOWN}</span>
      <button type="button" aria-disabled={busy} onClick={busy ? undefined : onRetry}>
        {busy ? RETRYING : RETRY} <span className="sr">{what}</span>
      </button>
    </p>
  );
}
