import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { NOT_ADVICE } from '@/content/legal/pages';
import type { SeriesContent, SeriesUse } from '@/content/series';
import { formatLongDate } from '@/lib/calendar';
import { siteHost } from '@/browser/settings';
import { useStructuredData } from '@/ui/useStructuredData';
import { Icon } from '@/ui/Icon';
import { hasTenures } from '@/figures/history';
import { DATASET_ID, datasetWith, yearUrl } from '../dataset';
import { citation } from '../citation';
import { historyMessages, marketsMessages, ROWS_AT_FIRST, seriesMessages } from '../messages';
import { formatShortPeriod } from '../periods';
import { CitationTool } from '../tools/CitationTool';
import { MachineReadable } from '../tools/MachineReadable';
import { SeriesTools } from '../tools/SeriesTools';
import type { SeriesHistory } from '../useSeriesHistory';
import { AroundReading } from './AroundReading';
import { EventsList } from './EventsList';
import { FiguresTable } from './FiguresTable';
import { Failure } from './Failure';
import { Reading } from './Reading';
import { describeRevision } from './readingRows';
import type { HomeFigures } from './useHomeDisagreement';
import { SeriesChart } from './SeriesChart';
import { SeriesControls } from './SeriesControls';
import { type Series, shownSeries, useSeries } from './useSeries';
import './Series.css';
import './SeriesTable.css';

interface SeriesViewProps {
  content: SeriesContent;
  home: HomeFigures;
}

export function SeriesView({ content, home }: SeriesViewProps) {
  const series = useSeries(content);
  const { history, shownRange, chart, address } = series;
  // A day that is read changes nothing in it.
  const dataset = useMemo(() => datasetWith(content, history), [content, history]);
  useStructuredData(DATASET_ID, dataset);
  return (
    <>
      <section className="bg-paper" aria-labelledby="series-name">
        <div className="series-grid">
          <header className="series-head">
            <p className="print:hidden">
              <Link
                className="inline-flex min-h-8 items-center gap-2 font-head text-compact/6 font-semibold no-underline hover:underline"
                to="/markets"
              >
                <Icon name="left" size={18} strokeWidth={1.75} />
                {marketsMessages.title}
              </Link>
            </p>
            <h1 id="series-name">
              <span>{content.name}</span>
              {hasTenures(content.id) && (
                <>
                  {' '}
                  <small>{history.tenure}</small>
                </>
              )}
            </h1>
            <p className="lead">{content.lead}</p>
          </header>
          <Reading series={series} home={home} />
          <SeriesChart className="series-figure" series={series} />
          <SeriesControls series={series} />
          <div className="series-tools print:hidden">
            <SeriesTools {...shownSeries(series)} />
          </div>
          <AroundReading series={series} />
        </div>
      </section>
      <section className="page-grid pb-section">
        <div className="@container">
          <div className="series-line">
            <Failure {...series} />
            {chart !== null && chart.events.length > 0 && <EventsList {...chart} />}
          </div>
          <div className="series-columns">
            <div className="overflow-x-auto">
              {shownRange === null ? (
                <SkeletonTable content={content} view={history.view} />
              ) : (
                <FiguresTable
                  key={`${address.range} ${history.tenure ?? ''}`}
                  content={content}
                  tenure={history.tenure}
                  shownRange={shownRange}
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

/**
 * The place of the table until there are figures; where none come, it says whether there are any.
 */
function SkeletonTable({ content, view }: { content: SeriesContent; view: SeriesHistory['view'] }) {
  // The year of the build, when the HTML is read without JavaScript.
  const year = new Date().getUTCFullYear();
  return (
    <div>
      <h2 className="text-2xl/8 [letter-spacing:-0.022em]">{historyMessages.sameFigures}</h2>
      <p className="without-code">
        {seriesMessages.withoutCode}{' '}
        {content.use.reuse === 'yes' && (
          <noscript>
            <a href={yearUrl(content, year)}>{seriesMessages.yearAsJson(year)}</a>
          </noscript>
        )}
      </p>
      {view === 'loading' ? (
        <div className="mt-10 line-t border-navy-900 loading-part" aria-hidden="true">
          {Array.from({ length: ROWS[content.every] + 1 }, (_, row) => (
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

const MOST_REVISIONS = 5;

function Revisions({ content, history }: Series) {
  const revised = history.figures.filter(({ first }) => first !== undefined).slice(-MOST_REVISIONS);
  if (revised.length === 0) return null;
  return (
    <div>
      <dt>{seriesMessages.revisedTitle}</dt>
      {revised.toReversed().map((figure) => (
        <dd key={figure.key}>
          <i className="revised-mark" aria-hidden="true" />
          {`${formatShortPeriod(figure.key)}: ${(describeRevision(content, figure, history) ?? '').replace(/^F/, 'f')}.`}
        </dd>
      ))}
    </div>
  );
}

function Terms({ use: { reuse, owner, terms, url, checked } }: { use: SeriesUse }) {
  return (
    <>
      {terms} {reuse !== 'yes' && seriesMessages.notPassedOn(reuse === 'ask' ? owner : null)}{' '}
      <a href={url}>{seriesMessages.termsOf(owner)}</a>
      {`, as we read them on ${formatLongDate(checked)}.`}
    </>
  );
}

function AboutFigure({ series }: { series: Series }) {
  const { content, history, now } = series;
  const { what, source, method, breaks, use, schedule } = content;
  const fact = (name: string, said: ReactNode) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{said}</dd>
    </div>
  );
  return (
    <div className="about-figure">
      <h2 className="text-2xl/8 [letter-spacing:-0.022em]">{seriesMessages.about}</h2>
      <dl className="mt-4 line-t border-navy-900">
        {fact('What it is', what)}
        {fact('Source', source)}
        {fact('Method', method)}
        {schedule !== undefined && fact('Next figures', schedule.rule)}
        {breaks.map(({ at, note }) => fact(`New basis from ${formatShortPeriod(at)}`, note))}
        <Revisions {...series} />
        {fact('Terms', <Terms use={use} />)}
        {fact(
          'Cite',
          // The prerendered page knows no year.
          history.view !== 'loading' && (
            <CitationTool
              citation={citation(content, history.figures, now, siteHost(), history.tenure)}
            />
          ),
        )}
        <MachineReadable {...shownSeries(series)} />
      </dl>
      <p className="mt-4 text-sm/5 text-muted">
        {NOT_ADVICE} Source: <Link to={`/data#${content.slug}`}>{content.publisher}</Link>.
      </p>
    </div>
  );
}
