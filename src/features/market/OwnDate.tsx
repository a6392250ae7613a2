import { useAppSelector } from '@/ui/storeHooks';
import type { Recent } from '@/figures/recent';
import { isBeingRead, viewOf } from '@/lib/requestState';
import { AsOf } from '@/ui/AsOf';
import { selectRecent, selectStoredAsi } from './marketSlice';
import { marketMessages } from './messages';

interface OwnDateProps {
  /** Returns the figure's date, or null if it is unknown. */
  dayIn: (recent: Recent | null) => string | null;
}

/**
 * The date of a figure on the home page whose stored document has no date. Shown once it and the
 * date of the index have loaded, and only if the two dates differ.
 */
export function OwnDate({ dayIn }: OwnDateProps) {
  const asi = useAppSelector(selectStoredAsi);
  const recent = useAppSelector(selectRecent);
  if ([asi, recent].some((request) => viewOf(request) === 'loading')) return null;
  const day = dayIn(recent.data);
  if (day === null) {
    // The rate may load before the list of sessions that has its date.
    if (isBeingRead(recent)) return null;
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
