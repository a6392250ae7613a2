import { classes } from '@/ui/classes';
import { shortWords } from '../periods';
import { eventWords, type ShownEvent } from './events';
import { wordsFit } from './eventPlaces';
import { seriesMessages } from './messages';
import './Events.css';

/** Whether the lane over the plot has room for the words of events; else it has numbers. */
export const haveRoom = (events: readonly ShownEvent[]) =>
  wordsFit(events.map((event) => ({ at: event.x, words: eventWords(event) })));

/** The events by the numbers that stand on the chart where their words have no room. */
export function EventsList({ events }: { events: readonly ShownEvent[] }) {
  return (
    <ol
      className={classes('event-list', haveRoom(events) && 'beside-words')}
      aria-label={seriesMessages.events}
    >
      {events.map(({ day, words }, index) => (
        <li key={day}>
          <span className="event-number" aria-hidden="true">
            {index + 1}
          </span>
          <b>{shortWords(day)}</b> <span>{words}</span>
        </li>
      ))}
    </ol>
  );
}
