import { useAppSelector } from '@/ui/storeHooks';
import type { Recent } from '@/figures/recent';
import { isBeingRead, viewOf } from '@/lib/requestState';
import { AsOf } from '@/ui/AsOf';
import { selectRecent, selectStoredAsi } from './marketSlice';
import { marketMessages } from './messages';

interface OwnDateProps {
  /** Returns the figure's day, or null if it is not known. */
  dayIn: (recent: Recent | null) => string | null;
}

/**
 * The date of a figure of Home that has no date in its document. Shown only if it differs from the
 * date of the index, which stands above it, and once both are known.
 */
export function OwnDate({ dayIn }: OwnDateProps) {
  const asi = useAppSelector(selectStoredAsi);
  const recent = useAppSelector(selectRecent);
  if ([asi, recent].some((request) => viewOf(request) === 'loading')) return null;
  const day = dayIn(recent.data);
  if (day === null) {
    // A newer figure may arrive before the last sessions do.
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
