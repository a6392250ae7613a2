import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from '@/ui/Skeleton';
import { findComparison } from '../comparisons';
import { formatComparedName } from '../moves';
import { historyMessages, marketsMessages } from '../messages';
import { formatShortPeriod } from '../periods';
import { Period } from '../Period';
import { formatValue, getFigureMove } from '../values';
import { describeTenure } from '../tenures';
import { Arrow } from './Arrow';
import { indicatorCards, type Markets, type SeriesWithHistory } from './useMarkets';
import './JumpList.css';

interface JumpProps extends SeriesWithHistory {
  id: string;
  name: string;
  now: Date;
}

/** Shows the change of the newest figure with an arrow. Only the index is green or red. */
function ChangeBadge({ content, history: { figures }, now }: SeriesWithHistory & { now: Date }) {
  const newest = figures.at(-1);
  const comparison = newest && findComparison({ all: figures, weekly: false }, newest);
  if (newest === undefined || comparison === undefined) return null;
  const move = getFigureMove(content, comparison.before, newest);
  if (move === null) return null;
  return (
    <span className="jump-change" data-tone={content.id === 'asi' ? move.direction : undefined}>
      <Arrow direction={move.direction} />
      <span translate="no">{move.signed}</span>
      <span className="sr-only">{` from ${formatComparedName(content, newest, comparison, now)}`}</span>
    </span>
  );
}

const Jump = memo(function Jump({ id, name, content, history, now }: JumpProps) {
  const newest = history.figures.at(-1);
  return (
    <li data-view={history.view}>
      <Link to={`#${id}`}>
        <span>
          <span>{name}</span>
          <small>
            {newest && <Period of={newest.key}>{formatShortPeriod(newest.key)}</Period>}
          </small>
        </span>
        {/* The key changes with the value, so React creates a new element. Browsers would count an element that grows to the left as a layout shift. */}
        <b key={newest?.value ?? history.view}>
          {history.view === 'loading' || history.view === 'failed' ? (
            <Skeleton width="w-16" />
          ) : newest === undefined ? (
            historyMessages.nothing
          ) : (
            formatValue(content, newest.value)
          )}
        </b>
        <ChangeBadge content={content} history={history} now={now} />
      </Link>
    </li>
  );
});

/**
 * Links to the cards of all series. Shown on phones, where the user has to scroll far to reach a
 * card.
 */
export function JumpList({ markets }: { markets: Markets }) {
  const { asi, exchangeRate, bonds, now } = markets;
  const { tenure } = bonds.history;
  const years = tenure === undefined ? '' : describeTenure(tenure).replace('for ', ', ');
  const rows = [
    { id: 'asi', name: asi.content.name, ...asi },
    { id: 'naira', name: exchangeRate.content.name, ...exchangeRate },
    ...indicatorCards.map((id) => {
      const { content, history } = markets[id];
      return { id: content.slug, name: content.name, content, history };
    }),
    { id: 'rates', name: `Bonds${years}`, ...bonds },
  ];
  return (
    <nav className="jump-list md:hidden print:hidden" aria-label={marketsMessages.onThisPage}>
      <ul>
        {rows.map((row) => (
          <Jump key={row.id} {...row} now={now} />
        ))}
      </ul>
    </nav>
  );
}
