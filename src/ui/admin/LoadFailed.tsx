import { useRef } from 'react';
import { Icon } from '../Icon';
import { RETRY_LABEL, RETRYING_LABEL } from '../retryMessages';
import { focusSection, usePassFocusOnRemoval } from '../useFocusPassedOn';
import { Banner } from './Banner';
import { Button } from './Button';

interface LoadFailedProps {
  children: string;
  onRetry: () => void;
  /** True during a retry. The Retry button stays and keeps the focus. */
  busy?: boolean;
}

/**
 * Reports that loading failed, with a Retry button. After a successful retry, the focus moves to
 * the surrounding section.
 */
export function LoadFailed({ children, onRetry, busy = false }: LoadFailedProps) {
  const button = useRef<HTMLButtonElement>(null);
  usePassFocusOnRemoval(button, focusSection);
  return (
    <div className="grid justify-items-start gap-4">
      <Banner tone="bad" className="w-full">
        {children}
      </Banner>
      <Button ref={button} busy={busy} onClick={onRetry}>
        <Icon name="retry" size={16} />
        {busy ? RETRYING_LABEL : RETRY_LABEL}
      </Button>
    </div>
  );
}
