import { RetryButton } from '@/ui/RetryButton';
import type { Series } from './useSeries';

export function RetrySeries({
  content: { name },
  history: { retrying, retry },
}: Pick<Series, 'content' | 'history'>) {
  const className = 'small-button min-w-28';
  return <RetryButton className={className} what={name} busy={retrying} onRetry={retry} />;
}
