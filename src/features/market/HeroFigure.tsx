import { useAppDispatch } from '@/ui/storeHooks';
import { formatCalendarDate, formatPrice } from '@/lib/format';
import { isRetrying, getRequestView } from '@/lib/requestState';
import { RetryButton } from '@/ui/RetryButton';
import { FigureSkeleton } from './FigureSkeleton';
import { ChangePercent } from './ChangePercent';
import { getSkeletonWrapperProps, getFitStyle } from './figureAttributes';
import { openMarket } from './marketSlice';
import { marketMessages, NOT_LOADED_MESSAGE } from './messages';
import { useAsi } from './useAsi';
import './HeroFigure.css';

interface HeroFigureProps {
  /**
   * The date that the percentage change is measured from. Null if it is unknown, undefined while it
   * loads.
   */
  since: string | null | undefined;
}

export function HeroFigure({ since }: HeroFigureProps) {
  const dispatch = useAppDispatch();
  const request = useAsi();
  const view = getRequestView(request);
  const value = formatPrice(request.data?.value ?? 0);
  return (
    <div className="hero-figure loading-part" data-view={view}>
      <p className="text-label/4 text-muted">All Share Index</p>
      {request.data !== null && (
        <>
          <p className="hero-value figures" translate="no" style={getFitStyle(value)}>
            {value}
          </p>
          {/* The placeholder of the date is as wide as the date. If there is no date, the new key
             makes React create a new element, which browsers do not count as a layout shift. */}
          <p className="hero-change" key={`${since === null}`}>
            <ChangePercent percent={request.data.change} />{' '}
            {since === null ? (
              <span className="sr-only">{marketMessages.fromSessionBefore}</span>
            ) : (
              <span className="hero-since min-w-[6.1em]">
                {since !== undefined && `since ${formatCalendarDate(since).slice(0, -3)}`}
              </span>
            )}
          </p>
        </>
      )}
      {view === 'loading' && (
        <>
          <p
            className="hero-value figures"
            translate="no"
            {...getSkeletonWrapperProps('asi.value')}
          >
            <FigureSkeleton width="w-[4.6em]" figure="asi.value" />
          </p>
          <p className="hero-change">
            <FigureSkeleton width="w-22" figure="asi.change" />
            <span className="sr-only loading-text">Loading...</span>
          </p>
        </>
      )}
      {view === 'empty' && <p className="hero-none">{marketMessages.noFigures}</p>}
      {view === 'failed' && <p className="hero-none">{NOT_LOADED_MESSAGE}</p>}
      {view === 'failed' && (
        <p className="hero-change">
          <RetryButton
            className="text-button"
            label={marketMessages.tryAgain}
            busy={isRetrying(request)}
            onRetry={() => dispatch(openMarket())}
          />
        </p>
      )}
    </div>
  );
}
