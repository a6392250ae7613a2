import { Icon } from '../Icon';
import { Banner } from './Banner';
import { Button } from './Button';

export const RETRY = 'Retry';
export const RETRYING = 'Retrying...';

interface LoadFailedProps {
  children: string;
  onRetry: () => void;
  /** A new attempt is under way: the button stays where it is, with the focus. */
  busy?: boolean;
}

/** What failed to load, and the way to try again. */
export function LoadFailed({ children, onRetry, busy = false }: LoadFailedProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <Banner tone="bad" className="w-full">
        {children}
      </Banner>
      <Button busy={busy} onClick={onRetry}>
        <Icon name="retry" size={16} />
        {busy ? RETRYING : RETRY}
      </Button>
    </div>
  );
}
