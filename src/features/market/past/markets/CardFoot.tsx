import { holidays } from '@/content/holidays';
import { formatAsOf } from '@/lib/format';
import { RetryButton } from '@/ui/RetryButton';
import { Waiting } from '../../Waiting';
import { nextDue } from '../due';
import { pastMessages } from '../messages';
import { retryOf } from '../usePast';
import { marketsMessages } from './messages';
import type { SeriesPast } from './useMarkets';

interface CardFootProps extends SeriesPast {
  now: Date;
}

/**
 * Two lines at the foot of a card, in one place: when the next figure is due, or how old these are
 * and that newer ones are looked for or could not be loaded.
 */
export function CardFoot({ content, past, now }: CardFootProps) {
  const { view, known, knownAt = '', error, failed } = past;
  if (view === 'loading') {
    return (
      <p className="card-foot">
        <Waiting width="w-24" />
        <Waiting width="w-40" />
      </p>
    );
  }
  const stale = view === 'done' && (known || error !== null);
  if (!stale) {
    return (
      <p className="card-foot">
        <span>{pastMessages.nextFigure}</span>
        <b>{nextDue(content, past.figures, now, holidays).words}</b>
      </p>
    );
  }
  const refreshing = failed === 'older' && !known ? '' : marketsMessages.notRefreshed;
  return (
    <div className="card-foot card-stale">
      <p>
        {known
          ? `${marketsMessages.lastVisit}, ${formatAsOf(knownAt)}`
          : marketsMessages.olderMissing}
      </p>
      {error === null ? (
        <p>{marketsMessages.looking}</p>
      ) : (
        <p>
          {refreshing} <RetryButton className="text-button" {...retryOf(content, past)} />
        </p>
      )}
    </div>
  );
}
