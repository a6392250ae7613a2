import { percent } from '@/ui/chart/percent';
import { classes } from '@/ui/classes';
import { cssVars } from '@/ui/cssVars';
import { shortWords } from '../periods';
import { eventWords, type ShownEvent } from './events';
import { placeEvents } from './eventPlaces';
import './Events.css';

/** The events in the lane over the plot, each with a leader to the line. A child of `Plot`. */
export function EventMarks({ events }: { events: readonly ShownEvent[] }) {
  const places = placeEvents(events.map((event) => ({ at: event.x, words: eventWords(event) })));
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
