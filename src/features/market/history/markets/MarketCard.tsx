import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SeriesContent } from '@/content/series';
import { seriesPath } from '@/content/seriesSlugs';
import { classes } from '@/ui/classes';
import { Chart, type ChartProps } from '@/ui/chart/Chart';
import { cssVars } from '@/ui/cssVars';
import { Icon } from '@/ui/Icon';
import { Skeleton } from '../../Skeleton';
import { rangeOf } from '../bases';
import { changesOf } from '../changes';
import { describeBeginning } from '../due';
import { marketsMessages, historyMessages } from '../messages';
import { Period, formatShortPeriod } from '../periods';
import { cardRange } from '../ranges';
import { summaryOf } from '../summary';
import { formatValue } from '../values';
import { ChangeList } from './ChangeList';
import type { SeriesWithHistory } from './useMarkets';
import './MarketCard.css';
import './CardChart.css';

export interface MarketCardProps extends SeriesWithHistory {
  /** As addresses name the card: '/markets#inflation'. */
  id: string;
  title: string;
  more: string;
  className: string;
  beside?: string | undefined;
  /** Another series that the card shows, with a link of its own. */
  also?: SeriesContent;
  /** Of the same series as in the words below the value: 'N1,532.45/$'. */
  unit?: string;
  /** The chart of figures that are there, and how its axes stand without them, in its place and height. */
  chart: ReactNode;
  blank: Pick<ChartProps, 'size' | 'tone' | 'className'> & { ticks: number; legend?: ReactNode };
  now: Date;
}

/** On the plot, beside the upright ruler and without the lying one. */
const INSTEAD =
  'relative flex h-[calc(100%-3.5rem)] flex-col items-center justify-center self-start pr-20 pl-4 text-center text-sm/6 text-muted [grid-area:1/1]';

const MoreArrow = () => <Icon name="right" size={20} strokeWidth={1.75} />;

/** The axes of a chart that has nothing to draw, yet or at all. */
function BlankChart({ blank: { ticks, legend, ...rest }, history: { view } }: MarketCardProps) {
  const blank = Array.from({ length: ticks }, (_, index) => ({
    at: index / (ticks - 1),
    long: index % 4 === 0,
  }));
  return (
    <>
      <Chart {...rest} blank={blank} waits={view === 'loading'} />
      {legend}
    </>
  );
}

/** The newest figure and how it compares; in its final height before it is there. */
function Newest({ content, history, beside, unit = '', now }: MarketCardProps) {
  const newest = history.view === 'done' ? history.figures.at(-1) : undefined;
  const changes = changesOf(content, history.figures, now);
  const waits = history.view === 'loading';
  const value = newest === undefined ? '' : formatValue(content, newest.value) + unit;
  return (
    <div className="card-newest">
      <p className="card-value figures" style={newest && cssVars({ '--chars': value.length })}>
        {waits || history.view === 'failed' ? (
          <Skeleton width="w-[6ch]" />
        ) : (
          value || historyMessages.nothing
        )}
        {newest !== undefined && beside !== undefined && <small>{beside}</small>}
      </p>
      <div className="card-words">
        {waits && <span className="sr-only">{historyMessages.loading}</span>}
        {newest !== undefined &&
          (changes.length === 0 ? (
            historyMessages.noEarlier
          ) : (
            <ChangeList changes={changes} tone={content.format === 'number'} />
          ))}
      </div>
    </div>
  );
}

/** Whose figures they are, or that some of them are missing. */
function CardFoot({ content, history }: SeriesWithHistory) {
  const { view, cachedAt, error } = history;
  if (view === 'done' && error !== null && cachedAt === undefined) {
    return <p className="card-foot">{marketsMessages.olderMissing}</p>;
  }
  return (
    <p className="card-foot">
      {view === 'loading' ? (
        <>
          <Skeleton width="w-24" />
          <Skeleton width="w-40" />
        </>
      ) : (
        <>
          <span>{marketsMessages.source}</span> <b>{content.publisher}</b>
        </>
      )}
    </p>
  );
}

/** A series on /markets: newest figure, changes in words, a chart; one link to the series' page. */
export function MarketCard(props: MarketCardProps) {
  const { id, title, more, className, content, history, also, chart, now } = props;
  const { view, figures, tenure } = history;
  const newest = view === 'done' ? figures.at(-1) : undefined;
  const name = `${id}-name`;
  const range = cardRange(content);
  return (
    <article
      id={id}
      className={classes('market-card', className)}
      tabIndex={-1}
      aria-labelledby={name}
      aria-busy={view === 'loading'}
      data-view={view}
    >
      <header>
        <h2 id={name}>
          <Link to={seriesPath(content.slug)}>{title}</Link>
        </h2>
        <p className="card-date">
          {newest && <Period of={newest.key}>{formatShortPeriod(newest.key)}</Period>}
        </p>
      </header>
      <p className="card-lead mt-4 text-muted not-noscript:sr-only">{content.lead}</p>
      <Newest {...props} />
      <div className="card-chart">
        {newest !== undefined && (
          <p className="sr-only">
            {summaryOf(content, range, rangeOf(content, figures, range, now), tenure)}
          </p>
        )}
        {newest === undefined ? <BlankChart {...props} /> : chart}
        {view === 'empty' && <p className={INSTEAD}>{describeBeginning(content, now)}</p>}
      </div>
      <div className="card-end">
        <CardFoot content={content} history={history} />
        <p className="card-more print:hidden">
          <span aria-hidden="true">
            {more}
            <MoreArrow />
          </span>
          {also !== undefined && (
            <Link to={seriesPath(also.slug)}>
              {also.name}
              <MoreArrow />
            </Link>
          )}
        </p>
      </div>
    </article>
  );
}
