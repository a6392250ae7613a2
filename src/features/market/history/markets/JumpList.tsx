import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from '../../Skeleton';
import { figureBefore } from '../bases';
import { marketsMessages, historyMessages } from '../messages';
import { moveOf, formatValue } from '../values';
import { Arrow } from './ChangeList';
import { describeTenure } from './curve';
import { indicatorCards, type Markets, type SeriesWithHistory } from './useMarkets';

interface JumpProps extends SeriesWithHistory {
  id: string;
  name: string;
}

/** How the newest figure moved, with its arrow; green and red are for shares alone. */
function ChangeBadge({ content, history: { figures } }: SeriesWithHistory) {
  const newest = figures.at(-1);
  const before = newest && figureBefore(figures, newest);
  const move = newest && before ? moveOf(content, before, newest) : null;
  if (move === null) return null;
  return (
    <span className="jump-change" data-tone={content.id === 'asi' ? move.direction : undefined}>
      <Arrow direction={move.direction} />
      {move.signed}
    </span>
  );
}

const Jump = memo(function Jump({ id, name, content, history }: JumpProps) {
  const newest = history.view === 'done' ? history.figures.at(-1) : undefined;
  return (
    <li>
      <Link to={`#${id}`}>
        <span>{name}</span>
        {/* Another figure is another element: one that grows to the left counts as moved. */}
        <b key={newest?.value ?? history.view}>
          {history.view === 'loading' ? (
            <Skeleton width="w-16" />
          ) : newest === undefined ? (
            historyMessages.nothing
          ) : (
            formatValue(content, newest.value)
          )}
        </b>
        {newest !== undefined && <ChangeBadge content={content} history={history} />}
      </Link>
    </li>
  );
});

export function JumpList({ markets }: { markets: Markets }) {
  const { asi, exchangeRate, bonds } = markets;
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
    <nav className="jump-list print:hidden" aria-label={marketsMessages.onThisPage}>
      <ul>
        {rows.map((row) => (
          <Jump key={row.id} {...row} />
        ))}
      </ul>
    </nav>
  );
}
