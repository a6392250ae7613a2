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
      className={classes(
        'grid gap-x-8 gap-y-2 text-sm/5 md:flex md:flex-wrap',
        wordsFit(events) && 'desk:sr-only',
      )}
      aria-label={seriesMessages.events}
    >
      {events.map(({ day, words }, index) => (
        <li
          key={day}
          className="grid grid-cols-[20px_5.5rem_minmax(0,1fr)] gap-3 text-muted md:flex"
        >
          <span className="event-number flex-none" aria-hidden="true">
            {index + 1}
          </span>
          <b className="font-semibold whitespace-nowrap text-navy-900">{formatShortPeriod(day)}</b>{' '}
          <span>{words}</span>
        </li>
      ))}
    </ol>
  );
}

/** The events in the lane over the plot, each with a leader to the line. A child of `Plot`. */
export function EventMarks({ events }: { events: readonly ShownEvent[] }) {
  const places = placeEvents(events);
  const fit = wordsFit(events);
  return events.map(({ day, words, x, y }, index) => (
    <span
      key={day}
      className={classes(
        'event',
        fit && 'event-words',
        places[index]?.left === true && 'event-left',
      )}
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
