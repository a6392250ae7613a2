import { type ReactNode, useRef } from 'react';
import { RETRY_LABEL, RETRYING_LABEL } from './retryMessages';
import { focusSection, usePassFocusOnRemoval } from './useFocusPassedOn';

interface RetryButtonProps {
  className: string;
  /** The name of the requested data for screen readers. */
  what?: string;
  label?: string;
  /** True during a retry. The button stays on the page and keeps the focus. */
  busy: boolean;
  onRetry: () => void;
  children?: ReactNode;
}

/**
 * Repeats a failed request. After a success, the button disappears and the focus moves to its
 * section.
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
        Because of the key, each label is a new element. Changing the text of a right-aligned
        element would count as a layout shift.
      */}
      <span key={`${busy}`}>
        <span>{busy ? RETRYING_LABEL : label}</span>{' '}
        {what !== undefined && <span className="sr-only">{what}</span>}
      </span>
      {children}
    </button>
  );
}
