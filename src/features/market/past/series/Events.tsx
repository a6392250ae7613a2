import { cssVars, percent } from '@/ui/cssVars';
import { classes } from '@/ui/classes';
import { seriesMessages } from '../messages';
import { shortWords } from '../periods';
import { placeEvents, type ShownEvent, wordsFit } from './events';
import './Events.css';

/** Whether the lane over the plot has room for the words of events; else it has numbers. */
export const haveRoom = (events: readonly ShownEvent[]) => wordsFit(events.map(placedOf));

/** An event by the longer of its two lines: its words, or its day. */
function placedOf({ day, words, x }: ShownEvent) {
  const date = shortWords(day);
  return { at: x, words: words.length > date.length ? words : date };
}

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

/** The events in the lane over the plot, each with a leader to the line. A child of `Plot`. */
export function EventMarks({ events }: { events: readonly ShownEvent[] }) {
  const places = placeEvents(events.map(placedOf));
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
      <b>{shortWords(day)}</b>
      <em>{words}</em>
      <span className="event-number">{index + 1}</span>
    </span>
  ));
}
