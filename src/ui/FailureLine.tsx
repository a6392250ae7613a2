import { firm } from '@/content/firm';
import { formatAsOf } from '@/lib/format';
import { RetryButton } from '@/ui/RetryButton';
import './FailureLine.css';

/** The line lists at most this number of names, so that it fits on a phone. */
const MAX_NAMES = 3;

interface FailureLineProps {
  /**
   * The requests of the page. `isThere` is true if the page shows data although loading newer data
   * failed.
   */
  requests: readonly {
    name: string;
    error: string | null;
    cachedAt?: string | undefined;
    oldSince: string | undefined;
    isThere?: boolean;
  }[];
  /** The text for a site without stored figures; false if there are figures. */
  none: string | false;
  /** The text about when new figures are due. Shown if all figures failed to load. */
  due?: string;
  busy: boolean;
  onRetry: () => void;
}

/**
 * Reports in one line which figures of a page failed to load and which are from an earlier visit,
 * with one Retry button. If there is nothing to report, the line is empty but keeps its height.
 */
export function FailureLine({ requests, none, due = '', busy, onRetry }: FailureLineProps) {
  const failed = requests.some(({ error }) => error !== null);
  const outdated = requests.filter(({ oldSince }) => oldSince !== undefined);
  const missing = requests.filter(
    (one) => one.error !== null && !one.isThere && !outdated.includes(one),
  );
  const [oldest = ''] = outdated.map(({ oldSince = '' }) => oldSince).toSorted();
  const isOfLastVisit = outdated.some(({ cachedAt }) => cachedAt !== undefined);
  const formatNames = (some: typeof outdated) =>
    some.length > MAX_NAMES
      ? `${some.length} of ${requests.length}`
      : some.map(({ name }) => name).join(', ');
  const [{ shown, href }] = firm.phones;
  return (
    <div className="board-line flex min-h-12 flex-wrap items-center justify-between gap-4 text-label/4 md:min-h-10 md:justify-start">
      <p role="status">
        {none && <span>{none}</span>}
        {missing.length === requests.length && (
          <span>
            <b>The figures could not be loaded.</b> For the closing prices, ring{' '}
            <a href={href}>{shown}</a>. <span>{due}</span>
          </span>
        )}
        {missing.length > 0 && missing.length < requests.length && (
          <span>{` Could not be loaded: ${formatNames(missing)}. `}</span>
        )}
        {outdated.length > 0 && (
          <span>{`${isOfLastVisit ? 'From your last visit,' : 'Loaded'} ${formatAsOf(oldest)}${failed && outdated.length < requests.length ? `: ${formatNames(outdated)}` : ''}. ${failed ? 'Newer figures could not be loaded.' : 'Looking for newer figures...'}`}</span>
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
