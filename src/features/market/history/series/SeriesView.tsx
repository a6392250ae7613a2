import { Link } from 'react-router-dom';
import type { SeriesContent } from '@/content/series';
import { useStructuredData } from '@/ui/Head';
import { Icon } from '@/ui/Icon';
import { hasTenures } from '@/figures/history';
import { DATASET_ID, datasetWith, yearUrl } from '../dataset';
import { historyMessages, ROWS_AT_FIRST, seriesMessages } from '../messages';
import { SeriesTools } from '../tools/SeriesTools';
import { AboutFigure } from './AboutFigure';
import { EventsList } from './Events';
import { FiguresTable } from './FiguresTable';
import { Failure } from './EmptyState';
import { Reading } from './Reading';
import { SeriesChart } from './SeriesChart';
import { SeriesControls } from './SeriesControls';
import { shownSeries, useSeries } from './useSeries';
import type { SeriesHistory } from '../useSeriesHistory';
import './Series.css';
import './media.css';
import './SeriesTable.css';

export function SeriesView({ content }: { content: SeriesContent }) {
  const series = useSeries(content);
  const { history, shown, drawn, address } = series;
  useStructuredData(DATASET_ID, datasetWith(content, history));
  return (
    <>
      <section className="series" aria-labelledby="series-name">
        <div className="series-grid">
          <header className="series-head">
            <p className="crumb">
              <Link to="/markets">
                <Icon name="left" size={18} strokeWidth={1.75} />
                {seriesMessages.markets}
              </Link>
            </p>
            <h1 id="series-name">
              {content.name}
              {hasTenures(content.id) && (
                <>
                  {' '}
                  <small>{history.tenure}</small>
                </>
              )}
            </h1>
            <p className="lead">{content.lead}</p>
          </header>
          <Reading series={series} />
          <SeriesChart className="series-figure" series={series} />
          <SeriesControls series={series} />
          <div className="series-tools">
            <SeriesTools {...shownSeries(series)} />
          </div>
        </div>
      </section>
      <section className="page-grid series-below">
        <div>
          <div className="series-line">
            <Failure {...series} />
            {drawn !== null && drawn.events.length > 0 && <EventsList {...drawn} />}
          </div>
          <div className="series-columns">
            <div>
              {shown === null ? (
                <SkeletonTable content={content} view={history.view} />
              ) : (
                <FiguresTable
                  key={`${address.range} ${history.tenure ?? ''}`}
                  content={content}
                  tenure={history.tenure}
                  shown={shown}
                  compare={address.compare}
                />
              )}
            </div>
            <AboutFigure series={series} />
          </div>
        </div>
      </section>
    </>
  );
}

/** Rows that a year of a series has, as far as a table shows them at first. */
const ROWS: Record<SeriesContent['every'], number> = {
  session: ROWS_AT_FIRST,
  month: 13,
  quarter: 5,
  decision: 7,
};

/** The place of the table until there are figures; where none come, it says whether there are any. */
function SkeletonTable({ content, view }: { content: SeriesContent; view: SeriesHistory['view'] }) {
  return (
    <div className="waiting-table">
      <h2>{historyMessages.sameFigures}</h2>
      <noscript>
        <p>
          {seriesMessages.withoutScripts}{' '}
          <a href={yearUrl(content, new Date().getUTCFullYear())}>{seriesMessages.yearAsJson}</a>
        </p>
      </noscript>
      {view === 'loading' ? (
        <div aria-hidden="true">
          {Array.from({ length: ROWS[content.every] + 1 }, (_, row) => (
            <p key={row}>
              <span className="skeleton" />
            </p>
          ))}
        </div>
      ) : (
        <p>{view === 'failed' ? historyMessages.unavailable : historyMessages.noneEntered}</p>
      )}
    </div>
  );
}
