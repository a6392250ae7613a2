import { Link } from 'react-router-dom';
import { useShown } from '@/app/hooks';
import { type Requested, viewOf } from '@/lib/requested';
import { Icon } from '@/ui/Icon';
import { lastMonth } from './lastMonth';
import { selectRecent } from './marketSlice';
import type { Close } from './recent';
import { Waiting } from './Waiting';
import './PastLink.css';

interface PastLinkProps {
  to: string;
  /** The name of the series, for who does not see what stands beside it. */
  what: string;
  /** The request of the figure that the line ends on. */
  slot: Requested<unknown>;
  /** What leads up to that figure, which is the last of them. */
  closes: readonly Close[];
}

/** The last 30 days of a figure as a line and in words, and the way to its past. */
export function PastLink({ to, what, slot, closes }: PastLinkProps) {
  const recent = useShown(selectRecent);
  const month = lastMonth(closes);
  const waits = viewOf(slot) === 'loading' || viewOf(recent) === 'loading';
  return (
    <Link className="past" to={to}>
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
        {month !== null && (
          <>
            <path d={month.line} strokeDasharray={month.isLevel ? 4 : undefined} />
            <path d={month.end} />
          </>
        )}
      </svg>
      {/* By its words: it grows to the left, which counts as a shift though nothing moves. */}
      <span key={month?.words}>
        <span>{month?.words ?? (waits && <Waiting width="w-36" />)}</span>{' '}
        <b>
          See the full history<span className="sr-only">, {what}</span>
          <Icon name="right" size={16} strokeWidth={2} />
        </b>
      </span>
    </Link>
  );
}
