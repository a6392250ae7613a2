import { dayInLagos } from '@/lib/days';
import { RetryButton } from '@/ui/RetryButton';
import { pastMessages } from '../messages';
import { retryOf } from '../usePast';
import { inPeriod } from '../periods';
import { seriesMessages } from './messages';
import type { Series } from './useSeries';

/** That the newest figures, or older ones, could not be loaded. */
export function Failure({ content, past, now }: Series) {
  const newest = past.figures.at(-1);
  const failed = past.view === 'done' && past.failed !== null && newest !== undefined;
  const words =
    past.failed === 'newest' && newest !== undefined
      ? pastMessages.notRefreshed(
          inPeriod(newest.key, newest.key.slice(0, 4) !== dayInLagos(now).slice(0, 4)),
        )
      : seriesMessages.olderMissing;
  return (
    failed && (
      <div className="series-failure">
        <p role="alert">{words}</p>
        <RetryButton className="small-key" {...retryOf(content, past)} />
      </div>
    )
  );
}
