import type { SeriesContent } from '@/content/series';
import { getYearUrl } from '../dataset';
import { historyMessages, INITIAL_ROWS, seriesMessages } from '../messages';
import type { SeriesHistory } from '../useSeriesHistory';

/**
 * The number of rows that the table of the default range has at first. The skeleton has the same number of
 * rows.
 */
const ROW_COUNTS: Record<SeriesContent['every'], number> = {
  session: INITIAL_ROWS,
  month: 13,
  quarter: 5,
  decision: 10,
};

/**
 * Shown in place of the table. If no figures arrive, the text says whether the request failed or
 * the series is empty.
 */
export function SkeletonTable({
  content,
  view,
}: {
  content: SeriesContent;
  view: SeriesHistory['view'];
}) {
  // On a prerendered page, this is the year of the build. Only readers without JavaScript see it.
  const year = new Date().getUTCFullYear();
  return (
    <div>
      <h2 className="text-2xl/8 [letter-spacing:-0.022em]">{historyMessages.sameFigures}</h2>
      <p className="without-code">
        {seriesMessages.withoutCode}{' '}
        {content.use.reuse === 'yes' && (
          <noscript>
            <a href={getYearUrl(content, year)}>{seriesMessages.yearAsJson(year)}</a>
          </noscript>
        )}
      </p>
      {view === 'loading' ? (
        <div className="mt-10 line-t border-navy-900 loading-part" aria-hidden="true">
          {Array.from({ length: ROW_COUNTS[content.every] + 1 }, (_, row) => (
            <p className="flex h-12 items-center line-b border-hair first:h-10" key={row}>
              <span className="skeleton h-3 w-3/5" />
            </p>
          ))}
        </div>
      ) : (
        <p>{view === 'failed' ? seriesMessages.withChart : historyMessages.noFigures}</p>
      )}
    </div>
  );
}
