import { cssVars, percent } from '@/ui/cssVars';
import { classes } from '@/ui/classes';
import { seriesMessages } from '../messages';
import { formatShortPeriod } from '../periods';
import { placeEvents, type ShownEvent, wordsFit } from './events';
import './Events.css';

/** The events by the numbers that stand on the chart where their words have no room. */
export function EventsList({ events }: { events: readonly ShownEvent[] }) {
  return (
    <ol
      className={classes('event-list', wordsFit(events) && 'beside-words')}
      aria-label={seriesMessages.events}
    >
      {events.map(({ day, words }, index) => (
        <li key={day}>
          <span className="event-number" aria-hidden="true">
            {index + 1}
          </span>
          <b>{formatShortPeriod(day)}</b> <span>{words}</span>
        </li>
      ))}
    </ol>
  );
}

/** The events in the lane over the plot, each with a leader to the line. A child of `Plot`. */
export function EventMarks({ events }: { events: readonly ShownEvent[] }) {
  const places = placeEvents(events);
  return events.map(({ day, words, x, y }, index) => (
    <span
      key={day}
      className={classes('event', places[index]?.left === true && 'event-left')}
      style={{
        left: percent(x),
        ...cssVars({ '--down': percent(1 - y), '--shift': `${places[index]?.shift ?? 0}px` }),
      }}
    >
      <i />
      <b>{formatShortPeriod(day)}</b>
      <em>{words}</em>
      <span className="event-number">{index + 1}</span>
    </span>
  ));
}
