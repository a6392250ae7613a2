import { cssVars, percent } from '@/ui/cssVars';
import { classes } from '@/ui/classes';
import { formatShortPeriod } from '../periods';
import { placeEvents, type ShownEvent, TURNS, labelsFit } from './events';
import './Events.css';

/** Event labels above the plot, each with a leader down to the line. Must be a child of `Plot`. */
export function EventMarks({ events }: { events: readonly ShownEvent[] }) {
  const shifts = placeEvents(events);
  const fit = labelsFit(events);
  return events.map(({ day, label, x, y }, index) => (
    <span
      key={`${day} ${label}`}
      className={classes('event', fit && 'event-labelled', x > TURNS && 'event-left')}
      style={{
        left: percent(x),
        ...cssVars({ '--down': percent(1 - y), '--shift': `${shifts[index] ?? 0}px` }),
      }}
    >
      <i />
      <b>{formatShortPeriod(day)}</b>
      <em>{label}</em>
      <span className="event-number">{index + 1}</span>
    </span>
  ));
}
