import { useRef } from 'react';
import { Icon } from '../Icon';
import { RETRY_LABEL, RETRYING_LABEL } from '../retryMessages';
import { focusSection, useFocusPassedOn } from '../useFocusPassedOn';
import { Banner } from './Banner';
import { Button } from './Button';

interface LoadFailedProps {
  children: string;
  onRetry: () => void;
  /** True during a retry. The button stays and keeps the focus. */
  busy?: boolean;
}

/**
 * Shows an error of loading, with Retry. After a success, the surrounding section takes the focus.
 */
export function LoadFailed({ children, onRetry, busy = false }: LoadFailedProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusPassedOn(button, focusSection);
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
