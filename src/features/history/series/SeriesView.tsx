import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SeriesContent } from '@/content/series';
import { useStructuredData } from '@/ui/useStructuredData';
import { Icon } from '@/ui/Icon';
import { classes } from '@/ui/classes';
import { hasTenures } from '@/figures/history';
import { hasAverages } from '../averages';
import { YEAR_EARLIER } from '../compared/comparisonChoice';
import { RebasedTable } from '../compared/RebasedTable';
import { DATASET_ID, createLoadedDataset } from '../dataset';
import { marketsMessages } from '../messages';
import { toRangeName } from '../ranges';
import { SeriesTools } from '../tools/SeriesTools';
import { AboutFigure } from './AboutFigure';
import { AveragesTable } from './AveragesTable';
import { CiteAndEmbed } from './CiteAndEmbed';
import { SkeletonTable } from './SkeletonTable';
import { StepToggle } from './StepToggle';
import { ReadoutDetails } from './ReadoutDetails';
import { DecisionToggle } from './DecisionToggle';
import { EventsList } from './EventsList';
import { FiguresTable } from './FiguresTable';
import { Failure } from './Failure';
import { FigureReadout } from './FigureReadout';
import { type HomeFigures, useHomeDisagreement } from './useHomeDisagreement';
import { SeriesChart } from './SeriesChart';
import { SeriesControls } from './SeriesControls';
import { TenureKeys } from './TenureKeys';
import { toShownSeries, useSeries } from './useSeries';
import './Series.css';
import './SeriesTable.css';

interface SeriesViewProps {
  content: SeriesContent;
  home: HomeFigures;
}

/** Returns whether the table of a series has too few rows to fill the space beside the facts. */
const hasFewRows = ({ every }: SeriesContent) => every === 'quarter' || every === 'decision';

export function SeriesView({ content, home }: SeriesViewProps) {
  const series = useSeries(content);
  const { history, shownRange, chart, compared, address } = series;
  const rebased = compared?.rebased ?? null;
  const hasMeetings = content.every === 'decision';
  const [showsMeetings, setShowsMeetings] = useState(false);
  const dataset = useMemo(() => createLoadedDataset(content, history), [content, history]);
  useStructuredData(DATASET_ID, dataset);
  const disagreement = useHomeDisagreement(series, home);
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
            <div className={classes('series-title', hasTenures(content.id) && 'with-keys')}>
              <h1 id="series-name">{content.name}</h1>
              {hasTenures(content.id) && <TenureKeys {...series} />}
            </div>
            <p className="lead">{content.lead}</p>
          </header>
          <FigureReadout series={series} disagreement={disagreement} />
          <SeriesChart className="series-figure" series={series} />
          <SeriesControls series={series} />
          <div className="series-tools print:hidden">
            <SeriesTools {...toShownSeries(series)} disagreement={disagreement} />
          </div>
          <ReadoutDetails series={series} />
        </div>
      </section>
      <section className="page-grid pb-section">
        <div className="@container">
          <div className="series-line">
            <Failure {...series} />
            {chart !== null && chart.events.length > 0 && rebased === null && (
              <EventsList {...chart} />
            )}
          </div>
          <div className={classes('series-columns', hasFewRows(content) && 'stacked')}>
            <div className="@container overflow-x-auto">
              {hasAverages(content) && <StepToggle {...series} />}
              {hasMeetings && rebased === null && (
                <DecisionToggle showsMeetings={showsMeetings} onChange={setShowsMeetings} />
              )}
              {shownRange === null ? (
                <SkeletonTable content={content} view={history.view} />
              ) : address.by !== 'day' ? (
                <AveragesTable content={content} shownRange={shownRange} period={address.by} />
              ) : compared && rebased ? (
                <RebasedTable
                  key={`${toRangeName(address.range)} ${compared.content.slug}`}
                  contents={[content, compared.content]}
                  names={compared.names}
                  rebased={rebased}
                />
              ) : (
                <FiguresTable
                  key={`${toRangeName(address.range)} ${history.tenure ?? ''}`}
                  content={content}
                  tenure={history.tenure}
                  shownRange={shownRange}
                  compare={address.compare === YEAR_EARLIER}
                  changesOnly={hasMeetings && !showsMeetings}
                />
              )}
            </div>
            <AboutFigure series={series} />
          </div>
          <CiteAndEmbed series={series} />
        </div>
      </section>
    </>
  );
}
