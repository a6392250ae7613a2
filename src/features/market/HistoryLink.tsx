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
  seriesName: string;
  /** The request state of the latest figure, which is the last close of the line chart. */
  request: RequestState<unknown>;
  /** All closes, oldest first. */
  closes: readonly DatedClose[];
}

export function HistoryLink({ to, seriesName, request, closes }: HistoryLinkProps) {
  const recent = useAppSelector(selectRecent);
  const month = describeLastMonth(closes);
  const isLoading = getRequestView(request) === 'loading' || getRequestView(recent) === 'loading';
  return (
    <Link className="history-link" to={to}>
      <MonthLine month={month} />
      {/* The key changes with the label, so React creates a new element. Browsers would count an element that grows to the left as a layout shift. */}
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
