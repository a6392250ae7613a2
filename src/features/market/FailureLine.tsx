import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '@/app/hooks';
import { firm } from '@/content/firm';
import { formatAsOf } from '@/lib/format';
import type { RequestState } from '@/lib/requestState';
import { RetryButton } from '@/ui/RetryButton';
import { failureMessages } from './messages';
import './FailureLine.css';

/** Something of a page that is read by itself. */
export interface BoardPart {
  name: string;
  select: (state: RootState) => RequestState<unknown>;
  open: () => ThunkAction<void, RootState, unknown, UnknownAction>;
}

/** More names than these would need another line on a phone. */
const MOST_NAMES = 3;

interface FailureLineProps {
  /** What the page reads, by its name. */
  requests: Readonly<Record<string, { error: string | null; cachedAt?: string | undefined }>>;
  busy: boolean;
  onRetry: () => void;
}

/** One line for all figures of a page, in a place that is there with nothing to say too: what could not be loaded, what is of the last visit, and one Retry. */
export function FailureLine({ requests, busy, onRetry }: FailureLineProps) {
  const all = Object.entries(requests);
  const failed = all.some(([, { error }]) => error !== null);
  const lost = all.filter(([, { error, cachedAt }]) => error !== null && cachedAt === undefined);
  const old = all.filter(([, { cachedAt }]) => cachedAt !== undefined);
  const [oldest = ''] = old.map(([, { cachedAt = '' }]) => cachedAt).toSorted();
  const namesOf = (some: typeof all) => {
    if (some.length === all.length) return '';
    if (some.length > MOST_NAMES) return `${some.length} of ${all.length}`;
    return some.map(([name]) => name).join(', ');
  };
  const [{ shown, href }] = firm.phones;
  return (
    <div
      className="board-line flex min-h-12 items-center justify-between gap-4 text-label/4 md:min-h-10 md:justify-start"
      data-failed={failed}
    >
      <p role="status">
        {lost.length > 0 && `${failureMessages.lost(namesOf(lost))} `}
        {lost.length === all.length && (
          <>
            {failureMessages.ring} <a href={href}>{shown}</a>.
          </>
        )}
        {old.length > 0 &&
          `${failureMessages.lastVisit(formatAsOf(oldest), failed ? namesOf(old) : '')} ${failureMessages.newer(failed)}`}
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
