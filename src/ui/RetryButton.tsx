import { type ReactNode, useRef } from 'react';
import { RETRY_LABEL, RETRYING_LABEL } from './retryMessages';
import { focusSection, usePassFocusOnRemoval } from './useFocusPassedOn';

interface RetryButtonProps {
  className: string;
  /** Names what is requested, for screen readers. */
  what?: string;
  label?: string;
  /** True during a retry. The button stays, so that the focus is not lost. */
  busy: boolean;
  onRetry: () => void;
  children?: ReactNode;
}

/**
 * Requests again what failed to load. After a success the button disappears and its section takes
 * the focus.
 */
export function RetryButton({
  className,
  what,
  label = RETRY_LABEL,
  busy,
  onRetry,
  children,
}: RetryButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  usePassFocusOnRemoval(ref, focusSection);
  return (
    <button
      ref={ref}
      type="button"
      className={className}
      aria-disabled={busy}
      onClick={busy ? undefined : onRetry}
    >
      {/*
       * A new element for each label. A changed label would count as a layout shift where its line
       * is aligned to the right.
       */}
      <span key={`${busy}`}>
        <span>{busy ? RETRYING_LABEL : label}</span>{' '}
        {what !== undefined && <span className="sr-only">{what}</span>}
      </span>
      {children}
    </button>
  );
}
