import { Link } from 'react-router-dom';
import { seriesMessages } from '../messages';
import type { findRecentRevision } from './readoutRows';

type LastRevisionProps = NonNullable<ReturnType<typeof findRecentRevision>>;

/** Shows the first published and the current value of a revised figure. */
export function LastRevision({ period, first, value, day, why }: LastRevisionProps) {
  const { firstPublishedAs, revisedTo, revisedOn, corrections } = seriesMessages;
  return (
    <p>
      <span>{firstPublishedAs(period)}</span>
      <b translate="no">{first}</b>
      {revisedTo}
      <b translate="no">{value}</b>
      <span>{revisedOn(day)}</span>
      <Link to={why}>{corrections}</Link>
    </p>
  );
}
