import { Icon } from '../Icon';
import { Banner } from './Banner';
import { Button } from './Button';

/** What failed to load, and the way to try again. */
export function LoadFailed({ children, onRetry }: { children: string; onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Banner tone="bad" className="w-full">
        {children}
      </Banner>
      <Button onClick={onRetry}>
        <Icon name="retry" size={16} />
        Retry
      </Button>
    </div>
  );
}
