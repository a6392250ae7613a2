import { toLagosDay } from '@/lib/days';
import { historyMessages, seriesMessages } from '../messages';
import { formatInPeriod } from '../periods';
import type { Series } from './useSeries';
import { RetrySeries } from './RetrySeries';
import './controls.css';

export function Failure(series: Pick<Series, 'content' | 'history' | 'now'>) {
  const { history, now } = series;
  const key = history.figures.at(-1)?.key;
  if (history.view !== 'done' || history.failed === null || key === undefined) return null;
  const thisYear = key.slice(0, 4) === toLagosDay(now).slice(0, 4);
  return (
    <div className="series-failure print:hidden">
      <p role="alert">
        {history.failed === 'newest'
          ? historyMessages.notRefreshed(formatInPeriod(key, !thisYear))
          : seriesMessages.olderMissing}
      </p>
      <RetrySeries {...series} />
    </div>
  );
}
