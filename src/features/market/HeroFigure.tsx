import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { formatCalendarDate, formatPrice, roundTo2 } from '@/lib/format';
import { isRetrying, viewOf } from '@/lib/requested';
import { RetryButton } from '@/ui/RetryButton';
import { Change } from './Change';
import { openMarket, selectAsi } from './marketSlice';
import { marketMessages } from './messages';
import { Waiting } from './Waiting';

/** The index at the Today edge of the hero. `since` is the day of the close before, where it is known. */
export function HeroFigure({ since }: { since?: string | undefined }) {
  const dispatch = useAppDispatch();
  const slot = useAppSelector(selectAsi);
  const view = viewOf(slot);
  return (
    <div className="hero-figure" data-view={view}>
      <p className="text-label/4 text-muted">All Share Index</p>
      {slot.data !== null && (
        <>
          <p className="hero-value figures">{formatPrice(slot.data.value)}</p>
          <p className="hero-change">
            <Change percent={roundTo2(slot.data.change)} />
            {since !== undefined && <span>since {formatCalendarDate(since).slice(0, -3)}</span>}
          </p>
        </>
      )}
      {view === 'loading' && (
        <>
          <p className="hero-value">
            <Waiting width="w-[4.6em]" />
          </p>
          <p className="hero-change">
            <Waiting width="w-22" />
            <span className="sr-only">Loading...</span>
          </p>
        </>
      )}
      {(view === 'failed' || view === 'empty') && (
        <p className="hero-none">{marketMessages.noFigures}</p>
      )}
      {view === 'failed' && (
        <p className="hero-change">
          <RetryButton
            className="text-button"
            label={marketMessages.tryAgain}
            busy={isRetrying(slot)}
            onRetry={() => dispatch(openMarket())}
          />
        </p>
      )}
    </div>
  );
}
