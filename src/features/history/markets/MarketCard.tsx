import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SeriesContent } from '@/content/series';
import { seriesPath } from '@/content/seriesSlugs';
import { formatExchangeRate } from '@/lib/format';
import { classes } from '@/ui/classes';
import { cssVars } from '@/ui/cssVars';
import { Icon } from '@/ui/Icon';
import { Skeleton } from '@/ui/Skeleton';
import { rangeOf } from '../rangeFigures';
import { changesOf } from '../moves';
import { describeBeginning, isCurrent } from '../due';
import { historyMessages, marketsMessages } from '../messages';
import { formatPeriodDate, formatShortPeriod } from '../periods';
import { Period } from '../Period';
import { cardRange } from '../ranges';
import { summaryOf } from '../summary';
import { formatValue } from '../values';
import { Arrow } from './Arrow';
import type { SeriesWithHistory } from './useMarkets';
import './MarketCard.css';
import './CardChart.css';

export interface MarketCardProps extends SeriesWithHistory {
  /** As addresses name the card: '/markets#inflation'. */
  id: string;
  title: string;
  more: string;
  className?: string;
  beside?: string | undefined;
  /** Another series that the card shows, with a link of its own. */
  also?: SeriesContent;
  /** Its chart. */
  children: ReactNode;
  now: Date;
}

/** On the plot, beside the upright ruler and without the lying one. */
const INSTEAD =
  'relative flex h-[calc(100%-3.5rem)] flex-col items-center justify-center self-start pr-20 pl-4 text-center text-sm/6 text-muted [grid-area:1/1]';

const MoreArrow = () => <Icon name="right" size={20} strokeWidth={1.75} />;

/** The newest figure and how it compares; in its final height before it is there. */
function Newest({ content, history, beside, now }: MarketCardProps) {
  const newest = history.figures.at(-1);
  const changes = changesOf(content, history.figures, now);
  const isLoading = history.view === 'loading';
  const write = (value: number) =>
    content.format === 'naira' ? formatExchangeRate(value) : formatValue(content, value);
  const value = newest === undefined ? '' : write(newest.value);
  return (
    <div className="card-newest @container">
      <p
        className="card-value figures"
        translate="no"
        style={newest && cssVars({ '--chars': value.length })}
      >
        {isLoading || history.view === 'failed' ? (
          <Skeleton width="w-[6ch]" />
        ) : (
          <span>{value || historyMessages.nothing}</span>
        )}
        {newest !== undefined && beside !== undefined && <small>{beside}</small>}
      </p>
      <div className="card-words">
        {isLoading && <span className="sr-only loading-text">{historyMessages.loading}</span>}
        {newest !== undefined &&
          (changes.length === 0 ? (
            <span>{historyMessages.noEarlier}</span>
          ) : (
            // Green and red where up is good for those who read it: of shares alone.
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

/** Names the publisher; of two series each with its own. */
function sourcesOf(content: SeriesContent, also: SeriesContent | undefined): string {
  if (also === undefined || also.publisher === content.publisher) return content.publisher;
  const named = ({ publisher, name }: SeriesContent) => `${publisher} (${name})`;
  return `${named(content)}, ${named(also)}`;
}

/** Returns which of the figures of a card are missing; null if none are. */
function missingOf({ content, history, lost, now }: MarketCardProps): string | null {
  const { view, figures, cachedAt, failed } = history;
  const newest = figures.at(-1);
  if (view !== 'done' || cachedAt !== undefined || newest === undefined) return null;
  if (lost !== undefined) return marketsMessages.notLoaded(lost);
  if (failed === 'older') return marketsMessages.olderMissing;
  // The line over the cards says that the newest figures could not be loaded.
  if (failed !== null) return null;
  return isCurrent(content, newest, now)
    ? null
    : historyMessages.noneSince(formatPeriodDate(newest.key));
}

/** Says whose figures they are, or that some of them are missing. */
function CardFoot(props: MarketCardProps) {
  const { content, history, also } = props;
  const missing = missingOf(props);
  const source = <b>{sourcesOf(content, also)}</b>;
  if (missing !== null) {
    return (
      <p className="card-foot">
        <span>{missing}</span>{' '}
        <span>
          {marketsMessages.source}: {source}
        </span>
      </p>
    );
  }
  // The names of two publishers may take two lines.
  const room = also !== undefined && 'min-h-[4.5rem]';
  return (
    <p className={classes('card-foot', room)}>
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

/** A series on /markets: newest figure, changes in words, a chart; one link to the series' page. */
export function MarketCard(props: MarketCardProps) {
  const { id, title, more, className, content, history, also, children, now } = props;
  const { view, figures, tenure } = history;
  const newest = figures.at(-1);
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
      <p className="card-lead text-muted">{content.lead}</p>
      <Newest {...props} />
      <div className="card-chart">
        {newest !== undefined && (
          <p className="sr-only">
            {summaryOf(content, range, rangeOf(content, figures, range, now), tenure)}
          </p>
        )}
        {children}
        {view === 'empty' && <p className={INSTEAD}>{describeBeginning(content, now)}</p>}
      </div>
      <div className="card-end">
        <CardFoot {...props} />
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
