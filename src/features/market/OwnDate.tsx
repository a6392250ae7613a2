import { useAppSelector } from '@/ui/storeHooks';
import type { RecentFigures } from '@/figures/recent';
import { isRequestPending, getRequestView } from '@/lib/requestState';
import { AsOf } from '@/ui/AsOf';
import { selectRecent, selectStoredAsi } from './marketSlice';
import { marketMessages } from './messages';

interface OwnDateProps {
  /** Returns the date of the figure, or null if the date is unknown. */
  getDay: (recent: RecentFigures | null) => string | null;
}

/**
 * Shows the date of a figure if it differs from the date of the index. Renders nothing until both
 * dates have loaded. Used for figures whose stored document has no date.
 */
export function OwnDate({ getDay }: OwnDateProps) {
  const asi = useAppSelector(selectStoredAsi);
  const recent = useAppSelector(selectRecent);
  if ([asi, recent].some((request) => getRequestView(request) === 'loading')) return null;
  const day = getDay(recent.data);
  if (day === null) {
    // The date of the rate comes from the recent sessions, which may load after the rate.
    if (isRequestPending(recent)) return null;
    return (
      <span className="own-date">
        <span>{marketMessages.undated}</span>
        <span className="sr-only">{marketMessages.mayBeOlder}</span>
      </span>
    );
  }
  return day === asi.data?.date ? null : (
    <span className="own-date">
      <AsOf at={day} />
    </span>
  );
}
