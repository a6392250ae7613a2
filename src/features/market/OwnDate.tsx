import { useAppSelector } from '@/ui/storeHooks';
import type { RecentFigures } from '@/figures/recent';
import { isRequestPending, getRequestView } from '@/lib/requestState';
import { AsOf } from '@/ui/AsOf';
import { selectRecent, selectStoredAsi } from './marketSlice';
import { marketMessages } from './messages';

interface OwnDateProps {
  /** Returns the figure's date, or null if it is unknown. */
  getDay: (recent: RecentFigures | null) => string | null;
}

/**
 * The date of a figure on the home page whose stored document has no date. Shown once it and the
 * date of the index have loaded, and only if the two dates differ.
 */
export function OwnDate({ getDay }: OwnDateProps) {
  const asi = useAppSelector(selectStoredAsi);
  const recent = useAppSelector(selectRecent);
  if ([asi, recent].some((request) => getRequestView(request) === 'loading')) return null;
  const day = getDay(recent.data);
  if (day === null) {
    // The rate may load before the list of sessions that has its date.
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
