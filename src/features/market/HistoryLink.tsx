import { Link } from 'react-router-dom';
import { useAppSelector } from '@/ui/storeHooks';
import { type RequestState, viewOf } from '@/lib/requestState';
import { Icon } from '@/ui/Icon';
import type { Close } from '@/figures/recent';
import { Skeleton } from '@/ui/Skeleton';
import { MonthLine } from './MonthLine';
import { lastMonth } from './lastMonth';
import { selectRecent } from './marketSlice';
import './HistoryLink.css';

interface HistoryLinkProps {
  to: string;
  /** The name of the series, for who does not see what stands beside it. */
  what: string;
  /** The request of the figure that the line ends on. */
  request: RequestState<unknown>;
  /** The closes up to that figure, which is the last of them. */
  closes: readonly Close[];
}

export function HistoryLink({ to, what, request, closes }: HistoryLinkProps) {
  const recent = useAppSelector(selectRecent);
  const month = lastMonth(closes);
  const waits = viewOf(request) === 'loading' || viewOf(recent) === 'loading';
  return (
    <Link className="history-link" to={to}>
      <MonthLine of={month} />
      {/* By its words: it grows to the left, which counts as a shift though nothing moves. */}
      <span key={month?.words}>
        <span>{month?.words ?? (waits && <Skeleton width="w-36" />)}</span>{' '}
        <b className="print:hidden">
          See the full history<span className="sr-only">, {what}</span>
          <Icon name="right" size={16} strokeWidth={2} />
        </b>
      </span>
    </Link>
  );
}
