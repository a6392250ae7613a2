import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SeriesContent } from '@/content/series';
import { toSeriesPath } from '@/content/seriesSlugs';
import { formatExchangeRate } from '@/lib/format';
import { classes } from '@/ui/classes';
import { toCssVars } from '@/ui/cssVars';
import { Icon } from '@/ui/Icon';
import { Skeleton } from '@/ui/Skeleton';
import { findRangeFigures } from '../rangeFigures';
import { describeChanges } from '../moves';
import { describeBeginning, isCurrent } from '../due';
import { historyMessages, marketsMessages } from '../messages';
import { formatPeriodDate, formatShortPeriod } from '../periods';
import { Period } from '../Period';
import { getCardRange } from '../ranges';
import { describeRange } from '../summary';
import { formatValue } from '../values';
import { Arrow } from './Arrow';
import { CopySentence } from './CopySentence';
import type { SeriesWithHistory } from './useMarkets';
import './MarketCard.css';
import './CardChart.css';

export interface MarketCardProps extends SeriesWithHistory {
  /** The anchor of the card: 'inflation' in '/markets#inflation'. */
  id: string;
  title: string;
  moreLabel: string;
  className?: string;
  valueNote?: string | undefined;
  secondSeries?: SeriesContent;
  children: ReactNode;
  now: Date;
}

/** Centres a message in the chart, between the y-axis and the x-axis. */
const EMPTY_MESSAGE_CLASS =
  'relative flex h-[calc(100%-3.5rem)] flex-col items-center justify-center self-start pr-20 pl-4 text-center text-sm/6 text-muted [grid-area:1/1]';

const MoreArrow = () => <Icon name="right" size={20} strokeWidth={1.75} />;

/** Shows the newest figure and its changes. The height stays the same while the figure loads. */
function Newest({ content, history, valueNote, now }: MarketCardProps) {
  const newest = history.figures.at(-1);
  const changes = describeChanges(content, history.figures, now);
  const isLoading = history.view === 'loading';
  const formatNewest = (value: number) =>
    content.format === 'naira' ? formatExchangeRate(value) : formatValue(content, value);
  const value = newest === undefined ? '' : formatNewest(newest.value);
  return (
    <div className="card-newest @container">
      <p
        className="card-value figures"
        translate="no"
        style={newest && toCssVars({ '--chars': value.length })}
      >
        {isLoading || history.view === 'failed' ? (
          <Skeleton width="w-[6ch]" />
        ) : (
          <span>{value || historyMessages.nothing}</span>
        )}
        {newest !== undefined && valueNote !== undefined && <small>{valueNote}</small>}
      </p>
      <div className="card-words">
        {isLoading && <span className="sr-only loading-text">{historyMessages.loading}</span>}
        {newest !== undefined &&
          (changes.length === 0 ? (
            <span>{historyMessages.noEarlier}</span>
          ) : (
            // Only the index is green or red. A rise of another figure, such as inflation, can be
            // bad for the reader.
            <ul className={classes('change-list', content.format === 'number' && 'change-tone')}>
              {changes.map(({ against, direction, lead, amount, text }) => (
                <li key={against} data-direction={direction}>
                  <Arrow direction={direction} />
                  <span>
                    <span>{lead}</span> <b>{amount}</b> <span>{text}</span>
                  </span>
                </li>
              ))}
            </ul>
          ))}
      </div>
    </div>
  );
}

function formatSources(content: SeriesContent, also: SeriesContent | undefined): string {
  if (also === undefined || also.publisher === content.publisher) return content.publisher;
  const formatSource = ({ publisher, name }: SeriesContent) => `${publisher} (${name})`;
  return `${formatSource(content)}, ${formatSource(also)}`;
}

/** Returns a message about the missing figures of a card, or null if no figures are missing. */
function describeMissing({ content, history, failedSeries, now }: MarketCardProps): string | null {
  const { view, figures, cachedAt, failed } = history;
  const newest = figures.at(-1);
  if (view !== 'done' || cachedAt !== undefined || newest === undefined) return null;
  if (failedSeries !== undefined) return marketsMessages.notLoaded(failedSeries);
  if (failed === 'older') return marketsMessages.olderMissing;
  // A line above the cards already reports that the newest figures failed to load.
  if (failed !== null) return null;
  return isCurrent(content, newest, now)
    ? null
    : historyMessages.noneSince(formatPeriodDate(newest.key));
}

function CardFoot(props: MarketCardProps) {
  const { content, history, secondSeries } = props;
  const missing = describeMissing(props);
  const source = <b>{formatSources(content, secondSeries)}</b>;
  if (missing !== null) {
    return (
      <p className="card-foot" data-keep-clear>
        <span>{missing}</span>{' '}
        <span>
          {marketsMessages.source}: {source}
        </span>
      </p>
    );
  }
  // A card with two series names two publishers, which can need two lines.
  const minHeight = secondSeries !== undefined && 'min-h-[4.5rem]';
  return (
    <p className={classes('card-foot', minHeight)} data-keep-clear>
      {history.view === 'loading' ? (
        <>
          <Skeleton width="w-24" />
          <Skeleton width="w-40" />
        </>
      ) : (
        <>
          <span>{marketsMessages.source}</span> {source}
        </>
      )}
    </p>
  );
}

export function MarketCard(props: MarketCardProps) {
  const { id, title, moreLabel, className, content, history, secondSeries, children, now } = props;
  const { view, figures, tenure } = history;
  const newest = figures.at(-1);
  const name = `${id}-name`;
  const range = getCardRange(content);
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
          <Link to={toSeriesPath(content.slug)}>{title}</Link>
        </h2>
        <p className="card-date">
          {newest && <Period of={newest.key}>{formatShortPeriod(newest.key)}</Period>}
        </p>
      </header>
      <p className="card-lead text-muted">{content.lead}</p>
      <Newest {...props} />
      <div className="card-chart">
        {newest !== undefined && (
          <p className="sr-only">
            {describeRange(content, range, findRangeFigures(content, figures, range, now), tenure)}
          </p>
        )}
        {children}
        {view === 'empty' && (
          <p className={EMPTY_MESSAGE_CLASS}>{describeBeginning(content, now)}</p>
        )}
      </div>
      <div className="card-end">
        <CardFoot {...props} />
        <p className="card-more print:hidden">
          <span aria-hidden="true">
            {moreLabel}
            <MoreArrow />
          </span>
          {secondSeries !== undefined && (
            <Link to={toSeriesPath(secondSeries.slug)}>
              {secondSeries.name}
              <MoreArrow />
            </Link>
          )}
        </p>
        <CopySentence title={title} series={{ content, figures, tenure, range }} />
      </div>
    </article>
  );
}
