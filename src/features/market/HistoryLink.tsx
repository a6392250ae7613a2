import { Link } from 'react-router-dom';
import { useAppSelector } from '@/ui/storeHooks';
import { type RequestState, getRequestView } from '@/lib/requestState';
import { Icon } from '@/ui/Icon';
import type { DatedClose } from '@/figures/recent';
import { Skeleton } from '@/ui/Skeleton';
import { MonthLine } from './MonthLine';
import { describeLastMonth } from './lastMonth';
import { selectRecent } from './marketSlice';
import './HistoryLink.css';

interface HistoryLinkProps {
  to: string;
  /** The name of the series, for screen readers. */
  seriesName: string;
  /** The request for the latest figure, which is the last one on the line. */
  request: RequestState<unknown>;
  /** The closes, oldest first. The last one is the figure beside the link. */
  closes: readonly DatedClose[];
}

export function HistoryLink({ to, seriesName, request, closes }: HistoryLinkProps) {
  const recent = useAppSelector(selectRecent);
  const month = describeLastMonth(closes);
  const isLoading = getRequestView(request) === 'loading' || getRequestView(recent) === 'loading';
  return (
    <Link className="history-link" to={to}>
      <MonthLine month={month} />
      {/* A new label gets a new element, because growing to the left would count as a layout
          shift. */}
      <span key={month?.label}>
        <span>{month?.label ?? (isLoading && <Skeleton width="w-36" />)}</span>{' '}
        <b className="print:hidden">
          See the full history<span className="sr-only">, {seriesName}</span>
          <Icon name="right" size={16} strokeWidth={2} />
        </b>
      </span>
    </Link>
  );
}
