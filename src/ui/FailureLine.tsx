import { firm } from '@/content/firm';
import { formatAsOf } from '@/lib/format';
import { RetryButton } from '@/ui/RetryButton';
import './FailureLine.css';

/** Maximum number of names. More would need another line on a phone. */
const MAX_NAMES = 3;

interface FailureLineProps {
  /**
   * Requests of the page. `isThere` is true if data are shown although the newest failed to load.
   */
  requests: readonly {
    name: string;
    error: string | null;
    cachedAt?: string | undefined;
    oldSince: string | undefined;
    isThere?: boolean;
  }[];
  /** Text for a site without any stored figures, otherwise false. */
  none: string | false;
  /** Text about when new figures are due, shown if all figures failed. */
  due?: string;
  busy: boolean;
  onRetry: () => void;
}

/**
 * One line about all figures of a page: those that failed to load, those from the last visit, and
 * one Retry. The space of the line is reserved even if it is empty.
 */
export function FailureLine({ requests, none, due = '', busy, onRetry }: FailureLineProps) {
  const failed = requests.some(({ error }) => error !== null);
  const old = requests.filter(({ oldSince }) => oldSince !== undefined);
  const lost = requests.filter((one) => one.error !== null && !one.isThere && !old.includes(one));
  const [oldest = ''] = old.map(({ oldSince = '' }) => oldSince).toSorted();
  const isOfLastVisit = old.some(({ cachedAt }) => cachedAt !== undefined);
  const formatNames = (some: typeof old) =>
    some.length > MAX_NAMES
      ? `${some.length} of ${requests.length}`
      : some.map(({ name }) => name).join(', ');
  const [{ shown, href }] = firm.phones;
  return (
    <div className="board-line flex min-h-12 flex-wrap items-center justify-between gap-4 text-label/4 md:min-h-10 md:justify-start">
      <p role="status">
        {none && <span>{none}</span>}
        {lost.length === requests.length && (
          <span>
            <b>The figures could not be loaded.</b> For the close, ring <a href={href}>{shown}</a>.{' '}
            <span>{due}</span>
          </span>
        )}
        {lost.length > 0 && lost.length < requests.length && (
          <span>{` Could not be loaded: ${formatNames(lost)}. `}</span>
        )}
        {old.length > 0 && (
          <span>{`${isOfLastVisit ? 'From your last visit,' : 'Loaded'} ${formatAsOf(oldest)}${failed && old.length < requests.length ? `: ${formatNames(old)}` : ''}. ${failed ? 'Newer figures could not be loaded.' : 'Looking for newer figures...'}`}</span>
        )}
      </p>
      {failed && (
        <RetryButton
          className="text-button min-h-10 flex-none px-2 font-semibold"
          what="the market figures"
          busy={busy}
          onRetry={onRetry}
        />
      )}
    </div>
  );
}
