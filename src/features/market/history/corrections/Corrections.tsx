import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { type SeriesContent, seriesContent } from '@/content/series';
import { seriesPath } from '@/content/seriesSlugs';
import { type Point, type Points, yearOf } from '@/figures/history';
import { dayInLagos } from '@/lib/days';
import { isRetrying } from '@/lib/requestState';
import { LoadFailure } from '@/ui/RetryButton';
import type { HistoryState } from '../../historySlice';
import { type Figure, figuresOf, tenuresOf } from '../figures';
import { correctionMessages } from '../messages';
import { formatPeriodDate } from '../periods';
import { fetchYears, yearSlots } from '../reads';
import { formatValue } from '../values';

interface Correction {
  content: SeriesContent;
  /** The tenure of a list of rates. */
  tenure?: string;
  figure: Figure & Required<Pick<Figure, 'first'>>;
}

const isCorrected = (figure: Figure): figure is Correction['figure'] => figure.first !== undefined;

/** Returns what of a series was changed after it was published; of lists each tenure that was. */
function correctionsIn(content: SeriesContent, points: Points): Correction[] {
  const tenures = tenuresOf(points);
  if (tenures.length === 0) {
    return figuresOf(points)
      .filter(isCorrected)
      .map((figure) => ({ content, figure }));
  }
  return tenures.flatMap(({ label: tenure }) =>
    figuresOf(points, tenure)
      .filter(isCorrected)
      .map((figure) => ({ content, tenure, figure })),
  );
}

const allYears = ({ id: series }: SeriesContent, lastYear: number) =>
  ({ series, firstYear: -Infinity, lastYear }) as const;

function slotsOf(history: HistoryState, lastYear: number) {
  return seriesContent.map((content) => ({
    content,
    slots: yearSlots(history, allYears(content, lastYear)),
  }));
}

/** Every figure that was changed after it was published, the newest change first, from all years of all series. */
function useCorrections() {
  const dispatch = useAppDispatch();
  const [lastYear] = useState(() => yearOf(dayInLagos(new Date())));
  const read = useCallback(() => {
    for (const content of seriesContent) void dispatch(fetchYears(allYears(content, lastYear)));
  }, [dispatch, lastYear]);
  useEffect(read, [read]);
  const history = useAppSelector((state) => state.history);
  return useMemo(() => {
    const series = slotsOf(history, lastYear);
    const slots = series.flatMap((each) => each.slots);
    const corrections = series.flatMap(({ content, slots: years }) => {
      const points: Record<string, Point> = {};
      for (const slot of years) Object.assign(points, slot?.data);
      return correctionsIn(content, points);
    });
    return {
      corrections: corrections.toSorted((one, other) =>
        other.figure.savedAt.localeCompare(one.figure.savedAt),
      ),
      failed: slots.some((slot) => slot?.error),
      retrying: slots.some((slot) => slot !== undefined && isRetrying(slot)),
      loading: slots.some((slot) => slot === undefined || slot.status === 'loading'),
      read,
    };
  }, [history, lastYear, read]);
}

function CorrectionRow({ content, tenure, figure }: Correction) {
  const [day, first, now, when] = correctionMessages.columns;
  return (
    <tr>
      <th scope="row">
        <Link to={seriesPath(content.slug)}>{content.name}</Link>
        {tenure !== undefined && `, ${tenure}`}
      </th>
      <td data-label={day}>{formatPeriodDate(figure.key)}</td>
      <td data-label={first}>
        <s>{formatValue(content, figure.first.value)}</s>
      </td>
      <td data-label={now}>{formatValue(content, figure.value)}</td>
      <td data-label={when}>{formatPeriodDate(dayInLagos(new Date(figure.savedAt)))}</td>
    </tr>
  );
}

/** The list of corrections, from the history of all series. */
export function Corrections() {
  const { corrections, failed, loading, retrying, read } = useCorrections();
  return (
    <section id="list" tabIndex={-1} aria-labelledby="list-title" aria-busy={loading}>
      <h2 id="list-title">{correctionMessages.title}</h2>
      {failed && (
        <LoadFailure message={correctionMessages.loadFailed} busy={retrying} onRetry={read} />
      )}
      {corrections.length > 0 && (
        <table>
          <caption className="sr-only">{correctionMessages.caption}</caption>
          <thead>
            <tr>
              {['Series', ...correctionMessages.columns].map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {corrections.map((each) => (
              <CorrectionRow
                key={`${each.content.id} ${each.tenure ?? ''} ${each.figure.key}`}
                {...each}
              />
            ))}
          </tbody>
        </table>
      )}
      {loading && !failed && <p role="status">{correctionMessages.loading}</p>}
      {!loading && !failed && corrections.length === 0 && <p>{correctionMessages.none}</p>}
    </section>
  );
}
