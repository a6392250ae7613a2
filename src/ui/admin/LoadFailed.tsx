import { useRef } from 'react';
import { Icon } from '../Icon';
import { RETRY, RETRYING } from '../RetryButton';
import { focusSection, useFocusPassedOn } from '../useFocusPassedOn';
import { Banner } from './Banner';
import { Button } from './Button';

/** The turning circle with its text; read out when it appears. */
export function Spinner({ children }: { children: string }) {
  return (
    <div className="grid min-h-40 place-items-center gap-4 text-muted" role="status">
      <div className="size-8 animate-spin rounded-full border-3 border-hair border-t-link forced-colors:border-[GrayText] forced-colors:border-t-[Highlight]" />
      {children}
    </div>
  );
}

interface LoadFailedProps {
  children: string;
  onRetry: () => void;
  /** A new attempt is under way: the button stays where it is, with the focus. */
  busy?: boolean;
}

/** Shows what failed to load, with Retry. Once it has loaded, its section takes the focus. */
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
        {busy ? RETRYING : RETRY}
      </Button>
    </div>
  );
}
