import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Waiting } from '../../Waiting';
import { figureBefore } from '../bases';
import { marketsMessages, pastMessages } from '../messages';
import { moveOf, valueWords } from '../values';
import { Arrow } from './ChangeList';
import { tenureWords } from './curve';
import { indicatorCards, type Markets, type SeriesPast } from './useMarkets';

interface JumpProps extends SeriesPast {
  /** Of its card. */
  id: string;
  name: string;
}

/** How the newest figure moved, with its arrow; green and red are for shares alone. */
function Moved({ content, past: { figures } }: SeriesPast) {
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

const Jump = memo(function Jump({ id, name, content, past }: JumpProps) {
  const newest = past.view === 'done' ? past.figures.at(-1) : undefined;
  return (
    <li>
      <Link to={`#${id}`}>
        <span>{name}</span>
        {/* Another figure is another element: one that grows to the left counts as moved. */}
        <b key={newest?.value ?? past.view}>
          {past.view === 'loading' ? (
            <Waiting width="w-16" />
          ) : newest === undefined ? (
            pastMessages.nothing
          ) : (
            valueWords(content, newest.value)
          )}
        </b>
        {newest !== undefined && <Moved content={content} past={past} />}
      </Link>
    </li>
  );
});

/** On phones: all series with value and change, each a jump to its card. */
export function JumpList({ markets }: { markets: Markets }) {
  const { asi, exchangeRate, bonds } = markets;
  const { tenure } = bonds.past;
  const years = tenure === undefined ? '' : tenureWords(tenure).replace('for ', ', ');
  const rows = [
    { id: 'asi', name: asi.content.name, ...asi },
    { id: 'naira', name: exchangeRate.content.name, ...exchangeRate },
    ...indicatorCards.map((id) => {
      const { content, past } = markets[id];
      return { id: content.slug, name: content.name, content, past };
    }),
    { id: 'rates', name: `Bonds${years}`, ...bonds },
  ];
  return (
    <nav className="jump-list" aria-label={marketsMessages.onThisPage}>
      <ul>
        {rows.map((row) => (
          <Jump key={row.id} {...row} />
        ))}
      </ul>
    </nav>
  );
}
