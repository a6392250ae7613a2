import { Link } from 'react-router-dom';
import { toSeriesPath } from '@/content/seriesSlugs';
import { classes } from '@/ui/classes';
import { seriesMessages } from '../messages';
import { formatShortPeriod } from '../periods';
import { type ShownEvent, canFitLabels } from './events';
import './Events.css';

interface EventsListProps {
  events: readonly ShownEvent[];
  leftOut: number;
}

/** Lists the events with their numbers. On a narrow chart, the numbers replace the labels. */
export function EventsList({ events, leftOut }: EventsListProps) {
  return (
    <ol
      className={classes('events text-sm/5', canFitLabels(events) && 'desk:sr-only')}
      aria-label={seriesMessages.events}
    >
      {events.map(({ day, label }, index) => (
        <li key={`${day} ${label}`}>
          <span className="event-number flex-none" aria-hidden="true">
            {index + 1}
          </span>
          <b className="font-semibold whitespace-nowrap text-navy-900">{formatShortPeriod(day)}</b>{' '}
          <span>{label}</span>
        </li>
      ))}
      {leftOut > 0 && (
        <li>
          <Link to={`${toSeriesPath('policy-rate')}?range=all`}>
            {seriesMessages.earlierChanges(leftOut)}
          </Link>
        </li>
      )}
    </ol>
  );
}
